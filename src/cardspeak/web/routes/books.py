"""The books: reading, searching and comparing them, for everybody who is signed in."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cardspeak.books.languages import language
from cardspeak.desk.reading_books import (
    FoundRule,
    FullRule,
    ListedBook,
    ReadLayer,
    ReadTopic,
    TopicName,
    compare_books,
    find_rules,
    full_rule,
    listed_books,
    read_layer,
    topic_names,
    words_of_books,
)
from cardspeak.errors import Unreadable
from cardspeak.web.answers import cached
from cardspeak.web.routing import EVERYBODY, route

LANGUAGE = {"lang": "The language of the texts, en or ko; English if left out."}


def _language(request: Request) -> str:
    return language(request.query_params.get("lang", ""))


@route("GET", "/api/books", *EVERYBODY, gives=list[ListedBook], query=LANGUAGE)
async def list_books(request: Request) -> Response:
    """The books, with what each builds on and how many rules it has in each area."""
    return cached(request, listed_books, _language(request))


@route("GET", "/api/books/topics", *EVERYBODY, gives=list[TopicName], query=LANGUAGE)
async def list_topics(request: Request) -> Response:
    """The topics on which the books can be laid side by side."""
    return cached(request, topic_names, _language(request))


@route("GET", "/api/books/words", *EVERYBODY, gives=dict[str, str], query=LANGUAGE)
async def list_words(request: Request) -> Response:
    """What books are asked, and what their guides and notices say: the words of ``about`` and ``practice``."""
    return cached(request, words_of_books, _language(request))


COMPARE = {"topic": "A topic by its English name, any question in words, or a rule number.", **LANGUAGE}


@route("GET", "/api/books/compare", *EVERYBODY, gives=list[ReadTopic], query=COMPARE)
async def compare_on(request: Request) -> Response:
    """What each book says on a topic, side by side."""
    return cached(request, compare_books, request.query_params.get("topic", ""), _language(request))


SEARCH = {
    "q": "The question, in the words of players or by number; typos are forgiven.",
    "book": "Only this book and what it builds on.",
    "limit": "How many rules at the most; 20 if left out.",
    **LANGUAGE,
}


@route("GET", "/api/books/search", *EVERYBODY, gives=list[FoundRule], query=SEARCH)
async def search_books(request: Request) -> Response:
    """The rules for a question, best first."""
    asked = request.query_params
    limit = asked.get("limit", "20")
    if not limit.isdecimal() or len(limit) > 4:
        raise Unreadable("books.limit", field="limit", value=limit[:40])
    return cached(request, _found, asked.get("q", ""), asked.get("book", ""), limit, _language(request))


def _found(words: str, book: str, limit: str, lang: str) -> tuple[FoundRule, ...]:
    return find_rules(words, book, int(limit), lang)


@route("GET", "/api/books/{book}", *EVERYBODY, gives=ReadLayer, query=LANGUAGE)
async def read_book(request: Request) -> Response:
    """The rules of one layer in our words; a book is the sum of its layers."""
    return cached(request, read_layer, request.path_params["book"], _language(request))


@route("GET", "/api/books/{book}/rules/{rule:path}", *EVERYBODY, gives=FullRule, query=LANGUAGE)
async def read_rule(request: Request) -> Response:
    """One rule with its references, doubts and settings, and what the other books say."""
    book, rule = request.path_params["book"], request.path_params["rule"]
    return cached(request, full_rule, book, rule, _language(request))
