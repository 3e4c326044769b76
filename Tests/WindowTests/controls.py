"""The controls of a page, and how each is used without a pointer."""

from program import Atspi, wait

# What a user does something with.
ROLES = {"push button", "check box", "radio button", "slider", "spin button", "combo box", "text", "password text", "link"}


class Controls:
    """The controls on the right of Gallery's sidebar, in reading order."""

    def __init__(self, program):
        self.program = program

    def all(self):
        return [
            each for each in self.program.elements()
            if each.frame[0] > 250 and each.frame[1] > 40 and each.role in ROLES and each.is_enabled]

    def stops(self):
        """Those at which the keyboard stops."""
        return [each for each in self.all() if each.has(Atspi.StateType.FOCUSABLE)]

    @property
    def dialog(self):
        return next((each for each in self.program.elements() if each.role in ("dialog", "alert")), None)

    def focused(self):
        return next((each for each in self.program.elements() if each.is_focused), None)

    def state(self, element):
        """What an element tells of itself."""
        value = element.accessible.get_value_iface()
        return (
            element.role, element.accessible.get_name(), element.text, element.is_on,
            element.has(Atspi.StateType.EXPANDED), Atspi.Value.get_current_value(value) if value else None)

    def page(self):
        """What the whole page tells."""
        return [self.state(each) for each in self.program.elements() if each.role != "push button" or each.frame[0] > 250]

    def wait_for_change(self, before, what):
        wait(lambda: self.page() != before, lambda: f"{what} does nothing: {self.program.described()}")

    def close_dialog(self):
        """Leaves what opened above the page, as everybody can: by Escape."""
        dialog = self.dialog
        if dialog is None:
            return
        assert dialog.has(Atspi.StateType.MODAL), f"{dialog.name} is not modal"
        assert not self.covered(), f"What is behind {dialog.name} is told of: {self.program.described()}"
        self.program.key("Escape")
        wait(lambda: self.dialog is None, "A dialog does not close by Escape")

    def covered(self):
        return [each for each in self.program.elements() if each.name == "Controls" and each.role == "push button"]

    # By keyboard

    def use_by_keys(self, index, silent):
        """Uses the stop of that number, which has the keyboard."""
        element = self.stops()[index]
        before, state = self.page(), self.state(element)
        what = f"{element.role} {element.name!r}"
        if element.role in ("text", "password text"):
            self.program.key("ctrl+a")
            self.program.type("Zoë")
            wait(lambda: self.state(self.stops()[index])[2] in ("Zoë", "•••"), f"{what} takes no letters")
        elif element.role == "combo box":
            self.program.key("Right")
            if not self._changes(before):
                self.program.key("Return")
                self.wait_for_change(before, what)
                self.program.key("Escape")
                self.close_dialog()
        elif element.role in ("slider", "spin button"):
            self.program.key("Right")
            if not self._changes(before):
                self.program.key("Left")
            self.wait_for_change(before, what)
        elif element.role != "link" and element.name not in silent:
            self.program.key("space")
            self.wait_for_change(before, what)
            self.close_dialog()
        return state

    def _changes(self, before):
        return self._comes(lambda: self.page() != before)

    def _comes(self, condition):
        """What comes within a second; None for nothing."""
        try:
            return wait(condition, "", patience=1)
        except AssertionError:
            return None

    # By the accessibility bus

    def use_by_bus(self, index, silent):
        """Uses the control of that number as a screen reader does."""
        element = self.all()[index]
        what = f"{element.role} {element.name!r}"
        assert element.name, f"A {element.role} has no name: {self.program.described()}"
        before = self.page()
        value = element.accessible.get_value_iface()
        if element.role in ("text", "password text"):
            Atspi.EditableText.set_text_contents(element.accessible.get_editable_text_iface(), "Ada")
            wanted = "Ada" if element.role == "text" else "•••"
            wait(lambda: self.all()[index].text == wanted, lambda: f"{what} takes no text: {self.all()[index].text}")
        elif element.role in ("slider", "spin button"):
            assert value is not None, f"{what} tells no value"
            now, most = Atspi.Value.get_current_value(value), Atspi.Value.get_maximum_value(value)
            wanted = Atspi.Value.get_minimum_value(value) if now == most else most
            Atspi.Value.set_current_value(value, wanted)
            wait(
                lambda: Atspi.Value.get_current_value(self.all()[index].accessible.get_value_iface()) == wanted,
                f"{what} keeps its value")
        elif element.role == "combo box":
            assert element.text, f"{what} tells no value"
            element.press()
            choices = self._comes(
                lambda: [each for each in self.program.elements() if each.role == "menu item"] or self.dialog)
            if isinstance(choices, list):
                choices[-1].press()
                self.wait_for_change(before, what)
            self.close_dialog()
        elif element.role != "link" and element.name not in silent and not (
                element.role == "radio button" and element.is_on):
            element.press()
            self.wait_for_change(before, what)
            self.close_dialog()
