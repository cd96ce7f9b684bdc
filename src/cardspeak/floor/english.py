"""Words as people write them: tense and number taken off, words of one meaning put together, words that say nothing."""

from __future__ import annotations

from functools import cache

_IRREGULAR = {
    form: base
    for base, forms in {
        "be": "is are was were been being am s", "have": "has had having", "do": "does did done doing",
        "go": "goes went gone going", "get": "gets got gotten getting", "put": "puts putting", "say": "says said saying",
        "tell": "tells told telling", "give": "gives gave given giving", "take": "takes took taken taking",
        "make": "makes made making", "come": "comes came coming", "leave": "leaves left leaving", "see": "sees saw seen seeing",
        "show": "shows showed shown showing", "throw": "throws threw thrown throwing", "fall": "falls fell fallen falling",
        "deal": "deals dealt dealing", "bet": "bets betting", "draw": "draws drew drawn drawing", "hold": "holds held holding",
        "keep": "keeps kept keeping", "lose": "loses lost losing", "win": "wins won winning", "find": "finds found finding",
        "know": "knows knew known knowing", "begin": "begins began begun beginning", "run": "runs ran running",
        "sit": "sits sat sitting", "stand": "stands stood standing", "speak": "speaks spoke spoken speaking",
        "pay": "pays paid paying", "read": "reads reading", "let": "lets letting", "think": "thinks thought thinking",
        "hear": "hears heard hearing", "lie": "lies lay lying lain", "card": "cards", "die": "dies died dead dying",
        "stop": "stops stopped stopping", "misunderstand": "misunderstands misunderstood misunderstanding",
        "send": "sends sent sending", "bring": "brings brought bringing", "hit": "hits hitting", "quit": "quits quitting",
        "cut": "cuts cutting", "forget": "forgets forgot forgotten forgetting", "rise": "rises rose risen rising",
    }.items()
    for form in forms.split()
}  # fmt: skip

MEANINGS: tuple[frozenset[str], ...] = tuple(
    frozenset(group.split())
    for group in (
        "away absent missing", "return back", "muck discard", "drop fall knock spill slip tip", "expose flash reveal turn",
        "see look peek", "begin start commence open", "end finish stop expire elapse", "over end finish", "ask want request demand",
        "say claim declare announce state", "early premature prematurely soon", "wrong incorrect mistaken bad",
        "extra additional another", "notice discover find realise realize spot", "player person guy opponent", "leave go depart exit",
        "new newcomer fresh", "pass elapse", "push throw slide toss shove pitch release", "kill muck", "table face-up",
        "error mistake misread", "call summon", "fewer less", "device phone cellphone mobile", "director td", "next new following",
        "hand cards card", "count number", "big large", "smallest lowest minimum least", "first opening", "cap limit",
    )
)  # fmt: skip
"""Words that stand for one another where no form has the word itself."""

FILLERS = frozenset(
    [
        "a",
        "an",
        "the",
        "his",
        "her",
        "their",
        "its",
        "my",
        "your",
        "our",
        "this",
        "that",
        "these",
        "those",
        "he",
        "she",
        "they",
        "it",
        "there",
        "here",
        "now",
        "just",
        "then",
        "already",
        "also",
        "still",
        "only",
        "simply",
        "actually",
        "really",
        "please",
        "and",
        "but",
        "so",
        "well",
        "quietly",
        "silently",
        "accidentally",
        "mistakenly",
        "suddenly",
        "both",
        "own",
        "be",
        "have",
        "do",
        "get",
        "some",
        "any",
        "immediately",
        "again",
        "too",
        "whole",
        "entire",
        "yet",
        "anymore",
        "apparently",
        "clearly",
        "obviously",
        "himself",
        "herself",
        "themselves",
        "when",
        "quickly",
        "slowly",
    ]
)
"""Words that may stand anywhere and say nothing; verbs in their plain form."""
PREPOSITIONS = frozenset(
    [
        "of",
        "at",
        "on",
        "in",
        "to",
        "for",
        "by",
        "from",
        "with",
        "after",
        "before",
        "into",
        "onto",
        "off",
        "as",
        "about",
        "over",
    ]
)
"""Words that say what another word is to the sentence: left out, but never taken for one another."""
NUMBERS = {
    word: number
    for number, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
}


@cache
def stem(word: str) -> str:
    """A word without tense, number and possessive.

    >>> [stem(word) for word in ("mucked", "Ann's", "dealing", "flopped", "cards", "was", "misunderstood", "raises")]
    ['muck', 'ann', 'deal', 'flop', 'card', 'be', 'misunderstand', 'raise']
    """
    text = word.lower().replace("’", "'").removesuffix("'s").removesuffix("'").strip(".!")
    if text in _IRREGULAR:
        return _IRREGULAR[text]
    for ending in ("ing", "ied", "ies", "ed", "es", "s"):
        if text.endswith(ending) and len(text) - len(ending) >= 3 and not text.endswith("ss"):
            return _rest(text.removesuffix(ending), ending)
    return text


def _rest(base: str, ending: str) -> str:
    if ending in ("ied", "ies"):
        return base + "y"
    if ending == "es":
        return base if base.endswith(("ss", "x", "z", "ch", "sh")) else base + "e"
    if ending == "s":
        return base
    if base[-1] == base[-2] and base[-1] not in "lsz":
        return base[:-1]
    return base + "e" if _wants_e(base) else base


def _wants_e(base: str) -> bool:
    """Whether a verb has lost an e before its ending: raised, posed, noticed, exposed, but not dealt or checked."""
    return base[-1] in "cvsuz" or (base[-1] == "g" and base[-2:] != "ng") or base.endswith(("as", "os", "rg"))


@cache
def meanings(base: str) -> frozenset[str]:
    """The stem and those that stand for it."""
    return frozenset({base}).union(*(group for group in MEANINGS if base in group))
