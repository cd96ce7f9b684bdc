"""Korean particles: which form follows a word is decided by its last spoken sound."""

from __future__ import annotations

from typing import Literal

Final = Literal["none", "rieul", "other"]
_SPOKEN: dict[str, Final] = {
    **dict.fromkeys("2459", "none"),
    **dict.fromkeys("178", "rieul"),
    **dict.fromkeys("036", "other"),
    **dict.fromkeys("aeiouhjkqvwxyzcdgpstbf", "none"),
    **dict.fromkeys("lr", "rieul"),
    **dict.fromkeys("mn", "other"),
}
"""The last sound of a digit or a Latin letter as it is read aloud: 1 일, 7 칠, 8 팔 end in ㄹ; 0 영, 3 삼, 6 육 in another."""
_FIRST, _LAST, _FINALS, _RIEUL = 0xAC00, 0xD7A3, 28, 8


def final_of(word: str) -> Final:
    """The last sound of a word; brackets, quotes and other marks at its end are not spoken.

    >>> final_of("김철수"), final_of("테이블 3"), final_of("서울"), final_of("Ann)")
    ('none', 'other', 'rieul', 'other')
    """
    for sign in reversed(word):
        if _FIRST <= ord(sign) <= _LAST:
            final = (ord(sign) - _FIRST) % _FINALS
            return "none" if not final else "rieul" if final == _RIEUL else "other"
        if sign.lower() in _SPOKEN:
            return _SPOKEN[sign.lower()]
    return "none"


def with_particle(word: str, forms: str) -> str:
    """A word with its particle; ``forms`` names the one after a final consonant and the one after a vowel.

    >>> with_particle("벳", "을/를"), with_particle("1025", "을/를"), with_particle("레벨 8", "으로/로")
    ('벳을', '1025를', '레벨 8로')
    """
    after_final, after_vowel = forms.split("/")
    final = final_of(word)
    if final == "rieul" and after_final == "으로":
        return word + after_vowel
    return word + (after_vowel if final == "none" else after_final)
