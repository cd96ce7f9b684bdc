"""Phrases: strings that know how they were made."""

from __future__ import annotations

import msgspec

from cardspeak.phrase import Part, Phrase, listed, parts_of, phrase


def test_a_phrase_is_its_english_text_and_keeps_template_and_values() -> None:
    made = phrase("{who} puts {chips}.", who="Bo", chips=500)
    assert made == "Bo puts 500."
    assert made.parts == (Part("{who} puts {chips}.", {"who": "Bo", "chips": 500}),)


def test_a_phrase_within_a_phrase_is_kept_as_parts() -> None:
    made = phrase("{who} makes {act}.", who="Bo", act=phrase("a call of {chips}", chips=5))
    assert made == "Bo makes a call of 5."
    assert made.parts[0].values["act"] == (Part("a call of {chips}", {"chips": 5}),)


def test_sentences_follow_each_other_and_empty_ones_are_left_out() -> None:
    made = phrase("One.").then("", phrase("Two."), "three")
    assert made == "One. Two. three"
    assert [part.text for part in made.parts] == ["One.", "Two.", "{text}"]


def test_a_row_of_things_keeps_each() -> None:
    made = listed(["Ann", phrase("nobody"), "Cy"], " and ")
    assert made == "Ann and nobody and Cy"
    assert made.parts[0].text == "{item0} and {item1} and {item2}"
    assert listed([]) == ""


def test_parts_are_written_as_plain_data() -> None:
    made = phrase("{who} makes {act}.", who="Bo", act=phrase("a call"))
    written = msgspec.json.decode(msgspec.json.encode(made.parts))
    assert written == [
        {"text": "{who} makes {act}.", "values": {"who": "Bo", "act": [{"text": "a call", "values": {}}]}}
    ]
    assert isinstance(made, Phrase)
    assert parts_of("plain") == (Part("{text}", {"text": "plain"}),)
