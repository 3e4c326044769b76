"""Gallery by keyboard alone: every control of a page is reached, seen and used."""

from controls import is_day, is_option
from explore import Exploration
from gallery import (
    CONTROLS, DATA_FLOW, EDITING, EXAMPLES, GROWING, LAYOUT, MOTION, PAGES, READING_AND_DRAWING, SILENT, TABLES,
    Gallery)
from program import WindowTest, wait


class KeyboardTests(WindowTest):
    def test_pages_of_data_flow(self):
        self.walk(DATA_FLOW)

    def test_pages_of_controls(self):
        self.walk(CONTROLS)

    def test_pages_to_read_and_to_look_at(self):
        self.walk(READING_AND_DRAWING)

    def test_pages_of_layout(self):
        self.walk(LAYOUT)

    def test_pages_of_motion(self):
        self.walk(MOTION)

    def test_pages_of_editing(self):
        self.walk(EDITING)

    def test_page_of_files(self):
        """The desktop's own dialogs open, are left with Escape, and the keyboard goes on from where it was."""
        self.open_gallery()
        self.gallery.entries["Files"].press()
        self.gallery.expect("Files")
        opens, saves = wait(lambda: self.page.stops()[1:], "There is nothing to use")
        for button, following in ((opens, saves), (saves, None)):
            self.tab_to(button)
            before = len(self.program.elements())
            self.program.key("space")
            wait(lambda: len(self.program.elements()) > before + 10, lambda: f"{button.state} opens no dialog")
            self.program.key("Escape")
            wait(lambda: len(self.program.elements()) == before, "The dialog is still there")
            self.assertEqual([each.name for each in self.page.stops()], ["Text", "Open…", "Save…"])
            if following:
                self.program.key("Tab")
                self.expect_stop(following)

    def test_pages_whose_controls_come_and_go(self):
        self.open_gallery()
        for name in TABLES + ("Dragging", ) + tuple(EXAMPLES):
            self.tab_to(self.gallery.entries[name])
            self.program.key("space")
            self.gallery.expect(name)
            Exploration(self.page.stops, self.use_once, self.leave_what_opened).run()

    def use_once(self, element):
        self.tab_to(element)
        {"combo box": self.choose}.get(element.role, self.act)(element)

    def act(self, element):
        """What it opens is looked at by who explores."""
        action = self.action(element)
        if action != self.press:
            action(element)
            return
        before = self.page.snapshot()
        self.program.key("space")
        if element.name not in SILENT and not element.is_on and element.actions:
            self.page.wait_for_change(before, element)

    def leave_what_opened(self):
        back = next((each for each in self.page.stops() if each.name == "Back"), None)
        if self.page.layer:
            self.program.key("Escape")
        elif back:
            self.tab_to(back)
            self.program.key("space")
        else:
            return False
        return True

    def tab_to(self, element):
        """Goes on with Tab until the element has the keyboard."""
        for _ in range(120):
            if element.is_focused:
                self.expect_stop(element)
                return
            current = self.focused()
            # In a menu arrows lead on.
            tab = self.key_out_of(current) if current else "Tab"
            self.program.key("Down" if element.role == "menu item" else tab)
            wait(lambda: (new := self.focused()) and (not current or new.accessible != current.accessible),
                 lambda: f"Tab moves nothing from {current and current.state} in {self.program.described()}")
        self.fail(f"Tab does not come to {element.state} in {self.program.described()}")

    def focused(self):
        return next((each for each in self.program.elements() if each.is_focused), None)

    def open_gallery(self):
        self.gallery = Gallery(self)
        self.program, self.page = self.gallery.program, self.gallery.page

    def walk(self, pages):
        self.open_gallery()
        self.entries = list(self.gallery.entries.values())
        self.program.key("Tab")
        self.place = 0
        for name in pages:
            self.to_entry(list(PAGES).index(name))
            self.program.key("space")
            self.gallery.expect(name)
            # The shorter way into the page.
            if self.place < len(PAGES) / 2:
                self.to_entry(0)
                self.go_back()
                self.use_all()
            else:
                self.to_entry(len(PAGES) - 1)
                self.use_all()
                self.go_back()

    def to_entry(self, place):
        """Goes through the sidebar."""
        if place != self.place:
            self.program.key(*["Tab" if place > self.place else "shift+Tab"] * abs(place - self.place))
        self.expect_entry(place)

    def expect_entry(self, place):
        self.place = place
        self.expect_stop(self.entries[place])

    def who(self):
        return [each.state for each in self.program.elements() if each.is_focused]

    def use_all(self):
        """Goes from the last entry of the sidebar through the page to the first, and uses each control."""
        index, key = 0, "Tab"
        while True:
            self.program.key(key)
            element = wait(lambda: self.stop(index), lambda: f"Stop {index} has not the keyboard, but {self.who()}")
            if element == self.entries[0]:
                break
            key = self.use(element, index)
            index += 1
        self.assertEqual(index, len(self.page.stops()), self.program.described())
        self.expect_entry(0)

    def stop(self, index):
        """The stop of that number, or the first entry of the sidebar, when it has the keyboard."""
        if self.entries[0].is_focused:
            return self.entries[0]
        stops = self.page.stops()
        return stops[index] if len(stops) > index and stops[index].is_focused else None

    def go_back(self):
        """Goes from the first entry of the sidebar through the page to the last."""
        key = "shift+Tab"
        for stop in reversed(self.page.stops()):
            self.program.key(key)
            self.expect_stop(stop)
            key = "ctrl+shift+Tab" if self.key_out_of(stop) == "ctrl+Tab" else "shift+Tab"
        self.program.key(key)
        self.expect_entry(len(PAGES) - 1)

    def key_out_of(self, element):
        """An editor keeps the plain key."""
        is_editor = element.role == "text" and "activate" not in element.actions and element.name not in GROWING
        return "ctrl+Tab" if is_editor else "Tab"

    def expect_stop(self, element):
        """The keyboard is at this one, which is seen, and nowhere else."""
        wait(lambda: element.is_focused, lambda: f"{element.state} has not the keyboard, but {self.who()}")
        width, height = self.program.size

        def is_seen():
            x, y, w, h = element.frame
            return x >= 0 and x + w <= width and y >= 0 and (y + h <= height or h > height)

        wait(is_seen, lambda: f"{element.state} is not in sight: {element.frame}")

    def use(self, element, index):
        self.expect_stop(element)
        key = self.action(element)(element) or "Tab"
        # What it changed may have given it another place, but it keeps the keyboard.
        wait(
            lambda: len(self.page.stops()) > index and self.page.stops()[index].is_focused,
            lambda: f"{element.state} has lost the keyboard to {self.who()}")
        return key

    def action(self, element):
        if is_day(element) or is_option(element) and not self.page.layer:
            return self.turn
        return {
            "text": self.write, "password text": self.write, "check box": self.switch, "slider": self.slide,
            "spin button": self.step, "combo box": self.choose, "link": self.follow, "list": self.select,
        }.get(element.role, self.press)

    def write(self, element):
        self.program.key("ctrl+a")
        self.program.type("Zoe")
        wanted = "Zoe" if element.role == "text" else "\u2022" * 3
        wait(lambda: element.text == wanted, lambda: f"{element.state} takes no letters")
        if self.key_out_of(element) == "Tab":
            return "Tab"
        self.program.key("Tab")
        wait(lambda: element.text == "Zoe\t", lambda: f"{element.state} takes no tab")
        return "ctrl+Tab"

    def switch(self, element):
        before = element.is_on
        self.program.key("space")
        wait(lambda: element.is_on != before, lambda: f"{element.state} is not switched")

    def slide(self, element):
        """Arrows make a number more and less again."""
        self.there_and_back(element, "Right", "Left")

    def turn(self, element):
        """An arrow leads to another day, or to the option below or above."""
        alike = is_day if is_day(element) else is_option
        elements = self.page.elements()
        following = elements[elements.index(element) + 1:]
        is_last = not following or not alike(following[0])
        self.program.key("Right" if is_day(element) else "Up" if is_last else "Down")
        wait(
            lambda: not element.is_focused and any(alike(each) and each.is_focused for each in self.page.stops()),
            lambda: f"{element.state} does not follow the arrow")

    def step(self, element):
        self.there_and_back(element, "Up", "Down")

    def select(self, element):
        """An arrow chooses a row."""
        chosen = lambda: [each.name for each in self.page.elements() if each.role == "list item" and each.is_on]
        before = chosen()
        self.program.key("Down")
        wait(lambda: chosen() and chosen() != before, lambda: f"No row of {element.state} is chosen")

    def there_and_back(self, element, more, less):
        start = element.number
        if start == element.limits[1]:
            more, less = less, more
        self.program.key(more)
        wait(lambda: element.number != start, lambda: f"{element.state} does not follow {more}")
        moved = element.number
        self.program.key(less)
        wait(
            lambda: (element.number - moved) * (moved - start) < 0, lambda: f"{element.state} does not follow {less}")

    def choose(self, element):
        """Of a picker whose options are seen an arrow chooses at once; else they are opened first."""
        before = element.text
        if self.page.options(element):
            self.program.key("Right")
            wait(lambda: element.text != before, lambda: f"{element.state} does not follow the arrow")
            return
        self.program.key("Return")
        if wait(lambda: self.page.layer, lambda: f"{element.state} opens nothing").role == "menu":
            self.leave_layer(element)
            self.program.key("Return")
            wait(lambda: self.page.layer, lambda: f"{element.state} opens nothing")
            self.program.key("Down", "Return")
        else:
            self.walk_layer(element)
        wait(lambda: element.text != before, lambda: f"Nothing else is chosen in {element.state}")

    def walk_layer(self, element):
        """Goes once round what lies above the page, uses the last control in it, and leaves it."""
        stops = self.page.stops()
        self.program.key("Tab")
        # It may open with the keyboard at what is chosen.
        start = wait(
            lambda: next((index + 1 for index, stop in enumerate(stops) if stop.is_focused), None),
            lambda: f"The keyboard does not come to what {element.state} opened, but to {self.who()}")
        for stop in [*stops[start:], *stops[:start]]:
            self.program.key("Tab")
            self.expect_stop(stop)
        for stop in [*reversed(stops[:start - 1]), *reversed(stops)][:len(stops)]:
            self.program.key("shift+Tab")
            self.expect_stop(stop)
        for stop in stops[start:]:
            self.program.key("Tab")
            self.expect_stop(stop)
        self.action(stops[-1])(stops[-1])
        if self.page.layer:
            self.leave_layer(element)
        self.expect_left(element)

    def leave_layer(self, element):
        self.program.key("Escape")
        self.expect_left(element)

    def expect_left(self, element):
        wait(lambda: not self.page.layer, lambda: f"What {element.state} opened is still there")
        wait(lambda: element.is_focused, lambda: f"The keyboard is not back at {element.state}, but {self.who()}")

    def follow(self, element):
        self.program.key("Return")
        wait(lambda: self.gallery.addresses, lambda: f"{element.state} opens nothing")

    def press(self, element):
        before = self.page.snapshot()
        self.program.key("space")
        # A text is only read and copied; what is on already stays so.
        if element.name in SILENT or element.is_on or not element.actions:
            return
        self.page.wait_for_change(before, element)
        if self.page.layer:
            self.walk_layer(element)
