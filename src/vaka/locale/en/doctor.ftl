### What is installed, and what is missing.

error-missing-extra = This needs vaka[{ $extra }]. To install it: { $command }
