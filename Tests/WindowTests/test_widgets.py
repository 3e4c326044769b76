"""Widgets: widgets of GTK's among views, by mouse, by keyboard and by the accessibility bus."""

# The virtual display draws without OpenGL, unless somebody says otherwise; an area for it needs it.
from program import Atspi, Element, WindowTest, wait


class WidgetsTests(WindowTest):
    def scale(self, program):
        """The scale of GTK's, which comes before the slider of ours."""
        return wait(lambda: next((each for each in self.everything(program) if each.role == "slider"), None),
                    program.described)

    def everything(self, program):
        """All elements in reading order, those without a name too."""
        found = []

        def walk(accessible):
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                if child is not None:
                    found.append(Element(child))
                    walk(child)

        walk(program.root)
        return found

    def day(self, program, number):
        """The day of the month in the calendar."""
        return wait(
            lambda: next((each for each in program.elements() if each.name == str(number) and each.role == "label"
                          and each.frame[2] > 0), None), program.described)

    def test_a_calendar_is_used_by_mouse_and_follows_the_views_around(self):
        program = self.start("Widgets", GDK_DEBUG="")
        program.expect("Day 17 of month 5")
        program.picture("widgets")
        program.click(self.day(program, 9))
        program.expect("Day 9 of month 5")
        program.click("First of the month")
        program.expect("Day 1 of month 5")
        program.click("Enabled")
        wait(lambda: not program.find("Enabled", "check box").is_on, "The toggle does not turn")
        program.click(self.day(program, 9))
        program.click("Enabled")
        wait(lambda: program.find("Enabled", "check box").is_on, "The toggle does not turn back")
        program.expect("Day 1 of month 5")
        program.click(self.day(program, 23))
        program.expect("Day 23 of month 5")

    def test_a_scale_is_used_by_keyboard_between_views(self):
        program = self.start("Widgets", GDK_DEBUG="")
        program.expect("40 %")
        before = program.find("First of the month")
        wait(lambda: before.frame[2] > 0, program.described)
        for _ in range(20):
            program.key("Tab")
            if self.focus_comes(before):
                break
        program.key("Tab")
        scale = self.scale(program)
        wait(lambda: scale.is_focused, lambda: f"The keyboard is elsewhere: {program.described()}")
        program.key("Right")
        program.expect("45 %")
        program.key("Tab")
        wait(lambda: program.find("Level", "slider").is_focused, "Tab does not leave the scale")
        program.key("Right")
        wait(lambda: abs(scale.number - program.find("Level", "slider").number) < 0.001, "The scale does not follow")
        program.key("shift+Tab")
        wait(lambda: scale.is_focused, "Tab does not come back to the scale")

    def focus_comes(self, element):
        try:
            wait(lambda: element.is_focused, "", patience=0.4)
            return True
        except AssertionError:
            return False

    def test_a_screen_reader_finds_the_widgets_where_they_stand_and_uses_them(self):
        program = self.start("Widgets", GDK_DEBUG="")
        program.expect("40 %")
        elements = self.everything(program)

        def place(role, name=None):
            return next(index for index, each in enumerate(elements)
                        if each.role == role and name in (None, each.name))

        order = [
            place("check box", "Enabled"), place("label", "17"), place("push button", "First of the month"),
            place("slider"), place("slider", "Level")]
        self.assertEqual(order, sorted(order))
        scale = self.scale(program)
        self.assertAlmostEqual(scale.number, 0.4)
        scale.accessible.get_value_iface().set_current_value(0.8)
        program.expect("80 %")

    def test_what_lies_below_the_fold_is_scrolled_to_and_drawn(self):
        program = self.start("Widgets", GDK_DEBUG="")
        program.expect("40 %")
        text, calendar = program.find("Drawn above it"), self.day(program, 9)
        before = text.frame[1], calendar.frame[1]
        program.scroll("40 %", 12)
        wait(lambda: text.frame[1] < before[0] - 20, "Nothing is scrolled")
        program.picture("widgets-scrolled")
        wait(lambda: before[1] - calendar.frame[1] == before[0] - text.frame[1], "The calendar does not move along")

