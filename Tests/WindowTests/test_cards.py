"""Cards: elements that are moved, scaled, turned and deleted."""

from program import WindowTest, wait


class CardsTests(WindowTest):
    def open(self, program, number=0):
        cards = wait(
            lambda: [each for each in program.elements() if each.name.startswith("Card with")], program.described)
        program.click(cards[number])
        program.expect("Done")

    def test_an_element_follows_the_pointer_and_the_wheel(self):
        program = self.start("Cards")
        program.picture("cards-list")
        self.open(program)
        program.picture("cards-card")
        text = program.find("See you in the garden")
        x, y, width, height = text.frame
        program.drag(text, (60, -140))
        wait(lambda: abs(program.find("See you in the garden").frame[0] - x - 60) <= 12, program.described)
        program.scroll("See you in the garden", -5, "ctrl")
        wait(lambda: program.find("See you in the garden").frame[2] > width * 1.1, program.described)
        program.picture("cards-moved")

    def test_stickers_and_texts_are_added_and_deleted(self):
        program = self.start("Cards")
        self.open(program, 2)
        program.click("Text")
        program.type("Hello there", delay=30)
        program.expect("Hello there")
        program.picture("cards-text")
        program.key("Return")
        program.expect_gone("New text")
        program.click("Hello there", button=3)
        program.click("Delete")
        program.expect_gone("Hello there")
        program.click("Sticker")
        program.expect("Star", "Heart")
        program.picture("cards-stickers")
        program.click("Heart")
        program.expect_gone("Star")
        program.click("Done")
        program.expect_gone("Done")

    def test_a_card_is_added_and_deleted(self):
        program = self.start("Cards")
        cards = lambda: [each for each in program.elements() if each.name.startswith("Card with")]
        first = wait(cards, program.described)
        program.click(first[0], button=3)
        program.click("Delete")
        wait(lambda: cards() and cards()[0].name != "Card with 3 elements", program.described)
        program.picture("cards-deleted")
