"""What can be used on a page of Gallery, as the accessibility bus tells of it."""

import re
from itertools import groupby

from gi.repository import GLib

from program import Atspi, wait

LAYERS = {"menu", "dialog", "alert"}
# The window's own, which are others after each change of its bar.
WINDOW_BUTTONS = ("Minimize", "Maximize", "Restore", "Close")


def is_day(element):
    """Whether it is a day of a calendar."""
    return element.role == "push button" and re.fullmatch(r"\w+ \d{1,2}, \d{4}", element.name) is not None


def is_option(element):
    """Whether it is one of the options of a picker that stand below each other."""
    return element.role == "radio button"


class Page:
    """What the window of a program shows beside what it showed before, and what lies above it."""

    def __init__(self, program, *others):
        self.program = program
        # The window's own buttons and what GTK's widgets are made of.
        self.others = {each.accessible.path for each in others}

    def elements(self):
        """What is on the page, in reading order."""
        return [
            each for each in self.program.elements()
            if each.accessible.path not in self.others and not each.name.startswith(("Gtk", "Adw"))
            and not (each.name in WINDOW_BUTTONS and each.frame[1] < 46)]

    def stops(self):
        """Where the keyboard stops: at one of the days of a calendar and, on a page, of options below each other, from
        which arrows lead to the others. Options in a layer close it, and are stops each."""
        elements = self.elements()
        stops = [each for each in elements if each.has(Atspi.StateType.FOCUSABLE) and each.is_enabled]
        pickers = [list(group) for are_options, group in groupby(elements, is_option)
                   if are_options and not self.layer]
        passed = []
        for group in [list(filter(is_day, stops)), *pickers]:
            group = [each for each in group if each in stops]
            stop = next((each for each in group if each.is_focused), None) or next(
                (each for each in group if each.is_on), group[0] if group else None)
            passed += [each for each in group if each != stop]
        return [each for each in stops if each not in passed]

    def controls(self):
        """What somebody can do something with."""
        return [
            each for each in self.elements()
            if each.is_enabled and (each.has(Atspi.StateType.FOCUSABLE) or each.actions) and each.role not in LAYERS]

    @property
    def layer(self):
        """The menu, dialog or alert that lies above the page."""
        return next((each for each in self.elements() if each.role in LAYERS and each.has(Atspi.StateType.MODAL)), None)

    def options(self, picker):
        """The options of a picker that are seen beside each other."""
        x, y, width, height = picker.frame
        return [
            each for each in self.elements() if each.role == "radio button" and not each.has(Atspi.StateType.FOCUSABLE)
            and x <= each.frame[0] <= x + width and y <= each.frame[1] <= y + height]

    def snapshot(self):
        """What the page tells of itself."""
        for _ in range(20):
            try:
                return [each.state for each in self.elements()]
            except GLib.Error:
                # What scrolls may take an element away while it is asked.
                continue
        return []

    def wait_for_change(self, before, element):
        wait(lambda: self.snapshot() != before, lambda: f"{element.state} does nothing: {self.program.described()}")
