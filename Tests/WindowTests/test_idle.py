"""A program that nobody uses."""

import time

from program import WindowTest

SECONDS = 2


class IdleTests(WindowTest):
    def spent(self, program):
        """The ticks in the quietest of some periods: what a busy bus or a slow start still ask for is over then."""
        least = None
        for _ in range(5):
            before = program.processor_ticks
            time.sleep(SECONDS)
            spent = program.processor_ticks - before
            least = spent if least is None else min(least, spent)
            if least == 0:
                break
        return least

    def test_it_uses_no_processor_time(self):
        for example in ["Gallery", "Notes", "Cards"]:
            program = self.start(example)
            self.assertLessEqual(self.spent(program), 1, example)

    def test_a_page_of_moving_controls_costs_nothing_once_it_is_left(self):
        program = self.start("Gallery")
        program.click(program.find("Controls", "push button"))
        program.click(program.find("Property", "push button"))
        self.assertLessEqual(self.spent(program), 1)
