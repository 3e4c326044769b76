"""Survey: pickers in every style, whose choices are observed."""

from program import WindowTest, wait


class SurveyTests(WindowTest):
    def test_each_style_of_picker_is_chosen_with_the_pointer(self):
        program = self.start("Survey")
        program.picture("survey-start")
        program.click("Winter", role="radio button")
        program.expect(
            "1. about to change Autumn to Winter", "2. the answer is Winter", "3. sent", "onChange: Autumn to Winter")
        texts = [each for each in program.texts() if each[:2] in ("1.", "2.", "3.", "on")]
        self.assertEqual([each[:2] for each in texts], ["1.", "2.", "3.", "on"])
        program.click("Tram")
        program.expect("transport: tram")
        program.picture("survey-answers")

    def test_a_menu_is_opened_and_closed_with_the_keyboard(self):
        program = self.start("Survey")
        program.scroll("Tram", 20)
        program.click("Drink")
        program.expect("Coffee", "Water")
        program.picture("survey-menu")
        program.key("Down", "Down", "Return")
        program.expect("drink: Coffee")
        program.click("Drink")
        program.expect("Water")
        program.key("Escape")
        program.expect_gone("Water")

    def test_the_last_questions_are_reached_by_the_wheel(self):
        program = self.start("Survey")
        program.scroll("Tram", 20)
        program.click("Letter", role="radio button")
        program.expect("contact: letter")
        program.click("Loud")
        program.expect("format: Plain to Loud")
        program.picture("survey-end")
        program.click("Clear")
        program.expect_gone("contact: letter")
