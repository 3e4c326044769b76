"""Settings: what a program keeps in every way there is, found again by the next start."""

import os
import signal
import tempfile
import time

from program import WindowTest, wait


class SettingsTests(WindowTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def open(self, text):
        program = self.start("Settings", XDG_CONFIG_HOME=self.folder)
        program.expect(text)
        return program

    def test_what_is_set_is_there_at_the_next_start_whatever_ended_the_program(self):
        program = self.open("count 0 visits 0 word none suite empty page 1")
        program.click("Change")
        program.click("Visit")
        program.click("Keep")
        program.expect("count 1 visits 1 word written suite kept page 2")
        program.click("Close")
        self.assertEqual(program.wait_for_end(), 0)

        program = self.open("count 1 visits 1 word written suite kept page 2")
        program.click("Forget")
        program.click("Change")
        program.click("Forget")
        program.expect("count 2 visits 1 word none suite kept page 3")
        program.click("Exit")
        self.assertEqual(program.wait_for_end(), 0)

        program = self.open("count 2 visits 1 word none suite kept page 3")
        program.key("ctrl+q")
        self.assertEqual(program.wait_for_end(), 0)

        for number, end in enumerate([signal.SIGTERM, signal.SIGINT, signal.SIGHUP]):
            program = self.open(f"count 2 visits {1 + number} word none suite kept page 3")
            program.click("Visit")
            program.expect(f"count 2 visits {2 + number} word none suite kept page 3")
            program.process.send_signal(end)
            self.assertEqual(program.wait_for_end(), -end)

    def test_what_is_set_is_on_disk_within_a_second(self):
        program = self.open("count 0 visits 0 word none suite empty page 1")
        program.click("Change")
        program.expect("count 1 visits 0 word written suite empty page 2")
        changed, file = time.monotonic(), os.path.join(self.folder, "MartletSettingsApp.plist")
        wait(lambda: os.path.exists(file) and b"written" in open(file, "rb").read(), "Nothing is on disk")
        self.assertLess(time.monotonic() - changed, 1)
        program.process.kill()
        program.wait_for_end()
        self.open("count 1 visits 0 word written suite empty page 2")

    def test_two_programs_keep_each_others_keys(self):
        first = self.open("count 0 visits 0 word none suite empty page 1")
        second = self.open("count 0 visits 0 word none suite empty page 1")
        first.click("Change")
        second.click("Visit")
        second.click("Keep")
        for program in (first, second):
            program.process.terminate()
            program.wait_for_end()
        self.open("count 1 visits 1 word written suite kept page 2")

    def test_a_window_opens_as_large_as_it_was_made_the_last_time(self):
        program = self.open("count 0 visits 0 word none suite empty page 1")
        usual = program.outer_size
        program.key("ctrl+q")
        program.wait_for_end()

        program = self.open("count 0 visits 0 word none suite empty page 1")
        self.assertEqual(program.outer_size, usual)
        made = program.resize(usual[0] + 130, usual[1] + 70)
        program.key("ctrl+q")
        program.wait_for_end()

        for end in ["ctrl+q", "ctrl+w", None]:
            program = self.open("count 0 visits 0 word none suite empty page 1")
            self.assertEqual(program.outer_size, made)
            if end:
                program.key(end)
            else:
                program.process.terminate()
            program.wait_for_end()
