"""What a catalogue of words is: the phrases of one domain, in both languages side by side."""

#: One phrase with named fields, or one for one and one for several, chosen by the field ``n``.
Phrase = str | tuple[str, str]
#: Key → the phrase in English and in French. A key that ends in ``@G`` holds Greek Canasta's own words.
Catalogue = dict[str, tuple[Phrase, Phrase]]
