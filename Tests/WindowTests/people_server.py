"""A server of people on this machine, for the programs that load them."""

import functools
import http.server
import os
import threading

from program import ROOT


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class Server:
    """Serves the people of the example, on a port of its own."""

    def __init__(self, port=0):
        handler = functools.partial(Quiet, directory=os.path.join(ROOT, "Examples", "DataFlow"))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}/people.json"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
