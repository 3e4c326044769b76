"""Whose habits a window follows, as MARTLET_IDIOM says."""

from program import WindowTest


class IdiomTests(WindowTest):
    COMPLAINT = "MARTLET_IDIOM is phone, pad or desktop, and not"

    def look(self, **environment):
        """The width of the window of a program that opens with `environment`, and whether it complained."""
        program = self.start("Picnic", **environment)
        program.expect("Plans", "Favourites", "Settings")
        program._listen()
        return program.size[0], program.said.count(self.COMPLAINT)

    def test_a_window_opens_as_wide_as_the_device(self):
        self.assertEqual(self.look(MARTLET_IDIOM="phone"), (390, 0))
        self.assertEqual(self.look(MARTLET_IDIOM="Pad"), (820, 0))

    def test_a_name_that_is_none_is_told_once_and_taken_for_a_desktop(self):
        desktop = self.look(MARTLET_IDIOM="desktop")
        self.assertNotIn(desktop[0], (390, 820))
        self.assertEqual(self.look(), desktop)
        self.assertEqual(self.look(MARTLET_IDIOM=""), desktop)
        self.assertEqual(self.look(MARTLET_IDIOM="tablet"), (desktop[0], 1))
