"""Inventory: an editor over an enum, in place and in a sheet on a draft."""

from program import WindowTest, wait


class InventoryTests(WindowTest):
    def row(self, program, name):
        return wait(
            lambda: next((each for each in program.elements() if each.name.startswith(f"{name}, ")), None),
            lambda: f"No row {name!r} among {program.described()}")

    def test_controls_come_and_go_with_the_status_and_the_list_follows(self):
        program = self.start("Inventory")
        program.picture("inventory-list")
        program.click(self.row(program, "Keyboard"))
        program.expect("Quantity: 12")
        program.click("Quantity: 12", at=(0.97, 0.5))
        program.expect("Quantity: 13")
        program.picture("inventory-in-stock")
        program.click("Mark as sold out")
        program.expect_gone("Quantity: 13")
        program.click("Is on back order?")
        wait(lambda: program.find("Is on back order?").is_on, "The toggle stays off")
        program.picture("inventory-sold-out")
        program.click("Is back in stock!")
        program.expect("Quantity: 1")
        program.replace(program.field(), "Piano")
        program.click("Color")
        program.expect("Green", "Red")
        program.picture("inventory-colours")
        program.click("Red", role="menu item")
        program.key("alt+Left")
        self.row(program, "Piano")

    def test_a_draft_is_live_on_every_letter_and_saved_whole(self):
        program = self.start("Inventory")
        program.click("Add Item")
        program.expect("New Item")
        self.assertFalse(program.find("Save").is_enabled)
        program.click(program.field())
        program.type("Vase", delay=80)
        program.expect("Vase")
        program.click("Quantity: 1", at=(0.97, 0.5))
        program.expect("Quantity: 2")
        program.picture("inventory-draft")
        program.click("Save")
        program.expect_gone("Save")
        self.assertIn("2", self.row(program, "Vase").name)
        program.click("Add Item")
        program.expect("New Item")
        program.key("Escape")
        program.expect_gone("Save")

    def test_a_menu_edits_a_copy_and_deletes(self):
        program = self.start("Inventory")
        program.click(self.row(program, "Charger"), button=3)
        program.click("Edit a Copy…")
        program.replace(program.field(), "Gone")
        program.expect("Gone")
        program.click("Cancel")
        program.expect_gone("Cancel")
        program.click(self.row(program, "Charger"), button=3)
        program.picture("inventory-menu")
        program.click("Delete")
        wait(lambda: not any("Charger" in each for each in program.texts()), "Nothing was deleted")
