"""The five programs of BindingKit, edited in a window with the pointer and from the keyboard."""

from people_server import Server
from program import WindowTest, wait


class BindingsTests(WindowTest):
    def open(self, page, **environment):
        program = self.start("Bindings", **environment)
        program.click(page, role="page tab")
        return program

    def row(self, program, start):
        return wait(
            lambda: next((each for each in program.elements() if each.role == "push button"
                          and each.name.startswith(start)), None),
            lambda: f"No row {start!r} among {program.described()}")

    def test_an_open_editor_follows_its_note(self):
        program = self.start("Bindings")
        program.click(self.row(program, "1., Groceries"))
        program.replace(program.field(), "Market")
        self.row(program, "1., Market")
        program.click("New Note")
        self.row(program, "1., New note")
        program.replace(program.field(), "Market on Friday")
        self.row(program, "2., Market on Friday")
        self.row(program, "1., New note")
        program.picture("bindings-notes")

    def test_a_choice_is_observed_in_the_order_of_the_lines(self):
        program = self.open("Survey")
        program.click("Winter", role="radio button")
        program.expect("1. about to change Autumn to Winter", "2. the answer is Winter", "3. sent")
        program.key("Tab")
        program.picture("bindings-survey")

    def test_controls_follow_the_case_and_a_draft_is_saved(self):
        program = self.open("Inventory")
        program.click(self.row(program, "Keyboard"))
        program.click("Quantity: 12", at=(0.97, 0.5))
        program.expect("Quantity: 13")
        program.click("Mark as sold out")
        program.expect_gone("Quantity: 13")
        program.click("Is on back order?")
        program.picture("bindings-inventory-item")
        program.click("Is back in stock!")
        program.expect("Quantity: 1")
        program.key("alt+Left")
        program.click("Add Item")
        program.click(program.field())
        program.type("Mouse")
        program.picture("bindings-inventory-draft")
        program.click("Save")
        self.row(program, "Mouse, 1 in stock")

    def test_people_of_a_server_are_edited_in_place(self):
        server = Server()
        self.addCleanup(server.close)
        program = self.open("Data Flow", PEOPLE_URL=server.address)
        program.click("Objects in a list", role="push button")
        program.click(self.row(program, "Juno Adler"))
        program.replace(program.field(), "Eve")
        # What is typed takes the place of what Tab has selected.
        program.key("Tab", "Tab", "End")
        program.type(" 12x3")
        program.picture("bindings-person")
        program.key("alt+Left")
        self.row(program, "Eve Adler, 051 185831 123")

    def test_a_sheet_for_an_object_changes_the_colours_behind_it(self):
        program = self.open("Data Flow")
        program.click("@ObservedObject", role="push button")
        program.click("Change the colours")
        program.drag("Sky Red", (200, 0), at=(0.3, 0.5))
        program.picture("bindings-colours")
        program.key("Return")
        program.expect_gone("Done")
        program.picture("bindings-colours-after")

    def test_elements_of_a_card_are_moved_by_their_ids(self):
        program = self.open("Cards")
        program.click("Card with 2 elements")
        program.click("Text")
        program.click(program.field())
        program.type("Hello there")
        program.click("Add")
        x = program.find("Hello there").frame[0]
        program.drag("Hello there", (60, -140))
        wait(lambda: abs(program.find("Hello there").frame[0] - x - 60) <= 12, program.described)
        program.picture("bindings-card")
        program.click("Hello there", button=3)
        program.click("Delete")
        program.expect_gone("Hello there")
