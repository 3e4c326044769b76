"""Notes: rows that are bound to the elements of a list, in four ways."""

from program import WindowTest, wait


class NotesTests(WindowTest):
    def row(self, program, title):
        return wait(
            lambda: next((
                each for each in program.elements() if each.role == "push button"
                and (each.name.startswith(f"{title}, ") or f"., {title}, " in each.name)), None),
            lambda: f"No row {title!r} among {program.described()}")

    def test_an_edit_shows_in_the_list_at_once_in_each_of_the_four_ways(self):
        program = self.start("Notes")
        program.picture("notes-start")
        for way, note in [("Each", "Groceries"), ("Ids", "Night sky"), ("Both", "Bicycle"), ("Index", "Book for Mira")]:
            program.click(way, role="radio button")
            program.click(self.row(program, note), at=(0.3, 0.3))
            field = program.field()
            wait(lambda: field.text == note, "The editor shows another note")
            program.replace(field, f"{note} by {way}")
            self.row(program, f"{note} by {way}")
        program.picture("notes-edited")

    def test_fast_and_slow_typing_loses_no_letter(self):
        program = self.start("Notes")
        program.click(self.row(program, "Bicycle"))
        sentence = "The quick brown fox jumps over the lazy dog and comes back by the next train"
        program.replace(program.field(0), sentence, delay=1)
        self.row(program, sentence)
        program.replace(program.field(1), "Slowly now", delay=120)
        wait(lambda: program.field(1).text == "Slowly now", "Letters are missing")
        self.assertEqual(program.field(0).text, sentence)

    def test_typing_is_undone_from_the_keyboard(self):
        program = self.start("Notes")
        program.click(self.row(program, "Bicycle"))
        field = program.field(0)
        program.replace(field, "Tricycle")
        self.row(program, "Tricycle")
        program.key("ctrl+z")
        wait(lambda: program.field(0).text != "Tricycle", "Nothing was undone")
        program.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        self.row(program, "Bicycle")

    def test_notes_are_added_pinned_and_deleted_while_their_editor_is_open(self):
        program = self.start("Notes")
        program.click("New Note")
        program.click(self.row(program, "New note"))
        program.replace(program.field(0), "Last words")
        program.click("Pinned")
        program.picture("notes-pinned")
        program.click(self.row(program, "Last words"), button=3)
        program.expect("Unpin")
        program.picture("notes-menu")
        program.click("Unpin")
        wait(lambda: not program.find("Pinned").is_on, "The toggle in the editor does not follow")
        program.click("Edit")
        for left in range(5, 0, -1):
            buttons = wait(
                lambda: (found := self.buttons_to_delete(program)) and len(found) == left and found,
                lambda: f"Not {left} rows to delete in {program.described()}")
            if left == 5:
                program.picture("notes-editing")
            program.click(buttons[-1])
            program.click("Delete")
            program.expect_gone("Delete")
        program.expect_gone("Last words")
        program.click("Done")
        program.picture("notes-empty")

    def buttons_to_delete(self, program):
        return [each for each in program.elements() if each.name.startswith("Remove ")]

    def test_a_row_is_pressed_by_keyboard_and_by_a_screen_reader(self):
        program = self.start("Notes")
        self.row(program, "Night sky").press()
        wait(lambda: program.field(0).text == "Night sky", "The editor does not open")
        program.find("New Note").press()
        self.row(program, "New note")
