"""Search: what players say leads to the rule, in the first three answers; numbers first; typos forgiven."""

from __future__ import annotations

import pytest

from cardspeak.books import book, house_book, search
from cardspeak.books.index import nearest

QUESTIONS = [
    # betting
    ("string bet", "tda-2024", {"56"}),
    ("string bet", "tda-2015", {"51"}),
    ("string bet", "apl-korea-2023", {"updates-6"}),
    ("string raise", "888pl", {"3-iv-10"}),
    ("string bet", "apl-2007", {"18-d"}),
    ("strng bet", "888pl", {"3-iv-10"}),
    ("bet out of turn", "tda-2024", {"53-A"}),
    ("acted out of turn", "888pl", {"3-iv-7"}),
    ("out-of-trun action", "tda-2015", {"40-A"}),
    ("short all in reopen", "tda-2024", {"47-A", "47-B"}),
    ("does a short all-in reopen the betting", "888pl", {"3-iv-4"}),
    ("re-open betting", "tda-2015", {"44"}),
    ("minimum raise", "tda-2024", {"43-A"}),
    ("minimum raise", "apl-2007", {"19-c", "19-d"}),
    ("50 percent rule", "tda-2015", {"43-A"}),
    ("one big chip without saying raise", "tda-2024", {"44"}),
    ("single chip call", "888pl", {"3-iv-11"}),
    ("overchip", "tda-2015", {"45"}),
    ("several chips, all needed to call", "tda-2024", {"45-A"}),
    ("several chips silently", "apl-2007", {"18-c"}),
    ("undercall", "tda-2024", {"51-B"}),
    ("undrcall", "tda-2015", {"39-B"}),
    ("I bet the pot", "tda-2024", {"54-D"}),
    ("accepted action", "tda-2015", {"49"}),
    ("conditional statement", "tda-2024", {"59-A"}),
    ("gross misunderstanding", "888pl", {"5-ii-11"}),
    ("straddle", "apl-au-2025", {"A-6"}),
    # chips
    ("chip race", "tda-2024", {"24-A"}),
    ("chip race", "tda-2015", {"23-A"}),
    ("colour up", "888pl", {"6-11"}),
    ("color up", "apl-2007", {"13-a"}),
    ("color up", "apl-korea-2023", {"general-procedures-2"}),
    ("chip up", "apl-au-2025", {"24-CHIP-UP"}),
    ("hidden chips", "888pl", {"6-20"}),
    ("chips in pocket", "tda-2024", {"62"}),
    ("stamp card", "apl-au-2025", {"27/stamp-card"}),
    ("loyalty card", "apl-au-2025", {"27/stamp-card"}),
    ("re buy", "aplpt-2025", {"3.9.1"}),
    ("making change", "apl-2007", {"16-b"}),
    ("splash the pot", "888pl", {"1-ii-2"}),
    ("splashing", "apl-2007", {"17"}),
    # dealing
    ("misdeal", "tda-2024", {"35-A", "35-D"}),
    ("misdeal", "888pl", {"3-i-2"}),
    ("mideal", "tda-2015", {"34-A"}),
    ("premature flop", "tda-2024", {"RP-5-A"}),
    ("flop dealt too early", "apl-2007", {"14-c"}),
    ("four card flop", "tda-2024", {"39-A"}),
    ("too many cards on the flop", "888pl", {"5-i-3"}),
    ("boxed card", "888pl", {"3-iii-7"}),
    ("joker", "888pl", {"3-iii-8"}),
    ("two of the same card in the deck", "888pl", {"3-iii-4"}),
    ("fouled deck", "tda-2024", {"35-E"}),
    ("dealer dropped the deck", "tda-2024", {"RP-4-1"}),
    ("one exposed card", "apl-2007", {"14-b"}),
    ("substantial action", "tda-2024", {"36-A"}),
    ("new deck", "apl-au-2025", {"26"}),
    # showdown and pots
    ("muck", "tda-2024", {"13-B"}),
    ("discarded cards still live", "tda-2024", {"14"}),
    ("cards touching the muck", "apl-2007", {"15-b"}),
    ("one card shown at showdown", "tda-2024", {"15-A"}),
    ("one card shown at showdown", "apl-korea-2023", {"pot-showdown-4-a"}),
    ("one card shown at showdown", "apl-2007", {"21"}),
    ("one card shown at shwodown", "tda-2024", {"15-A"}),
    ("who shows first", "tda-2024", {"17-A"}),
    ("who shows first", "888pl", {"3-v-8"}),
    ("ask to see a hand", "888pl", {"3-v-5"}),
    ("right to see a hand", "tda-2024", {"18-A", "18-B"}),
    ("show one show all", "apl-2007", {"29-b"}),
    ("cards speak", "tda-2024", {"12"}),
    ("odd chip", "tda-2024", {"20", "20-A"}),
    ("od chip split pot", "apl-2007", {"27"}),
    ("side pots", "tda-2024", {"21"}),
    ("playing the board", "888pl", {"5-i-9"}),
    ("rabit hunting", "tda-2015", {"28"}),
    ("rabbit", "888pl", {"2-ii-16"}),
    ("wrong pot awarded", "888pl", {"2-i-6"}),
    # seats, clock, presence
    ("calling the clock", "tda-2024", {"29/call"}),
    ("call time on a slow player", "aplpt-2025", {"3.10.1", "3.10.2"}),
    ("dead button", "apl-2007", {"9-a"}),
    ("heads up button", "tda-2024", {"34-B"}),
    ("button in the wrong place", "tda-2024", {"34-A"}),
    ("hand for hand", "apl-korea-2023", {"general-procedures-7"}),
    ("h4h", "tda-2024", {"RP-8-B"}),
    ("who moves to balance tables", "888pl", {"6-15"}),
    ("late registration", "888pl", {"2-ii-5"}),
    ("late registration", "apl-2007", {"3-b"}),
    ("final table size", "tda-2024", {"RP-9"}),
    ("player not at his seat", "tda-2024", {"30"}),
    ("draw for the button", "888pl", {"2-iii-6", "6-8"}),
    # conduct, prizes, league
    ("phone at the table", "888pl", {"1-ii-14"}),
    ("moble phone", "tda-2024", {"5-A"}),
    ("vaping", "apl-au-2025", {"B-9"}),
    ("swearing", "888pl", {"1-i-3"}),
    ("english only", "apl-au-2025", {"6"}),
    ("colusion", "tda-2024", {"69"}),
    ("chip dumping", "tda-2015", {"64"}),
    ("penalty", "tda-2015", {"66-A"}),
    ("three warnings", "888pl", {"8-2"}),
    ("two players out on the same hand", "apl-2007", {"28-a"}),
    ("make a deal at the final table", "aplpt-2025", {"3.11.18"}),
    ("bad beat", "888pl", {"2-ii-21"}),
    ("passport", "888pl", {"2-ii-9"}),
]


def found(question: str, book_id: str | None = None, limit: int = 3) -> list[str]:
    """The ids found, best first."""
    return [hit.rule.id for hit in search(question, [book_id] if book_id else None, limit)]


@pytest.mark.parametrize(("question", "book_id", "rules"), QUESTIONS)
def test_what_players_say_leads_to_the_rule(question: str, book_id: str, rules: set[str]) -> None:
    assert rules <= set(found(question, book_id, 3))


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("47-A", ["47-A", "47-A"]),
        ("rule 47", ["47-A", "47-B", "47-A", "47-B"]),
        ("Rule 47-b", ["47-B", "47-B"]),
        ("clause 3.10.1", ["3.10.1"]),
        ("RP-8-F", ["RP-8-F"]),
        ("D-V-k", ["D-V-k", "D-V-k-p2"]),
        ("what does rule 3-v-5 say", ["3-v-5"]),
    ],
)
def test_a_rule_asked_for_by_its_number_comes_first(question: str, first: list[str]) -> None:
    assert found(question, limit=len(first)) == first


def test_words_that_only_look_like_a_number_are_searched_for() -> None:
    assert found("h4h", limit=1) == ["general-procedures-7-1"]
    assert "43-A" in found("50%", "tda-2024")


def test_a_rule_is_found_once_with_all_the_books_it_stands_in() -> None:
    (hit,) = search("47-A", limit=1)
    assert hit.books[:4] == ("tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023")
    (hit,) = search("47-A", ["apl-korea-2023", "888pl"], limit=1)
    assert hit.books == ("apl-korea-2023",)


def test_only_the_books_asked_for_are_searched() -> None:
    assert {hit.rule.layer for hit in search("misdeal", ["apl-2007", "888pl"], 50)} == {"apl-2007", "888pl"}
    assert {hit.rule.layer for hit in search("odd chip", ["apl-au-2025"], 50)} == {"apl-au-2025", "tda-2024"}


def test_no_book_named_means_all_of_them() -> None:
    assert search("misdeal", [], 5) == search("misdeal", None, 5)


@pytest.mark.parametrize("nonsense", ["", "   ", "the of and", "qqqqqqqq", "§§§", "🂡", "rule", "(", "-"])
def test_nonsense_finds_nothing_or_little_and_never_fails(nonsense: str) -> None:
    assert len(search(nonsense, limit=5)) <= 5
    assert search("qqqqqqqq") == search("") == ()


def test_answers_come_best_first_and_no_more_than_wanted() -> None:
    scores = [hit.score for hit in search("odd chip", limit=7)]
    assert len(scores) == 7
    assert scores == sorted(scores, reverse=True)


def test_a_books_own_rule_comes_before_the_one_it_inherits() -> None:
    assert search("chip race", ["apl-korea-2023"], 1)[0].rule.layer == "apl-korea-2023"


def test_house_rules_are_searched_with_their_book() -> None:
    rule = (
        'id = "H-1"\ntitle = "The lifeboat tin"\narea = "prizes"\nkind = "information"\nwho = "staff"\nsays = "Coins."'
    )
    house = house_book(book("apl-2007"), f"[[rule]]\n{rule}\n", "anchor")
    assert [hit.rule.id for hit in search("lifebaot", [house])] == ["H-1"]
    assert search("chip odd", [house], 1)[0].rule.id == "27"


def test_a_word_is_only_taken_for_one_that_is_near() -> None:
    assert nearest("srting", ["string", "raise"]) == "string"
    assert nearest("banana", ["string", "raise"]) == "banana"
