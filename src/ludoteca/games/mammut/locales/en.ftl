### Mammut: every key stands in every language.

mammut-subtitle = dividing the loot
mammut-pitch = Help yourself from the heap or rob the greedy: what you hold when everyone has a share is scored.
mammut-goal = Goal: the most points after five rounds. Each round, share out the loot; then it is scored.
mammut-rules-setup = Set-up: each round, 31 prey tiles and the shaman are put into the centre. Everyone starts with 10 points and two cards.
mammut-rules-turn = Your turn: play cards if you like, then take tiles from the centre or rob a player. When everyone has tiles, the round is scored.
mammut-diagram-shaman = The shaman: ties run clockwise on the red side, anticlockwise on the blue side.
mammut-option-tiles = The list of tiles

## The open question

mammut-kind-turn = { $seat_is ->
    [you] Your turn: play cards if you like, then take tiles or rob somebody.
   *[other] { $seat } has the turn.
}
mammut-kind-take = { $seat_is ->
    [you] Take more tiles, or say that you are done.
   *[other] { $seat } is taking tiles.
}
mammut-kind-back = { $seat_is ->
    [you] You have robbed: tap 1 or more of these tiles to put back, and keep at least one.
   *[other] { $seat } chooses which robbed tiles go back into the centre.
}
mammut-kind-choose = { $seat_is ->
    [you] Choose an animal that you don’t own yet.
   *[other] { $seat } chooses an animal.
}
mammut-kind-draw = Cards are drawn for the axes.
mammut-kind-deal = The bag is emptied for the next round.

## Why a move is refused

mammut-why-is-over = The game is over.
mammut-why-chance-is-next = Cards must be drawn or tiles dealt first.
mammut-why-not-asked = It is not your turn to choose.
mammut-why-no-such-action = There is no such action.
mammut-why-dividing-is-over = The loot is divided: now an animal is chosen.
mammut-why-nothing-to-choose = Animals are chosen only while scoring, when a card says so.
mammut-why-take-in-progress = You are taking tiles: take another or say that you are done. Cards come first.
mammut-why-rob-in-progress = You are robbing: put tiles back or say that you are done.
mammut-why-nothing-taken = Take at least one tile, or rob somebody.
mammut-why-nothing-robbed = Only tiles that you have just robbed are put back.
mammut-why-not-in-centre = That tile doesn’t lie in the centre.
mammut-why-out-of-order = Name the tiles in ascending order, the shaman last.
mammut-why-must-take-all = You are the last one without tiles: if you take, take all.
mammut-why-not-the-last = Only the last one without tiles takes all at once.
mammut-why-centre-is-empty = The centre is empty: you have to rob.
mammut-why-no-such-pile = There is no such pile in a game of this many players.
mammut-why-rob-oneself = You can’t rob yourself.
mammut-why-rob-nothing = There is nothing to rob there.
mammut-why-rob-single = A single tile can’t be robbed.
mammut-why-give-back-first = Put at least one of the robbed tiles into the centre first.
mammut-why-keep-one = You keep at least one of the robbed tiles.
mammut-why-not-robbed = That is not one of the tiles that you robbed and still have.
mammut-why-card-not-held = You don’t hold that card.
mammut-why-peek-not-hidden = You can only look under tiles that show “?”.
mammut-why-peek-at-two = Look under exactly two tiles, as long as two show “?”.
mammut-why-return-nothing = Everybody you choose must have tiles to put back.
mammut-why-owns-animal = You own that animal already, and never two of a kind.
mammut-why-not-ones-tile = That tile isn’t yours.
mammut-why-no-animal-on-tile = That tile shows no animal.
mammut-why-tile-already-given = You have used that tile for the other card already.
mammut-why-choose-a-tile = Say also for which of your animal tiles you take it.
mammut-why-choose-no-tile = This card needs no tile: name only the animal.
mammut-why-not-optional = This card isn’t optional: choose an animal.
mammut-error-bad-tiles = That is no list of tiles (rule 1.2): { $faults }.
mammut-fault-not-a-list = it must be a list
mammut-fault-not-31-tiles = there must be 31 tiles
mammut-fault-not-two-sides = tile { $place } must have two sides
mammut-fault-unknown-side = tile { $place } has a side that doesn’t exist
mammut-fault-sides-alike = both sides of tile { $place } are alike
mammut-fault-not-json = it is not JSON

## What happened

mammut-event-dealt = Round { $round }: the bag is emptied. { $first_is ->
    [you] You begin.
   *[other] { $first } begins.
}
mammut-event-began = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
mammut-event-took = { $seat_is ->
    [you] You take { $tile }.
   *[other] { $seat } takes { $tile }.
}
mammut-event-took-several = { $seat_is ->
    [you] You take { $number } tiles: { $tiles }.
   *[other] { $seat } takes { $number } tiles: { $tiles }.
}
mammut-event-took-all = { $seat_is ->
    [you] You are the last and take all that is left: { $tiles }.
   *[other] { $seat } is the last and takes all that is left: { $tiles }.
}
mammut-event-robbed = { $seat_is ->
    [you] You rob { $victim } of { $tiles }.
   *[other] { $victim_is ->
        [you] { $seat } robs you of { $tiles }.
       *[other] { $seat } robs { $victim } of { $tiles }.
    }
}
mammut-event-gave-back = { $seat_is ->
    [you] You put { $tile } into the centre.
   *[other] { $seat } puts { $tile } into the centre.
}
mammut-event-gave-back-several = { $seat_is ->
    [you] You put { $number } tiles into the centre: { $tiles }.
   *[other] { $seat } puts { $number } tiles into the centre: { $tiles }.
}
mammut-event-peeked = { $seat_is ->
    [you] You look under { $tiles } and see: { $sides }.
   *[other] { $seat } looks under { $tiles }.
}
mammut-event-flipped = { $seat_is ->
    [you] You flip { $tiles }.
   *[other] { $seat } flips { $tiles }.
}
mammut-event-returned = { $seat_is ->
    [you] { $victim_is ->
        [you] You put your own tiles back into the centre: { $tiles }.
       *[other] You make { $victim } put back { $tiles }.
    }
   *[other] { $victim_is ->
        [you] { $seat } makes you put back { $tiles }.
       *[other] { $seat } plays a return card: back into the centre go { $tiles } of { $victim }.
    }
}
mammut-event-laid = { $seat_is ->
    [you] You lay down a card: { $card }.
   *[other] { $known ->
        [yes] { $seat } lays a card face down: { $card }.
       *[no] { $seat } lays a card face down.
    }
}
mammut-event-divided = The loot is divided. { $first_is ->
    [you] You will begin the next round.
   *[other] { $first } will begin the next round.
}
mammut-event-revealed = { $seat_is ->
    [you] You had played: { $cards }.
   *[other] { $seat } had played: { $cards }.
}
mammut-event-turned = Under the “?” of { $handle } is: { $side }.
mammut-event-drew = { $seat_is ->
    [you] You draw a card: { $card }.
   *[other] { $seat } draws a card.
}
mammut-event-reshuffled = The discards are shuffled into a new pile of { $number }.
mammut-event-scored = { $for ->
    [axes] { $seat }: { $points } for axes.
    [axe-points] { $seat }: { $points } more for axes.
    [leading-furs] { $seat }: { $points } for leading the fur track.
    [trailing-furs] { $seat }: { $points } for being last on the fur track.
    [fur-points] { $seat }: { $points } for most fur tiles.
    [tusks] { $seat }: { $points } for tusks.
    [tusk-points] { $seat }: { $points } for most tusks.
    [food] { $seat }: { $points } for food.
    [fewest-fires] { $seat }: { $points } for fewest fires.
   *[fires] { $seat }: { $points } for fires.
}
mammut-event-counted = { $as ->
    [fur] { $seat }: most axes, which counts as a fur.
   *[fire] { $card_key ->
        [tusk-fire] { $seat }: most tusks, which counts as a fire.
       *[axe-fire] { $seat }: most axes, which counts as a fire.
    }
}
mammut-event-advanced = { $seat }: { $steps } on along the fur track.
mammut-event-chose = { $seat_is ->
    [you] You choose: { $kind }.
   *[other] { $seat } chooses: { $kind }.
}
mammut-event-skipped = { $seat_is ->
    [you] You leave the card unused.
   *[other] { $seat } leaves the card unused.
}
mammut-event-gained = { $seat_is ->
    [you] New animals for you: { $kinds }.
   *[other] New animals for { $seat }: { $kinds }.
}
mammut-event-discarded = { $seat }: to the discards go { $cards }.
mammut-event-round = Now comes round { $round }.
mammut-event-collected = { $seat }: { $points } for { $kinds } kinds of animal.
mammut-event-ended = The last round is scored.

## How it ended

mammut-reason-points = { $winners_is ->
    [you] You have most points: you win!
   *[other] Most points: { $winners } wins.
}
mammut-reason-furs = { $winners_is ->
    [you] Level on points, and further on the fur track: you win!
   *[other] Level on points, but { $winners } is further on the fur track and wins.
}
mammut-reason-shared = Level on points and furs, the win is shared: { $winners }.
mammut-end-rounds = Points by round
mammut-end-decisive = { $winner_is ->
    [you] What decided it: { $category }, { $first } points for you, { $second } for { $next }.
   *[other] { $next_is ->
        [you] What decided it: { $category }, { $first } points for { $winner }, { $second } for you.
       *[other] What decided it: { $category }, { $first } points for { $winner }, { $second } for { $next }.
    }
}

## Sides, animals and cards

mammut-side-food = food
mammut-side-tusk = tusk
mammut-side-fur = fur
mammut-side-axe = axe
mammut-side-fire = fire
mammut-side-question = ?
mammut-side-bison = bison
mammut-side-boar = boar
mammut-side-cave-bear = cave bear
mammut-side-deer = deer
mammut-side-hare = hare
mammut-side-horse = horse
mammut-side-wolf = wolf
mammut-side-red = shaman, red
mammut-side-blue = shaman, blue
mammut-card-peek = peek
mammut-card-flip = flip
mammut-card-return = return
mammut-card-fur = a fur
mammut-card-animal = an animal of choice
mammut-card-axe-points = points for axes
mammut-card-fur-points = points for most furs
mammut-card-fur-animal = an animal for most furs
mammut-card-axe-fur = a fur for most axes
mammut-card-tusk-points = points for most tusks
mammut-card-tusk-fire = a fire for most tusks
mammut-card-axe-fire = a fire for most axes

## Beside the tiles

mammut-panel-round = Round { $round } of 5
mammut-panel-centre = Centre
mammut-panel-pile = Pile
mammut-panel-discards = Discards
mammut-panel-now = If scored now
mammut-panel-then = If scored after this move
mammut-panel-points = points
mammut-panel-furs = furs
mammut-panel-cards = cards
mammut-panel-down = face down
mammut-panel-animals = animals
mammut-panel-total = total
mammut-panel-tie = a tie while the shaman lies in the centre
mammut-panel-mean = a mean over what you can’t see

## Facts in words

mammut-fact-round = Round { $round } of 5. { $first_is ->
    [you] You begin it.
   *[other] { $first } begins it.
}
mammut-fact-next = Round { $round } of 5. { $first_is ->
    [you] You will begin the next one.
   *[other] { $first } will begin the next one.
}
mammut-fact-centre = Centre: { $tiles }.
mammut-fact-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $furs ->
    [one] { $furs } fur
   *[other] { $furs } furs
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $down } face down.
mammut-fact-tiles = { $seat }, tiles: { $tiles }.
mammut-fact-animals = { $seat }, animals: { $kinds }.
mammut-fact-played = { $seat }, cards played: { $cards }.
mammut-fact-piles = Pile: { $pile }. Discards: { $discards }.
mammut-fact-nothing = nothing
mammut-fact-known = Under { $handle } you have seen: { $side }.
mammut-hand-cards = { $number ->
    [0] You hold no cards.
    [one] Your card: { $cards }.
   *[other] Your cards: { $cards }.
}
mammut-hand-down = Face down before you: { $cards }.
mammut-around-tile = { $handle } shows: { $side }. It lies at: { $place }.
mammut-around-under = Its other side: { $side }.
mammut-around-could = Its other side could be: { $sides }.
mammut-around-pile = { $place }: { $tiles }.

## What a move would do

mammut-hint-all = all { $number } tiles of the centre
mammut-hint-done = that was all
mammut-hint-rob = { $tiles }
mammut-hint-peek = look under them
mammut-hint-flip = shows now: { $sides }
mammut-hint-return = their tiles go back into the centre
mammut-hint-lay = face down until scoring
mammut-hint-for = for the tile { $handle } ({ $side })
mammut-hint-skip = leave the card unused
mammut-tally-now = If it were scored now:
mammut-tally-then = If it were scored after this:
mammut-tally-seat = { $seat }: { $total }. Axes { $axe }, furs { $fur }, tusks { $tusk }, food { $food }, fire { $fire }.
mammut-tally-cards = { $seat }, cards to draw for axes: { $cards }.
mammut-tally-steps = { $seat }, steps on the fur track: { $steps }.
mammut-tally-animals = { $seat }, new kinds of animal: { $kinds }, worth { $worth } more at the end.
mammut-tally-tied = { $value }, tied
mammut-tally-mean = Means over what you can’t see.
mammut-standing = { $seat }: { $points } points, { $furs } furs, animals: { $kinds }.

## First help

mammut-help =
    Most points win after round 5. Everybody ends the dividing with some tiles; then they are scored.
    In your turn play as many cards as you like, then do one of two things:
    take 3, take 7, done: take tiles from the centre, in ascending order
    rob 2, back 5, done: take all tiles of a player and put at least one of them into the centre
    The last one without tiles takes all that is left: take all
    play peek 4 9 · play flip 3 S · play return 1 2 · play fur: cards
    What are the piles worth? Type: preview

## On the screen

mammut-you = You
mammut-place-pile = { $seat_is ->
    [you] your tiles
   *[other] { $seat }'s tiles
}
mammut-place-group = { $seat_is ->
    [you] your group { $group }
   *[other] { $seat }'s group { $group }
}
mammut-tiles = Tiles
mammut-tile-name = { $side }, tile { $handle }: { $place }.
mammut-tile-hidden = question mark
mammut-do-take = { $number ->
    [one] Take { $number } tile
   *[other] Take { $number } tiles
}
mammut-do-take-one = Take { $tile }
mammut-do-take-all = Take all { $number }
mammut-last-taker = You are the last without tiles: all { $number } are yours, unless you rob.
mammut-rest = { $before_is ->
    [nobody] { $last_is ->
        [you] Then you get all { $number } that are left.
       *[other] Then { $last } gets all { $number } that are left.
    }
    [you] If you take too, { $last } gets what is left: up to { $number }.
   *[other] { $last_is ->
        [you] If { $before } takes too, you get what is left: up to { $number }.
       *[other] If { $before } takes too, { $last } gets what is left: up to { $number }.
    }
}
mammut-do-back = Give back { $number } and finish
mammut-do-back-one = Put { $tile } into the centre
mammut-do-back-none = Give back at least 1 of { $number }
mammut-do-done = Done
mammut-do-skip = Leave the card unused
mammut-do-rob = Rob { $place } ({ $number })
mammut-do-rob-this = Rob { $number }
mammut-do-return-this = Return { $number }
mammut-do-lay = Lay face down: { $card }
mammut-do-play = Play { $card }: { $on }
mammut-do-peek = { $number ->
    [one] Look under { $number } tile
   *[other] Look under { $number } tiles
}
mammut-do-flip = { $number ->
    [one] Flip { $number } tile
   *[other] Flip { $number } tiles
}
mammut-do-return = { $number ->
    [one] Return { $number } pile
   *[other] Return { $number } piles
}
mammut-do-choose = Take the { $kind }
mammut-do-choose-for = Take the { $kind } for { $tile }
mammut-do-clear = Clear
mammut-do-nothing = Choose tiles, a pile or a card
mammut-keys = Arrows walk the tiles, Space selects, Enter plays, Esc clears. Drag over or around several; Shift takes all alike.
mammut-seat-acts = to play
mammut-seat-empty = no tiles
mammut-own-empty = your tiles come here
mammut-own-empty-group = your group { $group } of 2: fill both
mammut-hand = Your cards
mammut-tabs = What to show
mammut-tab-tracks = Tracks
mammut-sum-now = if scored now
mammut-sum-then = after this
mammut-tally-head-now = If scored now
mammut-tally-head-then = After this
mammut-tally-points = pts
mammut-tally-with = with { $number } chosen
mammut-tally-hidden = +{ $number } hidden
mammut-tally-none = without tiles
mammut-tally-why = { $seat }, { $category }: { $number }. Rule: { $rule }.
mammut-tally-why-tied = { $points } for one of: { $names }. The shaman decides whom.
mammut-tally-why-hidden = Hidden tiles and cards may change this.
mammut-tally-ask = Tap a number to see why.
mammut-tally-most = has most
mammut-tally-legend-most = most
mammut-tally-order = { $side ->
    [red] { $seat_is ->
        [you] ties: you, then clockwise
       *[other] ties: { $seat }, then clockwise
    }
   *[blue] { $seat_is ->
        [you] ties: you, then anticlockwise
       *[other] ties: { $seat }, then anticlockwise
    }
}
mammut-does-peek = Look under two tiles that show “?”
mammut-does-flip = Flip one or two tiles, wherever they lie
mammut-does-return = Players of your choice put their tiles back
mammut-does-fur = Counts as one fur of yours
mammut-does-animal = For one of your animal tiles take a missing animal of choice
mammut-does-axe-points = Everyone: 2 points more for each axe
mammut-does-fur-points = Most fur tiles: 4 points
mammut-does-fur-animal = Most fur tiles: a missing animal of choice
mammut-does-axe-fur = Most axes: counts as a fur
mammut-does-tusk-points = Most tusks: 4 points
mammut-does-tusk-fire = Most tusks: counts as a fire
mammut-does-axe-fire = Most axes: counts as a fire
mammut-choose = Choose an animal
mammut-choose-tile = For which tile?
mammut-choose-kind = Which animal do you take?
mammut-score-title = Scoring of round { $round }
mammut-score-told = Round { $round } is scored
mammut-score-again = Scoring of round { $round }, again
mammut-score-round = Round { $round }
mammut-score-before = before
mammut-score-now = now
mammut-score-step-animals = animals
mammut-score-step-end = collection
mammut-score-rule-axe = { $round ->
    [5] 3 points for each
   *[other] a card for each
}
mammut-score-rule-fur = track: first +{ $round }, last −{ $round }
mammut-score-rule-tusk = 2 points for each
mammut-score-rule-food = { $players ->
    [2] most 8
    [3] most 8, second 5
   *[other] most 8, second 5, third 2
}
mammut-score-rule-fire = { $players ->
    [2] fewest −5, the other 1 for each
   *[other] fewest −5
}
mammut-score-rule-animals = kinds you don’t own yet
mammut-score-rule-end = 3 kinds 4, then 9, 15, 22, 30
mammut-score-drew = { $number ->
    [one] { $number } card drawn
   *[other] { $number } cards drawn
}
mammut-score-axes = 3 × { $number }
mammut-score-axe-points = 2 more for each, by card
mammut-score-leading-furs = leads the track with { $number }
mammut-score-trailing-furs = last on the track with { $number }
mammut-score-fur-points = 4 for most fur tiles, by card
mammut-score-tusks = 2 × { $number }
mammut-score-tusk-points = 4 for most tusks, by card
mammut-score-food = food: { $number }
mammut-score-fewest-fires = fewest fires: { $number }
mammut-score-fires = 1 × { $number }
mammut-score-counted = has most: one more by card
mammut-score-advanced = { $number ->
    [one] { $number } step on
   *[other] { $number } steps on
}
mammut-score-chose = chosen by card
mammut-score-gained = new
mammut-score-skipped = card left unused
mammut-score-collected = for all kinds together
mammut-score-nothing = nothing
mammut-score-safe = safe
mammut-score-count = { $number ->
    [one] { $number } counts
   *[other] { $number } count
}
mammut-score-tie = { $owner_is ->
    [you] Level with { $number }: you have the shaman.
   *[other] Level with { $number }: { $owner } has the shaman.
} { $side ->
    [red] Red side, clockwise:
   *[blue] Blue side, anticlockwise:
} { $first } before { $last }.
mammut-score-order = The shaman’s order
mammut-score-order-rule = Of the tied, a gain goes to the first, a loss to the last.
mammut-score-revealed = Cards revealed
mammut-score-back = Back
mammut-score-next = Next: { $step }
mammut-score-hide = Hide
mammut-score-close = Go on
mammut-lesson-heap = { $device ->
    [touch] The bag is emptied: 31 prey tiles and the shaman lie before you, some showing a “?”. Everybody will have a share of this loot; then all shares are scored. Look around: tap a tile.
   *[mouse] The bag is emptied: 31 prey tiles and the shaman lie before you, some showing a “?”. Everybody will have a share of this loot; then all shares are scored. Look around: hover over a tile, or move with the arrow keys.
}
mammut-lesson-take = { $device ->
    [touch] Take as many tiles as you like, but at least one: tap them one by one, or draw a line around them. Then press the button. The more you take, the more somebody may want to rob.
   *[mouse] Take as many tiles as you like, but at least one: click them one by one, draw a line around them, or hold Shift for all that look alike. Then press the button. The more you take, the more somebody may want to rob.
}
mammut-lesson-take-done = They are yours, for now. Whoever has tiles is passed over until they are robbed or everybody has some.
mammut-lesson-tally = Two players have tiles now, you have none. The table “If scored now” tells what each share would bring: the crown marks who has most, the triangle who pays. Ties are broken by whoever has the shaman.
mammut-lesson-rob = { $device ->
    [touch] Instead of taking from the centre you may rob somebody of everything they have. The first tap on a Rob button shows what it would be worth, the second one robs.
   *[mouse] Instead of taking from the centre you may rob somebody of everything they have. Hover over a Rob button to see what it would be worth, then click it.
}
mammut-lesson-rob-done = All theirs are in front of you now, and they will have a turn again.
mammut-lesson-rob-other = That is allowed too, but here you should rob somebody.
mammut-lesson-back = A robber must put at least one of the robbed tiles into the centre and keep at least one. Choose what you can do without and press the button. A smaller share tempts nobody.
mammut-lesson-back-done = Done. Somebody with a single tile can’t be robbed at all.
mammut-lesson-lay = Before you take or rob you may play cards. Yellow ones are laid face down and count at scoring: this one gives 4 points to whoever has most tusks. Lay it down.
mammut-lesson-lay-done = It stays yours whatever happens to your tiles, but the points go to whoever has the majority.
mammut-lesson-lay-other = First lay the yellow card down: cards come before tiles.
mammut-lesson-last = You are the last one without tiles. If you take from the heap now you must take everything that is left, and that ends the dividing. Take all.
mammut-lesson-last-done = All loot is divided. The “?” are turned over, the cards revealed, and the scoring begins.
mammut-lesson-last-other = Here take everything that is left.
mammut-lesson-scoring = Six categories, always in this order: an axe draws a card, furs move you on their track, a tusk brings 2 points, most food 8, then 5; fewest fires cost 5, and animals are collected. Walk back and forth through the sheet.
mammut-lesson-peek = Grey cards act at once. With this one you look under two tiles that show “?”, wherever they lie. Touch the card, choose two of them, press the button. Only you will see.
mammut-lesson-peek-done = The little eye keeps in mind what you have seen. Others see that you know, not what.
mammut-lesson-peek-other = Here play the grey card with the eye first.
mammut-lesson-flip = This card turns one or two tiles over, also those of others. The shaman has two sides as well: red counts clockwise, blue anticlockwise. Flip the shaman.
mammut-lesson-flip-done = Now ties are counted the other way round. Everybody knows what is on both its sides.
mammut-lesson-flip-other = Here the shaman should be among the flipped tiles.
mammut-lesson-choose = Scoring can ask you something. You laid this card: for one of your animal tiles you may take any animal that you don’t own yet instead. Choose.
mammut-lesson-choose-done = One kind more. Three kinds are worth 4 points at the end, all seven 30.
mammut-lesson-end = After round 5 most points win; level, whoever is further on the fur track. With two players everybody fills two groups. Touch whatever you aren’t sure about: you will be told why not. Good loot!
