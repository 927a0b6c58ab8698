"""A second, independent implementation of pool/1 in the Python standard library."""
