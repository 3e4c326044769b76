"""Gallery: every page, by mouse and by keyboard."""

import re

from controls import Controls
from program import Atspi, GLib, WindowTest, wait

PAGES = dict.fromkeys(
    ("Property", "@State", "@Binding", "@ObservedObject", "@EnvironmentObject", "Controls", "Choosing", "Text", "Reading", "Shapes",
     "Shape operations", "Materials and styles", "Canvas", "Layout", "Layouts", "Grid", "Scrolling", "Animations",
     "Transitions", "Places and Space"))
PAGES |= {
    "Notes": "Choose a note", "Survey": "What happened", "Inventory": "Keyboard", "Data Flow": "Choose a page",
    "Cards": "Card with 3 elements",
}

# Buttons that are there to be looked at.
SILENT = {"Glass", "Prominent"}


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

    def test_the_keyboard_reaches_every_control_of_every_page(self):
        program = self.start("Gallery")
        controls = Controls(program)
        for page in PAGES:
            self.open_page_by_keys(program, controls, page)
            wanted = sorted((each.role, each.name) for each in controls.stops())
            reached, last = [], None
            for _ in range(len(wanted) + 40):
                program.key("Tab")
                wait(
                    lambda: (focused := controls.focused()) and (focused.role, focused.name, focused.frame) != last,
                    f"The keyboard stays at {last} on {page}")
                focused = controls.focused()
                last = (focused.role, focused.name, focused.frame)
                if focused.frame[0] > 250:
                    reached.append(last[:2])
                if all(reached.count(each) >= wanted.count(each) for each in wanted):
                    break
            for each in wanted:
                self.assertGreaterEqual(reached.count(each), wanted.count(each), f"{each} of {page}: {reached}")

    def open_page_by_keys(self, program, controls, page):
        """Opens a page from the sidebar; the keyboard is at the sidebar's last entry then, before the page."""
        first, last = list(PAGES)[0], list(PAGES)[-1]
        if controls.focused() is None:
            program.key("Tab")
        else:
            # From the page back into the sidebar.
            while controls.focused().frame[0] > 250:
                before = controls.focused().frame
                program.key("shift+Tab")
                wait(lambda: (focused := controls.focused()) and focused.frame != before, "The keyboard does not go back")
        place = list(PAGES).index(page) - list(PAGES).index(controls.focused().name)
        if place:
            program.key(*["Tab" if place > 0 else "shift+Tab"] * abs(place))
        wait(lambda: self.entry(program, page).is_focused, f"{page} has no focus, unlike {first}")
        program.key("space")
        wait(lambda: len([each for each in program.elements() if each.frame[0] > 260]) > 2, program.described)
        if PAGES[page]:
            wait(lambda: any(PAGES[page] in each for each in program.texts()), program.described)
        if page != last:
            program.key(*["Tab"] * (len(PAGES) - 1 - list(PAGES).index(page)))
        wait(lambda: self.entry(program, last).is_focused, f"{last} has no focus")

    def test_every_control_is_used_by_keyboard_alone(self):
        program = self.start("Gallery")
        controls = Controls(program)
        for page, text in PAGES.items():
            if text:
                continue
            self.open_page_by_keys(program, controls, page)
            index = 0
            while index < len(controls.stops()):
                program.key("Tab")
                wait(lambda: controls.stops()[index].is_focused, lambda: f"{page}, {index}: {program.described()}")
                controls.use_by_keys(index, SILENT)
                index += 1

    def test_every_control_is_used_by_a_screen_reader_alone(self):
        program = self.start("Gallery")
        controls = Controls(program)
        for page, text in PAGES.items():
            if text:
                continue
            self.open_page(program, page)
            index = 0
            while index < len(controls.all()):
                controls.use_by_bus(index, SILENT)
                index += 1

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
        self.assertTrue(program.find("Colour", "push button").text)
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
        day.press()
        wait(lambda: any("September 12" in each.name and each.is_on for each in program.elements()), program.described)
