"""Gallery, its pages and how to open them without a pointer."""

import os
import tempfile

from controls import Page
from program import wait

DATA_FLOW = ("Property", "@State", "@Binding", "@ObservedObject", "@EnvironmentObject")
CONTROLS = ("Controls", "Choosing")
READING_AND_DRAWING = ("Text", "Letters", "Reading", "Shapes", "Shape operations", "Materials and styles", "Canvas")
LAYOUT = ("Layout", "Layouts", "Grid", "Scrolling")
TABLES = ("Table",)
HANDING_OVER = ("Files", "Dragging")
EDITING = ("Editing",)
MOTION = ("Animations", "Transitions", "Places and Space")
# What the pages that are examples of their own show first.
EXAMPLES = {
    "Notes": "Choose a note", "Survey": "What happened", "Inventory": "Keyboard", "Data Flow": "Choose a page",
    "Cards": "Card with 3 elements",
}
PAGES = dict.fromkeys(
    DATA_FLOW + CONTROLS + READING_AND_DRAWING + LAYOUT[:-1] + TABLES + LAYOUT[-1:] + HANDING_OVER + EDITING
    + MOTION) | EXAMPLES

# Buttons that are there to be looked at, that move only what is drawn, or that go where the page stands already.
SILENT = {
    "Glass", "Prominent", "Wave", "Go", "Beat", "Turn", "First", "Red", "Bold", "Large", "Underlined", "To the start",
    # A link of a row that is being edited, which leads nowhere until the editing is done.
    "Zoe"}
# Fields of several lines that the plain Tab leaves; an editor keeps it.
GROWING = {"Message"}

BROWSER = """[Desktop Entry]
Type=Application
Name=Browser
Exec=sh -c 'echo "$1" >> {file}' sh %u
MimeType=x-scheme-handler/https;
"""


class Gallery:
    """The program, with a browser of its own that only writes down what it is to open."""

    def __init__(self, test):
        folder = tempfile.TemporaryDirectory()
        test.addCleanup(folder.cleanup)
        self.visited = os.path.join(folder.name, "visited")
        applications = os.path.join(folder.name, "applications")
        os.mkdir(applications)
        with open(os.path.join(applications, "browser.desktop"), "w") as file:
            file.write(BROWSER.format(file=self.visited))
        with open(os.path.join(applications, "mimeapps.list"), "w") as file:
            file.write("[Default Applications]\nx-scheme-handler/https=browser.desktop\n")
        self.program = test.start("Gallery", XDG_DATA_HOME=folder.name)
        wait(lambda: len(self._outside()) > len(PAGES), self.program.described)
        outside = self._outside()
        self.page = Page(self.program, *outside)
        self.entries = {name: next(each for each in outside if each.name == name and each.role == "push button")
                        for name in PAGES}

    @property
    def addresses(self):
        """What the browser was given."""
        if not os.path.exists(self.visited):
            return []
        with open(self.visited) as file:
            return file.read().split()

    def _outside(self):
        """The sidebar, the title and the window's buttons, which stay."""
        return [each for each in self.program.elements() if each.frame[0] < 250 or each.frame[1] < 46]

    def expect(self, page):
        """Waits until a page is there."""
        wait(lambda: len(self.page.elements()) > 1, self.program.described)
        text = PAGES[page]
        if text:
            wait(lambda: any(text in each for each in self.program.texts()), self.program.described)
