import MartletTestServer
import SwiftUI
import Testing
import ViewTesting

@testable import MartletDataFlow

/// The fourth line of the table of systems: seven pages, one for each way of data.
@MainActor @Suite("Data flow", .serialized)
struct DataFlowTests {
    private func open(_ page: String, size: CGSize = CGSize(width: 390, height: 844)) -> Screen {
        let screen = Screen(size: size) { DataFlowView(address: URL(string: "http://127.0.0.1:9/people.json")!) }
        screen.text(page).tap()
        screen.advance(by: .seconds(1))
        return screen
    }

    private func goBack(_ screen: Screen) {
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
    }

    @Test("each of the seven pages opens under its title, and leads back to the list of all")
    func pages() {
        let titles = [
            "Property": "Property", "@State": "@State", "@Binding": "@Binding",
            "@State & @Binding": "Your Sandwich", "@ObservedObject": "@ObservedObject",
            "Objects in a list": "People", "@EnvironmentObject": "@EnvironmentObject",
        ]
        let screen = Screen { DataFlowView(address: URL(string: "http://127.0.0.1:9/people.json")!) }
        for (page, title) in titles {
            screen.text(page).tap()
            screen.advance(by: .seconds(1))
            #expect(screen.text(title).exists && !screen.text("Data Flow").exists, "\(page)")
            goBack(screen)
            #expect(titles.keys.allSatisfy { screen.text($0).exists } && screen.text("Data Flow").exists)
        }
        #expect(screen.warnings.isEmpty)
    }

    @Test("a plain property is shown")
    func property() {
        #expect(open("Property").text("Good morning from SwiftUI on Linux").exists)
    }

    @Test("state belongs to the page: it is another when the page is opened again")
    func state() {
        let screen = open("@State")
        screen.toggle("The light is on").tap()
        #expect(screen.toggle("The light is off").value == "0")
        goBack(screen)
        screen.text("@State").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.toggle("The light is on").value == "1")
    }

    @Test("a binding changes the owner's state, and the part that only shows it follows")
    func binding() {
        let screen = open("@Binding")
        screen.resetBodyCounts()
        screen.stepper("Floor 3").increment()
        #expect(screen.stepper("Floor 4").exists && screen.image("4 square").exists)
        #expect(screen.bodyCounts["FloorSign"] == 1 && screen.bodyCounts["FloorChooser"] == 1)
        #expect(screen.bodyCounts["BindingPage"] == nil, "the owner does not read it")
    }

    @Test("each part of a struct is edited by a binding to it, by the views that are about it")
    func order() {
        let screen = open("@State & @Binding")
        #expect(screen.text("1 × cheese on rye").exists)
        screen.picker("Filling").select("Hummus")
        screen.picker("Bread").select("Baguette")
        screen.toggle("Toasted").tap()
        screen.stepper("How many: 1").increment()
        #expect(screen.text("2 × hummus on baguette, toasted").exists && screen.warnings.isEmpty)
    }

    @Test("an observed object that a sheet changes shows on the page behind it")
    func colors() {
        let screen = open("@ObservedObject")
        let before = screen.image()
        screen.button("Change the colours").tap()
        screen.advance(by: .seconds(1))
        screen.resetBodyCounts()
        screen.slider("Sky Red").set(1)
        #expect(screen.bodyCounts["ColorPage"] == 1 && screen.bodyCounts["ColorChooser"] == 1)
        #expect(screen.text("255").exists)
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.slider("Sky Red").exists && screen.image() != before && screen.warnings.isEmpty)
    }

    @Test("an environment object passes through a view that knows nothing of it")
    func environment() {
        let screen = open("@EnvironmentObject")
        #expect(screen.text("Who are you?").exists)
        screen.resetBodyCounts()
        screen.button("Log In").tap()
        #expect(screen.text("Welcome back").exists && screen.toggle("Logged in").value == "1")
        #expect(screen.bodyCounts["MiddleView"] == nil)
        screen.toggle("Logged in").tap()
        #expect(screen.text("Logged out").exists && screen.text("Who are you?").exists && screen.warnings.isEmpty)
    }

    // MARK: People

    /// The page with two people, in a way.
    private func people(_ way: PeoplePage.Way) throws -> (Screen, LocalServer) {
        let server = try LocalServer { _ in .data(PeoplePageTests.people) }
        let screen = Screen { NavigationView { PeoplePage(address: server.address(of: "people.json")) } }
        screen.wait { screen.text("Ada Rossi").exists }
        screen.picker("Way").select(way.rawValue)
        return (screen, server)
    }

    private func names(_ screen: Screen) -> [String] {
        screen.texts.filter { ["Ada Rossi", "Bela Petrov"].contains($0) }
    }

    @Test("people are deleted by swiping, in each way that allows it", arguments: [PeoplePage.Way.function, .observer])
    func deletes(_ way: PeoplePage.Way) throws {
        let (screen, server) = try people(way)
        screen.text("Bela Petrov").drag(by: CGSize(width: -70, height: 0))
        screen.button("Delete").tap()
        screen.advance(by: .seconds(1))
        #expect(names(screen) == ["Ada Rossi"] && screen.warnings.isEmpty)
        screen.picker("Way").select("Index")
        #expect(names(screen) == ["Ada Rossi"] && server.requests.count == 1)
    }

    @Test("the edit button shows what deletes and moves a row, and Done ends it")
    func editButton() throws {
        let (screen, _) = try people(.function)
        #expect(!screen.button("Remove Bela Petrov, 094 164867").exists)
        screen.button("Edit").tap()
        screen.advance(by: .seconds(1))
        let handle = try #require(screen.rects.keys.first { $0.hasPrefix("Reorder Bela") })
        screen.any(handle).drag(by: CGSize(width: 0, height: 60))
        screen.advance(by: .seconds(1))
        #expect(names(screen) == ["Ada Rossi", "Bela Petrov"])
        let remover = try #require(screen.rects.keys.first { $0.hasPrefix("Remove Ada") })
        screen.button(remover).tap()
        screen.button("Delete").tap()
        screen.advance(by: .seconds(1))
        #expect(names(screen) == ["Bela Petrov"])
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.rects.keys.contains { $0.hasPrefix("Remove") } && screen.warnings.isEmpty)
    }

    @Test("a letter in the editor evaluates the editor and the list, once each", arguments: PeoplePage.Way.allCases)
    func bodies(_ way: PeoplePage.Way) throws {
        let (screen, _) = try people(way)
        screen.size = CGSize(width: 900, height: 640)
        screen.text("Ada Rossi").tap()
        screen.advance(by: .seconds(1))
        screen.textField("First name").tap()
        screen.resetBodyCounts()
        screen.textField("First name").type("m")
        let editor = way == .observer ? "ObservedPersonEditor" : "PersonEditor"
        #expect(screen.bodyCounts == [editor: 1, "PeoplePage": 1])
        #expect(screen.texts.contains("Adam Rossi") && screen.warnings.isEmpty)
    }

    @Test("a name is bold in its last part, and a field for numbers says so to the input method")
    func texts() throws {
        let (screen, _) = try people(.dictionary)
        #expect(names(screen) == ["Bela Petrov", "Ada Rossi"], "joined texts are one")
    }
}
