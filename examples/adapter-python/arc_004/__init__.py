"""A second, independent implementation of arc-004/1 in the Python standard library."""
