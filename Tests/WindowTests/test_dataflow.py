"""Data Flow: seven pages, and people from a server that the test starts."""

from people_server import Server
from program import WindowTest, wait


class DataFlowTests(WindowTest):
    def test_the_pages_of_values_and_bindings(self):
        program = self.start("DataFlow")
        program.expect("Choose a page")
        program.click("Property", role="push button")
        program.expect("Good morning from SwiftUI on Linux")
        program.picture("dataflow-1-property")
        program.click("@State", role="push button")
        program.click("The light is on")
        program.expect("The light is off")
        program.picture("dataflow-2-state")
        program.click("@Binding", role="push button")
        program.click("Floor 3", at=(0.95, 0.5))
        program.expect("Floor 4")
        program.picture("dataflow-3-binding")
        program.click("@State & @Binding", role="push button")
        program.click("Wheat", role="radio button")
        program.click("Toasted")
        program.click("How many: 1", at=(0.97, 0.5))
        program.expect("2 × cheese on wheat, toasted")
        program.click("Filling")
        program.click("Egg", role="menu item")
        program.expect("2 × egg on wheat, toasted")
        program.picture("dataflow-4-order")

    def test_a_sheet_changes_the_colours_behind_it(self):
        program = self.start("DataFlow")
        program.click("@ObservedObject", role="push button")
        program.picture("dataflow-5-colours")
        program.click("Change the colours")
        slider = program.find("Sky Red")
        program.drag(slider, (200, 0), at=(0.3, 0.5))
        program.picture("dataflow-5-sheet")
        program.click("Done")
        program.expect_gone("Done")

    def test_an_object_reaches_the_innermost_view(self):
        program = self.start("DataFlow")
        program.click("@EnvironmentObject", role="push button")
        program.expect("Who are you?")
        program.click("Log In")
        program.expect("Welcome back", "Logged in")
        program.picture("dataflow-7-environment")
        program.click("Logged in", role="check box")
        program.expect("Who are you?")

    def test_people_come_from_a_server_and_are_edited_in_four_ways(self):
        server = Server()
        self.addCleanup(server.close)
        program = self.start("DataFlow", PEOPLE_URL=server.address)
        program.click("Objects in a list", role="push button")
        for way in ["Index", "Function", "Observer", "Dictionary"]:
            program.click(way, role="radio button")
            program.picture(f"dataflow-6-{way.lower()}")
            rows = wait(lambda: [
                each for each in program.elements() if each.role == "push button" and each.frame[1] > 150
                and each.frame[0] > 100 and " " in each.name], program.described)
            program.click(rows[0])
            program.replace(program.field(), f"By{way}")
            wait(lambda: any(f"By{way}" in each for each in program.texts()), program.described)
            program.picture(f"dataflow-6-{way.lower()}-edit")
            program.key("alt+Left")
            wait(lambda: any(each.startswith(f"By{way}") for each in program.texts()), program.described)

    def test_without_the_server_the_page_says_so_and_tries_again(self):
        server = Server()
        port = server.port
        server.close()
        program = self.start("DataFlow", PEOPLE_URL=server.address)
        program.click("Objects in a list", role="push button")
        program.find("Try Again")
        program.picture("dataflow-6-failed")
        server = Server(port)
        self.addCleanup(server.close)
        program.click("Try Again")
        program.expect("Index", "Dictionary")
