"""Chat of tables."""

from __future__ import annotations

from ludoteca.store import ChatLine, Store, TableId, Token
from tests.support.store_factories import ID, appended, loaded, new_table, run


def said(text: str, channel: str = "players", seat: int | None = None) -> ChatLine:
    """A chat line before it is stored."""
    return ChatLine(0, channel, seat, "South", text, 5)


def test_channels_are_separate(store: Store) -> None:
    run(store.create_table(new_table()))
    for number in range(5):
        run(store.add_chat(ID, said(str(number), "players" if number % 2 else "spectators")))
    assert [one.text for one in run(store.chat(ID))] == list("01234")
    assert [one.text for one in run(store.chat_history(ID, "players", 9))] == ["1", "3"]
    assert [one.text for one in run(store.chat_history(ID, "spectators", 2))] == ["2", "4"]
    assert run(store.chat_history(ID, "spectators", 0)) == run(store.chat_history(TableId("other"), "players", 9)) == []


def test_hidden_lines_do_not_count_towards_the_limit_of_a_history(store: Store) -> None:
    run(store.create_table(new_table()))
    for text in "abcd":
        run(store.add_chat(ID, said(text)))
    for line in run(store.chat(ID))[2:]:
        run(store.hide_chat(ID, line.number))
    assert [one.text for one in run(store.chat_history(ID, "players", 2))] == ["a", "b"]
    assert [one.text for one in run(store.chat(ID))] == list("abcd")


def test_every_line_of_a_long_chat_is_listed(store: Store) -> None:
    run(store.create_table(new_table()))
    for number in range(250):
        run(store.add_chat(ID, said(str(number))))
    assert [one.text for one in run(store.chat(ID))] == [str(number) for number in range(250)]


def test_a_chat_line_is_loaded_with_the_number_that_the_store_gave_it(store: Store) -> None:
    run(store.create_table(new_table()))
    run(store.add_chat(ID, said("hello", seat=1)))
    run(store.add_chat(ID, said("hello")))
    first, second = run(store.chat(ID))
    assert first == ChatLine(first.number, "players", 1, "South", "hello", 5, 0)
    assert first.number < second.number


def test_hidden_lines_are_marked(store: Store) -> None:
    other = TableId("other")
    run(store.create_table(new_table()))
    run(store.create_table(new_table(other)))
    for text in "abc":
        run(store.add_chat(ID, said(text)))
    run(store.add_chat(other, said("d")))
    run(store.hide_chat(ID, run(store.chat(ID))[1].number))
    assert [one.hidden for one in run(store.chat(ID))] == [0, 1, 0]
    run(store.hide_chat(ID))
    assert [one.hidden for one in run(store.chat(ID))] == [1, 1, 1]
    assert [one.hidden for one in run(store.chat(other))] == [0]


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    run(store.create_table(new_table(tokens=(Token(b"h" * 32, "host"),))))
    run(store.append(appended(1, 5)))
    run(store.add_chat(ID, said("hello")))
    run(store.delete_table(ID))
    assert run(store.load_table(ID)) is None
    run(store.create_table(new_table()))
    assert loaded(store).lines == []
    assert loaded(store).tokens == []
    assert run(store.chat(ID)) == []
