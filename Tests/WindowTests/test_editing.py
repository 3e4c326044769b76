"""Gallery's page of editing: what is selected in fields, and texts with attributes, by mouse and keyboard."""

from gallery import Gallery
from program import WindowTest, wait


class EditingTests(WindowTest):
    def open(self):
        gallery = Gallery(self)
        gallery.entries["Editing"].press()
        gallery.expect("Editing")
        return gallery.program

    def test_what_is_selected_in_a_field_is_followed_and_changed(self):
        program = self.open()
        program.expect("Selected: nothing")
        program.click(program.field(0))
        program.key("Home", "shift+Right", "shift+Right", "shift+Right", "shift+Right")
        program.expect("Selected: Sele")
        program.type("Take")
        program.expect("Selected: nothing")
        wait(lambda: program.field(0).text == "Takect some of these words", lambda: program.field(0).text)
        program.click("Select all")
        program.expect("Selected: Takect some of these words")
        program.click("To the start")
        program.expect("Selected: nothing")
        program.picture("editing-field")

    def test_the_mouse_selects_in_an_editor_and_leaves_the_window_where_it_is(self):
        program = self.open()
        place = program.place
        program.drag(program.field(2), by=(70, 0), at=(0.02, 0.12))
        program.type("Some")
        wait(lambda: not program.field(2).text.startswith("Selected w"), lambda: program.field(2).text)
        program.key("ctrl+a")
        program.type("one two")
        program.click(program.field(2), times=2, at=(0.05, 0.12))
        program.type("1")
        wait(lambda: program.field(2).text == "1 two", lambda: program.field(2).text)
        program.drag(program.field(2), by=(40, 30), at=(0.5, 0.8))
        self.assertEqual(program.place, place)

    def test_return_submits_a_field_of_several_lines_and_shift_begins_one(self):
        program = self.open()
        program.click(program.field(1))
        wait(lambda: program.field(1).is_focused, "The message takes no keyboard")
        program.type("one")
        program.key("shift+Return")
        program.type("two")
        wait(lambda: program.field(1).text == "one\ntwo", lambda: program.field(1).text)
        program.picture("editing-lines")
        program.key("Return")
        program.expect("Sent: one\ntwo")
        wait(lambda: program.field(1).text == "", lambda: program.field(1).text)
        program.type("three")
        program.key("Return")
        program.expect("Sent: three")
        program.picture("editing-sent")

    def test_words_of_a_note_are_given_looks_and_typing_goes_on_the_same(self):
        program = self.open()
        note = program.field(2)
        program.click(note)
        wait(lambda: program.field(2).is_focused, "The note takes no keyboard")
        program.key("ctrl+Home", *["shift+Right"] * 6)
        program.click("Red")
        program.click("Large")
        program.picture("editing-looks")
        program.click(program.field(2), at=(0.5, 0.9))
        program.key("ctrl+Home", *["Right"] * 6)
        program.type("ed")
        wait(lambda: program.field(2).text.startswith("Selected words"), lambda: program.field(2).text)
        program.click("Underlined")
        program.click(program.field(2), at=(0.5, 0.9))
        program.key("ctrl+End")
        program.type("!")
        wait(lambda: program.field(2).text.endswith("same.!"), lambda: program.field(2).text)
        program.key("ctrl+a", "Delete")
        wait(lambda: program.field(2).text == "", lambda: program.field(2).text)
        program.type("anew")
        wait(lambda: program.field(2).text == "anew", lambda: program.field(2).text)
        program.picture("editing-note")
