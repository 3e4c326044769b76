"""Edits a program while `martlet run --watch` shows it: edit.py MARTLET PROJECT, the example Trails to write in."""

import os
import subprocess
import sys

from gi.repository import Atspi
from program import Program, run, wait

BUILD = 120


class Edited(Program):
    """The program that the tool shows now; each build has a process of its own."""

    def __init__(self, martlet, project):
        self.example = "Trails"
        self.process = subprocess.Popen([martlet, "run", "--watch", project])
        self.find_program()

    def find_program(self):
        self.root = wait(self._application, "no program appears on the accessibility bus", BUILD)
        self.window = wait(self._window, "the program opens no window")
        run("xdotool", "windowfocus", "--sync", self.window)
        self.shadow = 0, 0

    def _application(self):
        assert self.process.poll() is None, "the tool ended"
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and self._is_started(child.get_process_id()) and child.get_child_count() > 0:
                self.number = child.get_process_id()
                return child
        return None

    def _is_started(self, number):
        try:
            with open(f"/proc/{number}/stat") as file:
                return int(file.read().rsplit(")", 1)[1].split()[1]) == self.process.pid
        except FileNotFoundError:
            return False

    def _window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.number)], capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else None

    def wait_for_next(self):
        old = self.number
        wait(lambda: not self._is_started(old), "the old program does not end", BUILD)
        self.find_program()

    @property
    def size(self):
        lines = run("xdotool", "getwindowgeometry", "--shell", self.window).split()
        shell = dict(line.split("=") for line in lines)
        return int(shell["WIDTH"]), int(shell["HEIGHT"])


def edit(path, old, new):
    with open(path) as file:
        text = file.read()
    assert old in text, f"{path} does not say {old}"
    with open(path, "w") as file:
        file.write(text.replace(old, new))


def main(martlet, project):
    detail = os.path.join(project, "Trails", "Views", "TrailDetail.swift")
    program = Edited(martlet, project)
    try:
        run("xdotool", "windowsize", "--sync", program.window, "560", "700")
        first_row(program).press()
        program.expect("Favourite")
        size = program.size

        edit(detail, 'Button("Favourite")', 'Button("Remember")')
        program.wait_for_next()
        program.expect("Remember")
        assert program.size == size, f"the window was {size} and is {program.size}"

        edit(detail, "Text(trail.name)", "Text(trail.nothing)")
        wait(lambda: any("no member 'nothing'" in text for text in program.texts()), program.described, BUILD)
        program.expect("Remember")
        edit(detail, "Text(trail.nothing)", "Text(trail.name)")
        program.wait_for_next()
        program.expect("Remember")
        assert not any("nothing" in text for text in program.texts()), program.described()
    finally:
        program.process.terminate()
        program.process.wait(10)
    wait(lambda: not program._is_started(program.number), "the program goes on without the tool")


def first_row(program):
    """The first trail of the list."""
    return wait(
        lambda: next((each for each in program.elements() if "Height" in each.text and each.frame[2] > 200), None),
        program.described)


if __name__ == "__main__":
    main(*sys.argv[1:])
