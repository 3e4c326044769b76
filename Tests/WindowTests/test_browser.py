"""A program in a browser, through GTK's Broadway server: what its page sends and is sent."""

import base64
import os
import socket
import struct
import subprocess
import tempfile
import time
import unittest

BINARIES = os.environ.get("BINARIES", os.path.join(os.path.dirname(__file__), "..", "..", ".build", "debug"))
PATIENCE = 20.0


class Page:
    """The part of Broadway's page that knows surfaces, the pointer and whether a keyboard is wanted."""

    LENGTHS = {0: 3, 1: 0, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 9: 4, 10: 0, 14: 4, 16: 6}
    MOVE, PRESS, RELEASE, CONFIGURE, SCREEN_SIZE, ROUNDTRIP = 2, 3, 4, 11, 12, 14

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: broadway\r\n\r\n"
        ).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        self.serial = 0
        self.surfaces = {}
        self.wants_keyboard = False
        self.state = 0
        self.send(self.SCREEN_SIZE, 1200, 1000, 1)

    def send(self, kind, *numbers):
        data = struct.pack(f">{3 + len(numbers)}i", kind, self.serial, int(time.monotonic() * 1000) & 0x7FFFFFFF, *numbers)
        head = bytes([0x82, 0x80 | len(data)])
        self.socket.sendall(head + bytes(4) + data)

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            assert part, "The server has closed the connection"
            data += part
        return data

    def _message(self):
        size = self._read(2)[1] & 127
        if size == 126:
            size = struct.unpack(">H", self._read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._read(8))[0]
        return self._read(size)

    def serve(self, seconds):
        """Takes what comes in so many seconds."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self.socket.settimeout(left)
            try:
                first = self.socket.recv(1, socket.MSG_PEEK)
            except TimeoutError:
                break
            assert first, "The server has closed the connection"
            self.socket.settimeout(PATIENCE)
            self._obey(self._message())

    def _obey(self, message):
        place = 0
        while place < len(message):
            command, self.serial = struct.unpack_from("<BI", message, place)
            place += 5
            if command == 2:
                surface, _, _, width, height = struct.unpack_from("<HhhHH", message, place)
                self.surfaces[surface] = [0, 0, width, height]
                place += 10
            elif command == 8:
                surface, parts = struct.unpack_from("<HB", message, place)
                place += 3
                for bit, index in [(1, 0), (2, 2)]:
                    if parts & bit:
                        self.surfaces[surface][index:index + 2] = struct.unpack_from("<hh", message, place)
                        place += 4
                self.send(self.CONFIGURE, surface, *self.surfaces[surface])
            elif command == 12:
                self.wants_keyboard = struct.unpack_from("<H", message, place)[0] != 0
                place += 2
            elif command == 13:
                place += 8 + struct.unpack_from("<II", message, place)[1]
            elif command == 15:
                place += 6 + 4 * struct.unpack_from("<HI", message, place)[1]
            else:
                if command == 16:
                    surface, tag = struct.unpack_from("<HI", message, place)
                    self.send(self.ROUNDTRIP, surface, tag)
                place += self.LENGTHS[command]

    def click(self, x, y):
        """Clicks at a place of the largest surface, with the states that Broadway's page tells."""
        surface, frame = max(self.surfaces.items(), key=lambda each: each[1][2] * each[1][3])
        where = (surface, surface, x + frame[0], y + frame[1], x, y)
        self.send(self.MOVE, *where, 0)
        self.serve(0.3)
        self.send(self.PRESS, *where, 0x100, 1)
        self.serve(0.1)
        self.send(self.RELEASE, *where, 0, 1)
        self.serve(0.7)


class BrowserTests(unittest.TestCase):
    def test_a_click_reaches_what_it_meets_whatever_was_clicked_before(self):
        with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as free:
            port, display = free.getsockname()[1], 40 + os.getpid() % 1000
            free.close()
            environment = {
                **os.environ, "GDK_BACKEND": "broadway", "GSK_RENDERER": "broadway",
                "BROADWAY_DISPLAY": f":{display}", "XDG_RUNTIME_DIR": folder, "XDG_CACHE_HOME": folder,
            }
            server = subprocess.Popen(["gtk4-broadwayd", "-p", str(port), f":{display}"], env=environment)
            self.addCleanup(server.wait)
            self.addCleanup(server.terminate)
            self.retry(lambda: socket.create_connection(("127.0.0.1", port)).close())
            program = subprocess.Popen([os.path.join(BINARIES, "MartletNotesApp")], env=environment)
            self.addCleanup(program.wait)
            self.addCleanup(program.kill)
            page = Page(port)
            self.addCleanup(page.socket.close)
            deadline = time.monotonic() + PATIENCE
            while not page.surfaces and time.monotonic() < deadline:
                page.serve(0.3)
            page.serve(2)
            # The first note, then its title; the shadow around the window is a part of the surface.
            left = top = self.shadow(page)
            page.click(left + 60, top + 128)
            self.assertFalse(page.wants_keyboard)
            page.click(left + 540, top + 83)
            self.assertTrue(page.wants_keyboard, "The field that was clicked has not got the keyboard")
            page.click(left + 750, top + 128)
            page.click(left + 500, top + 223)
            self.assertTrue(page.wants_keyboard, "The editor that was clicked has not got the keyboard")

    @staticmethod
    def shadow(page):
        """The window is 820 points wide."""
        return (max(frame[2] for frame in page.surfaces.values()) - 820) // 2

    def retry(self, action):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return action()
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
