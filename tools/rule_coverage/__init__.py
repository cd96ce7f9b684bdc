"""Which rules of the catalogues are applied: recorded while the tests run through the faces of the product.

A rule is *reached* when code that cites it runs for a sentence or question of the floor, an order to an event, a report, a
part of a page, a request to the server, or a command. It is *done* when it is reached and a test carries its mark, as in
``@pytest.mark.rule("tda-2024", "47-A")``. ``make rules`` runs the tests with the recorder and prints the report.
"""
