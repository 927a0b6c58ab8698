"""The adapter protocol, whatever the standard: lines, JSON, strict params, refusals."""
