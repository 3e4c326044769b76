"""Gallery: every page, by mouse and by keyboard."""

import re

from gallery import PAGES
from program import Atspi, GLib, WindowTest, wait


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

    def open_page(self, program, page):
        self.entry(program, page).press()
        wait(lambda: len([each for each in program.elements() if each.frame[0] > 260]) > 2, program.described)
        text = PAGES[page]
        if text:
            wait(lambda: any(text in each for each in program.texts()), program.described)

    def test_a_screen_reader_hears_no_secret(self):
        program = self.start("Gallery")
        self.open_page(program, "Controls")
        heard = []
        listener = Atspi.EventListener.new(lambda event: heard.append((event.source.get_role_name(), event.any_data)))
        listener.register("object:text-changed")
        self.addCleanup(listener.deregister, "object:text-changed")

        def hears(role):
            while GLib.MainContext.default().iteration(False):
                pass
            return [data for name, data in heard if name == role]

        program.click(program.find("Password", "password text"))
        program.type("geheim")
        wait(lambda: program.find("Password", "password text").text == "\u2022" * 6, program.described)
        program.click(program.find("Name", "text"))
        program.type("Ada")
        wait(lambda: "".join(hears("text")) == "Ada", lambda: f"What is typed is not told: {heard}")
        self.assertEqual(hears("password text"), [])

    def test_what_is_chosen_tells_its_value_and_state(self):
        program = self.start("Gallery")
        self.open_page(program, "Choosing")
        self.assertEqual(program.find("Flavour", "combo box").text, "Vanilla")
        self.assertIn("2001", program.find("Day", "combo box").text)
        # Of what tells no value it is the name.
        self.assertNotIn(program.find("Colour", "push button").text, ("", "Colour"))
        self.assertTrue(program.find("More", "push button").has(Atspi.StateType.EXPANDABLE))
        self.assertFalse(program.find("More", "push button").has(Atspi.StateType.EXPANDED))
        program.find("More", "push button").press()
        wait(lambda: program.find("More", "push button").has(Atspi.StateType.EXPANDED), program.described)
        self.assertEqual(program.field().text, "As cold as it gets")
        self.assertTrue(program.field().name)
        names = [each.name for each in program.elements()]
        self.assertLess(names.index("Flavour"), names.index(program.field().name))
        # A day of the calendar, by its name.
        program.find("Day", "combo box").press()
        day = wait(
            lambda: next((each for each in program.elements() if "September 12" in each.name), None), program.described)
        self.assertFalse(day.is_on)
        # What lies behind the pop-over is not there meanwhile.
        behind = [each.state for each in program.elements() if each.name in ("Flavour", "Colour", "More")]
        self.assertEqual(behind, [])
        day.press()
        wait(lambda: any("September 12" in each.name and each.is_on for each in program.elements()), program.described)
