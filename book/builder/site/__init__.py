"""The published site: two editions, the pages at its top, search, JupyterLite, what a device keeps, a server."""
