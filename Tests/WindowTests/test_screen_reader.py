"""Gallery by the accessibility bus alone, as a screen reader sees and uses it: every control of a page."""

from explore import Exploration
from gallery import (
    CONTROLS, DATA_FLOW, EDITING, EXAMPLES, LAYOUT, MOTION, READING_AND_DRAWING, SILENT, TABLES, Gallery)
from program import Atspi, WindowTest, wait


class ScreenReaderTests(WindowTest):
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
        self.open_gallery()
        self.open_page("Files")
        controls = self.page.controls()
        self.assertTrue(controls)
        for each in controls:
            self.expect_name(each)
        self.use(next(each for each in controls if each.role == "text"))
        for name in [each.name for each in controls if each.role == "push button" and each.name.endswith("…")]:
            before = len(self.program.elements())
            self.program.find(name, "push button").press()
            # The dialog is the toolkit's own, with its own tree.
            wait(lambda: len(self.program.elements()) > before + 10, f"{name} opens no dialog")
            # The toolkit reads the letter for the keyboard out, too.
            cancel = next(
                each for each in self.program.elements()
                if each.role == "push button" and each.name.endswith("Cancel"))
            cancel.press()
            wait(lambda: len(self.program.elements()) <= before + 2, lambda: f"The dialog of {name} stays")

    def test_pages_whose_controls_come_and_go(self):
        self.open_gallery()
        for name in TABLES + ("Dragging", ) + tuple(EXAMPLES):
            self.open_page(name)
            Exploration(self.page.controls, self.use_once, self.leave_what_opened).run()

    def use_once(self, element):
        """What it opens is looked at by who explores."""
        self.expect_name(element)
        action = self.action(element)
        if action != self.press:
            action(element)
        elif element.actions:
            self.press_once(element)

    def leave_what_opened(self):
        back = next((each for each in self.page.controls() if each.name == "Back"), None)
        if self.page.layer:
            self.leave()
        elif back:
            back.press()
            wait(lambda: back not in self.page.controls(), lambda: f"{back.state} leads nowhere")
        else:
            return False
        return True

    def open_gallery(self):
        self.gallery = Gallery(self)
        self.program, self.page = self.gallery.program, self.gallery.page

    def walk(self, pages):
        self.open_gallery()
        for name in pages:
            self.open_page(name)
            index = 0
            # Asked once for each: what moves may leave meanwhile.
            while index < len(controls := self.page.controls()):
                self.use(controls[index])
                index += 1
            # The last control that was used may be gone, but none was left out.
            self.assertGreaterEqual(index, len(self.page.controls()), self.program.described())

    def open_page(self, name):
        entry = self.gallery.entries[name]
        entry.press()
        self.gallery.expect(name)
        wait(lambda: entry.is_on, f"{name} is not told to be the chosen page")

    def use(self, element):
        self.expect_name(element)
        self.action(element)(element)

    def action(self, element):
        return {
            "text": self.write, "password text": self.write, "check box": self.switch, "slider": self.set,
            "spin button": self.step, "combo box": self.choose, "link": self.follow, "radio button": self.mark,
        }.get(element.role, self.press)

    def expect_name(self, element):
        # A list is told by its rows.
        if not element.name and element.role != "list":
            self.fail(f"A {element.role} has no name: {self.program.described()}")

    def write(self, element):
        Atspi.EditableText.set_text_contents(element.accessible.get_editable_text_iface(), "Zoe")
        wanted = "Zoe" if element.role == "text" else "\u2022" * 3
        wait(lambda: element.text == wanted, lambda: f"{element.state} takes no text")

    def switch(self, element):
        before = element.is_on
        element.press()
        wait(lambda: element.is_on != before, lambda: f"{element.state} is not switched")

    def mark(self, element):
        """An option among others."""
        element.press()
        wait(lambda: element.is_on, lambda: f"{element.state} is not chosen")

    def set(self, element):
        for wanted in element.limits:
            Atspi.Value.set_current_value(element.accessible.get_value_iface(), wanted)
            wait(lambda: abs(element.number - wanted) < 1e-6, lambda: f"{element.state} is not set to {wanted}")

    def step(self, element):
        start = element.number
        names = ("increment", "decrement")
        for name in names if start < element.limits[1] else names[::-1]:
            before = element.number
            element.act(name)
            wait(lambda: element.number != before, lambda: f"{element.state} is not stepped by {name}")
        self.assertEqual(element.number, start)

    def choose(self, element):
        """A picker tells what is chosen; what is not seen beside it opens, can be left, and is chosen from."""
        before = element.text
        self.assertTrue(before, f"{element.state} tells no value")
        if self.page.options(element):
            return
        element.press()
        wait(lambda: self.page.layer, lambda: f"{element.state} opens nothing")
        self.leave()
        element.press()
        self.use_layer()
        wait(lambda: element.text != before, lambda: f"Nothing else is chosen in {element.state}")

    def follow(self, element):
        element.press()
        wait(lambda: self.gallery.addresses, lambda: f"{element.state} opens nothing")

    def press(self, element):
        # A text that can be selected is only read.
        if not element.actions:
            return
        # What is chosen now, such as a day, lies in the layer that is open.
        if self.press_once(element) and self.page.layer:
            self.leave()
            element.press()
            self.use_layer()

    def press_once(self, element):
        """Presses it, and says whether that changes what is around."""
        before = self.page.snapshot()
        element.press()
        if element.name in SILENT or element.is_on:
            return False
        self.page.wait_for_change(before, element)
        # What it tells of itself comes with the next picture.
        return not element.is_on

    def use_layer(self):
        """Uses the last control above the page, in a menu the last that is not on, and leaves what is still open."""
        layer = wait(lambda: self.page.layer, "Nothing opens")
        controls = wait(self.page.controls, lambda: f"There is nothing to use in {layer.state}")
        for each in controls:
            self.expect_name(each)
        others = [each for each in controls if not each.is_on] if layer.role == "menu" else []
        self.use((others or controls)[-1])
        if self.page.layer:
            self.leave()

    def leave(self):
        """Leaves what lies above the page by its action."""
        layer = self.page.layer
        self.assertEqual(layer.actions, ["dismiss"], f"{layer.state} cannot be left")
        layer.act("dismiss")
        wait(lambda: not self.page.layer, lambda: f"{self.page.layer.state} is still there")
