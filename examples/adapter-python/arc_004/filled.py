"""Texts that may be missing."""


def is_filled(text: str | None) -> bool:
    """True for a text that says something: a blank one names nothing, just as null does."""
    return text is not None and text.strip() != ""
