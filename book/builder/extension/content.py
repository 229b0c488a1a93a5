"""What a page's content gets when it is written: live forms, addresses for links, prepared answers, its notebook."""

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from book.builder.extension import folds, forms, languages, notebook_links, replies, rule_pages


class FinishContent(SphinxPostTransform):
    """Works on the HTML in a page's document: the forms and what else its notebook holds as HTML."""

    default_priority = 900  # after MyST-NB has chosen what it shows of an output
    formats = ("html",)

    def run(self, **kwargs: object) -> None:
        app, page = self.app, self.env.docname
        places = rule_pages.places(self.env, page)
        papers = f"{'../' * page.count('/')}_static/paper/{languages.of_page(app, page)}/"
        folds.decisions(self.document, languages.of_page(app, page))
        found: list[tuple[str, str]] = []
        for raw in self.document.findall(nodes.raw):
            text = forms.from_stored(raw.astext())
            text = forms.with_page_links(forms.with_rule_links(text, places))
            text = forms.with_paper_links(text, papers)
            raw[:] = [nodes.Text(text)]
            found += forms.forms(text)
        if found:
            self.add(replies.ship(app, page, replies.pack(found)))
        if page == app.config.root_doc:
            self.add(app.builder.templates.render("offline.html", {"book_python": app.config.book_python}))
        if app.config.book_editions:
            self.add(notebook_links.section(page, app.config.language, **app.config.book_repository))

    def add(self, html: str) -> None:
        """At the end of the page."""
        self.document += nodes.raw("", html, format="html")
