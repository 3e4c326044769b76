"""A program in a real window, driven from outside as its user would: pointer and keyboard through xdotool, what is on
the screen through the accessibility bus."""

import os
import signal
import subprocess
import tempfile
import time
import unittest
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.filterwarnings("ignore", category=DeprecationWarning)

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BINARIES = os.environ.get("BINARIES", os.path.join(ROOT, ".build", "debug"))
# Screenshots are written when this names a folder.
PICTURES = os.environ.get("PICTURES")
PATIENCE = 30.0


def wait(condition, what, patience=PATIENCE):
    """Asks until the answer is true, and returns it; fails with `what`, a text or a function that makes one."""
    deadline = time.monotonic() + patience
    while True:
        try:
            answer = condition()
        except GLib.Error:  # The element left while it was asked.
            answer = None
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(what() if callable(what) else what)
        time.sleep(0.03)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def hear_signals():
    """A program that is started in the background, or to outlive its terminal, ignores what would end it."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class Element:
    """Something that the accessibility bus tells of, and where it is in the window."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.role = accessible.get_role_name()
        self.name = accessible.get_name() or ""

    def __eq__(self, other):
        return isinstance(other, Element) and self.accessible == other.accessible

    def __hash__(self):
        return hash(self.accessible)

    @property
    def text(self):
        """What stands in it: the contents of a text field, else its name."""
        text = self.accessible.get_text_iface()
        if text is None:
            return self.name
        return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))

    @property
    def frame(self):
        component = self.accessible.get_component_iface()
        if component is None:  # It has left.
            return 0, 0, 0, 0
        extents = component.get_extents(Atspi.CoordType.WINDOW)
        return extents.x, extents.y, extents.width, extents.height

    def has(self, state):
        return self.accessible.get_state_set().contains(state)

    @property
    def is_on(self):
        return self.has(Atspi.StateType.CHECKED) or self.has(Atspi.StateType.SELECTED)

    @property
    def is_enabled(self):
        return self.has(Atspi.StateType.SENSITIVE) or self.has(Atspi.StateType.ENABLED)

    @property
    def is_focused(self):
        return self.has(Atspi.StateType.FOCUSED)

    @property
    def is_expanded(self):
        return self.has(Atspi.StateType.EXPANDED)

    @property
    def number(self):
        """The value of what has one that can be made more or less."""
        value = self.accessible.get_value_iface()
        return None if value is None else Atspi.Value.get_current_value(value)

    @property
    def actions(self):
        """The names of what a screen reader can do with it."""
        try:
            actions = self.accessible.get_action_iface()
            return [] if actions is None else [
                Atspi.Action.get_action_name(actions, index) for index in range(Atspi.Action.get_n_actions(actions))]
        except GLib.Error:  # The element left while it was asked.
            return []

    @property
    def limits(self):
        value = self.accessible.get_value_iface()
        return Atspi.Value.get_minimum_value(value), Atspi.Value.get_maximum_value(value)

    @property
    def state(self):
        """All that it tells of itself."""
        return (
            self.role, self.accessible.get_name(), self.text, self.is_on, self.is_expanded, self.is_enabled, self.number)

    def press(self):
        """Presses it as a screen reader does."""
        self.accessible.get_action_iface().do_action(0)

    def act(self, name):
        self.accessible.get_action_iface().do_action(self.actions.index(name))


class Program:
    """An example of this project, from its start to the end of the test."""

    def __init__(self, example, arguments=(), **environment):
        self.example = example
        self.should_have_ended = False
        self.process = subprocess.Popen(
            [os.path.join(BINARIES, f"Martlet{example}App"), *arguments],
            env={**os.environ, "GTK_A11Y": "atspi", **environment}, stderr=subprocess.PIPE, preexec_fn=hear_signals)
        os.set_blocking(self.process.stderr.fileno(), False)
        self.said = ""
        self.root = wait(self._application, f"{example} does not appear on the accessibility bus")
        self.window = wait(self._window, f"{example} opens no window")
        run("xdotool", "windowfocus", "--sync", self.window)
        # The bus counts from the frame of the window, the pointer from the shadow around it.
        geometry = dict(line.split("=") for line in run("xdotool", "getwindowgeometry", "--shell", self.window).split())
        frame = Element(self.root.get_child_at_index(0)).frame
        self.size = frame[2:]
        self.shadow = (int(geometry["WIDTH"]) - frame[2]) // 2, (int(geometry["HEIGHT"]) - frame[3]) // 2

    def _application(self):
        self._listen()
        assert self.process.poll() is None, f"{self.example} ended: {self.said}"
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid and child.get_child_count() > 0:
                return child
        return None

    def _window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else None

    @property
    def processor_ticks(self):
        """The hundredths of a second of processor time it has used, in all threads."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def _geometry(self, *names):
        words = run("xdotool", "getwindowgeometry", "--shell", self.window).split()
        geometry = dict(word.split("=") for word in words)
        return tuple(int(geometry[name]) for name in names)

    @property
    def outer_size(self):
        """The window's size in pixels as the window system has it."""
        return self._geometry("WIDTH", "HEIGHT")

    @property
    def place(self):
        """Where the window stands on the screen, in pixels."""
        return self._geometry("X", "Y")

    def resize(self, width, height):
        """Gives the window another size, as the user does by its edges; returns it."""
        run("xdotool", "windowsize", "--sync", self.window, str(width), str(height))
        wait(lambda: self.outer_size == (width, height), "The window keeps its size")
        return self.outer_size

    def _listen(self):
        self.said += (self.process.stderr.read() or b"").decode(errors="replace")

    def wait_for_end(self):
        """Waits until it ends by itself, as it should; returns its status."""
        self.process.wait(PATIENCE)
        self.should_have_ended = True
        return self.process.returncode

    def close(self):
        """Ends it; fails when it ended by itself or complained."""
        ended = None if self.should_have_ended else self.process.poll()
        self.process.terminate()
        self.process.wait(PATIENCE)
        self._listen()
        self.process.stderr.close()
        assert ended is None, f"{self.example} ended with {ended}: {self.said}"
        complaints = [line for line in self.said.splitlines() if "warning" in line.lower() or "critical" in line.lower()]
        assert not complaints, "\n".join(complaints)

    # What is on the screen

    def elements(self):
        """All elements in reading order, without the containers of the toolkit."""
        found = []

        def walk(accessible):
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                if child is None:
                    continue
                # What goes while it is looked at answers no more.
                try:
                    if child.get_name() or child.get_text_iface() is not None or child.get_role_name() == "list":
                        found.append(Element(child))
                    walk(child)
                except RuntimeError:
                    continue

        walk(self.root)
        return found

    def find(self, name, role=None, number=0):
        """The element with that label, as soon as there is one; of several, the one of that number."""

        def look():
            matches = [each for each in self.elements() if name == each.name and role in (None, each.role)]
            return matches[number] if len(matches) > number else None

        return wait(look, lambda: f"No {role or 'element'} {name!r} among {self.described()}")

    def expect(self, *names):
        """Waits until all these labels and texts are on the screen, and returns them with all others."""
        return wait(
            lambda: (texts := self.texts()) and all(name in texts for name in names) and texts,
            lambda: f"Not all of {names} are in {self.described()}")

    def expect_gone(self, *names):
        wait(
            lambda: not any(name in self.texts() for name in names),
            lambda: f"One of {names} is still in {self.described()}")

    def texts(self):
        texts = []
        for element in self.elements():
            texts.append(element.text)
            if element.name != element.text:
                texts.append(element.name)
        return texts

    def described(self):
        return "\n" + "\n".join(f"  {each.role}: {each.name!r} {each.text!r} {each.frame}" for each in self.elements())

    def field(self, number=0):
        """A native text field or editor, by its number from the top."""

        def look():
            fields = [each for each in self.elements() if each.accessible.get_editable_text_iface() is not None]
            return fields[number] if len(fields) > number else None

        return wait(look, lambda: f"There are no {number + 1} fields in {self.described()}")

    # The user's hands

    def click(self, target, button=1, times=1, at=(0.5, 0.5), role=None):
        x, y = self._point(target, at, role)
        self._hand("mousemove", x, y)
        self._hand("click", "--repeat", times, "--delay", 60, button, move=False)

    def drag(self, target, by, role=None, at=(0.5, 0.5)):
        x, y = self._point(target, at, role)
        self._hand("mousemove", x, y)
        self._hand("mousedown", 1, move=False)
        for step in range(1, 11):
            self._hand("mousemove", x + by[0] * step // 10, y + by[1] * step // 10)
        self._hand("mouseup", 1, move=False)

    def scroll(self, target, clicks, modifier=None):
        """Turns the wheel above something, down for a positive number."""
        self._hand("mousemove", *self._point(target, (0.5, 0.5), None))
        if modifier:
            self._hand("keydown", modifier, move=False)
        self._hand("click", "--repeat", abs(clicks), "--delay", 20, 5 if clicks > 0 else 4, move=False)
        if modifier:
            self._hand("keyup", modifier, move=False)

    def type(self, text, delay=5):
        self._hand("type", "--delay", delay, text, move=False)

    def key(self, *names):
        self._hand("key", "--delay", 30, *names, move=False)

    def replace(self, field, text, delay=5):
        """Clicks into a field and types over what stands in it."""
        self.click(field)
        wait(lambda: field.is_focused, "The field takes no keyboard")
        self.key("ctrl+a")
        self.type(text, delay)

    def _point(self, target, at, role):
        element = self.find(target, role) if isinstance(target, str) else target
        # The bus tells of an element before GTK has given it its place.
        wait(lambda: element.frame[2] > 0, lambda: f"{element.name!r} has no place")
        # A native on its way in a sheet is clicked where it stands in the end, as a person would.
        places = [None]

        def stands():
            places.append(element.frame)
            return places[-1] == places[-2]

        wait(stands, lambda: f"{element.name!r} does not stand still")
        x, y, width, height = places[-1]
        return int(x + width * at[0]) + self.shadow[0], int(y + height * at[1]) + self.shadow[1]

    def _hand(self, verb, *words, move=True):
        words = [str(word) for word in words]
        run("xdotool", verb, *(["--window", self.window] if verb == "mousemove" else []), *words)

    def picture(self, name):
        """Takes a screenshot into the folder that PICTURES names, when one is wanted."""
        if not PICTURES:
            return
        self._hand("mousemove", 2, 2)
        time.sleep(0.5)
        run("import", "-window", self.window, os.path.join(PICTURES, f"{name}.png"))


class WindowTest(unittest.TestCase):
    """A test of one example; `start` opens it and the end of the test closes it."""

    def start(self, example, **environment):
        # What a program keeps is not there for the next test.
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = Program(example, **{"XDG_CONFIG_HOME": folder.name, **environment})
        self.addCleanup(program.close)
        return program
