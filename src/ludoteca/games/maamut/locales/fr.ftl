### Mâamut: every key stands in every language.

maamut-subtitle = the hunter's spirit
maamut-pitch = Frighten the mammoth across the prairie and into a trap of your own.

## The open question

maamut-kind-place = Place your hunter on an outer tile.
maamut-kind-turn = Your turn: move, set or remove a trap, or discard.
maamut-kind-flee = The mammoth comes at you: choose where to flee.
maamut-kind-draw = A card is drawn.

## Why a move is refused

maamut-why-is-over = The hunt is over.
maamut-why-chance-is-next = A card must be drawn first.
maamut-why-not-asked = It is not your turn to choose.
maamut-why-no-such-action = There is no such action.
maamut-why-placing-first = All hunters are placed before the first turn.
maamut-why-placing-is-over = Your hunter is on the board already.
maamut-why-fleeing-first = You are frightened: flee before anything else happens.
maamut-why-not-frightened = Only a hunter whom the mammoth runs into flees.
maamut-why-place-not-outer = Hunters start on the outer ring of 18 tiles.
maamut-why-place-on-rock = Nobody can stand on rock.
maamut-why-place-occupied = Another pawn stands there.
maamut-why-card-not-held = You don't hold that card.
maamut-why-move-off-board = That line leaves the board: a move is exactly as long as its card.
maamut-why-move-into-rock = Rock is in the way: a move is straight and never enters rock.
maamut-why-trap-off-grass = Traps can only be set on grass.
maamut-why-trap-on-trap = There is a trap here already.
maamut-why-trap-not-alone = Another hunter shares your tile: set traps only when you are alone.
maamut-why-no-traps-left = All four of your traps are on the board.
maamut-why-nothing-to-remove = There is no trap under your hunter.
maamut-why-remove-not-alone = Another hunter shares your tile: remove traps only when you are alone.
maamut-why-flee-off-board = That way leads off the board.
maamut-why-flee-into-rock = That way there is rock.
maamut-why-flee-occupied = A pawn stands there: you flee to a free tile.
maamut-why-flee-back = The mammoth came from there.
