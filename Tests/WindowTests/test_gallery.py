"""Gallery: every page, by mouse and by keyboard."""

import re

from program import WindowTest, wait

PAGES = dict.fromkeys(
    ("Property", "@State", "@Binding", "@ObservedObject", "@EnvironmentObject", "Controls", "Text", "Reading", "Shapes",
     "Shape operations", "Materials and styles", "Canvas", "Layout", "Layouts", "Grid", "Scrolling", "Animations",
     "Transitions", "Places and Space"))
PAGES |= {
    "Notes": "Choose a note", "Survey": "What happened", "Inventory": "Keyboard", "Data Flow": "Choose a page",
    "Cards": "Card with 3 elements",
}


class GalleryTests(WindowTest):
    def entry(self, program, page):
        """The page's entry in the sidebar: the leftmost button of that name."""
        return wait(
            lambda: next((each for each in sorted(program.elements(), key=lambda each: each.frame[0])
                          if each.name == page and each.role == "push button" and each.frame[0] < 200), None),
            lambda: f"No entry {page!r} in {program.described()}")

    def bring_into_sight(self, program, page):
        """Turns the wheel above the sidebar until the page's entry is in the window."""
        if self.entry(program, page).frame[1] < 712:
            return
        program.scroll(self.entry(program, "Grid"), 10)
        wait(lambda: self.entry(program, page).frame[1] < 712, lambda: f"{page} is not scrolled into sight")

    def test_every_page_is_opened_by_mouse(self):
        program = self.start("Gallery")
        for page, text in PAGES.items():
            self.bring_into_sight(program, page)
            program.click(self.entry(program, page))
            wait(lambda: len([each for each in program.elements() if each.frame[0] > 260]) > 2, program.described)
            if text:
                wait(lambda: any(text in each for each in program.texts()), program.described)
            program.picture("gallery-" + re.sub("[^a-z]", "", page.lower()))

    def test_every_page_is_opened_by_keyboard(self):
        program = self.start("Gallery")
        for page, text in PAGES.items():
            program.key("Tab")
            wait(lambda: self.entry(program, page).is_focused, lambda: f"{page} has no focus")
            program.key("space")
            if text:
                wait(lambda: any(text in each for each in program.texts()), program.described)
