import SwiftUI
import Testing
import ViewTesting

@testable import MartletPicnic

/// A program written as for an iPhone, on a phone, on a pad and on a desktop.
@MainActor @Suite("Picnic", .serialized)
struct PicnicTests {
    private static func screen(_ idiom: Idiom) -> Screen {
        let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 900)
        return Screen(size: size, idiom: idiom) { PicnicView() }
    }

    @Test("it is used alike in every idiom", arguments: Idiom.allCases)
    func use(idiom: Idiom) {
        let screen = Self.screen(idiom)
        screen.button("New Picnic").tap()
        #expect(!screen.button("Plan It").isEnabled)
        screen.textField("Where?").type("Meadow")
        screen.button("Plan It").tap()
        #expect(!screen.text("New Picnic").exists)

        screen.textField("Find a place").type("mead")
        #expect(!screen.text("Lake").exists && screen.text("Meadow").exists)
        screen.button("Clear").tap()
        screen.button("Lake, Saturday, 2/6").tap()
        screen.button("Pack Cheese").tap()
        screen.button("Unpack Blanket").tap()
        screen.button("Favourite Cheese").tap()
        screen.textField("Something more").type("Kite")
        screen.button("Add").tap()
        #expect(screen.text("Kite").exists)
        #expect(screen.text("2 of 7 are in the basket.").exists)
        screen.button("Pack All").tap()
        #expect(screen.text("7 of 7 are in the basket.").exists)
        screen.button(idiom == .desktop ? "Back" : "Picnics").tap()
        #expect(screen.text("7/7").exists)

        screen.any("Favourites").tap()
        #expect(screen.text("Cheese").exists)
        #expect(screen.warnings.isEmpty)
    }

    @Test("on a phone titles are large and tabs below, on a desktop both are on top", arguments: Idiom.allCases)
    func bars(idiom: Idiom) {
        let screen = Self.screen(idiom)
        let (title, tab) = (screen.text("Picnics").frame, screen.text("Plans").frame)
        #expect((title.height > 30) == (idiom != .desktop))
        #expect((tab.minY > title.maxY) == (idiom != .desktop))
    }

    @Test("what it draws itself has no box of the system's in any idiom", arguments: Idiom.allCases)
    func boxes(idiom: Idiom) {
        let screen = Self.screen(idiom)
        // In a box a field would be 34 points high.
        #expect(screen.textField("Find a place").frame.height < 24)
        screen.button("New Picnic").tap()
        #expect(screen.textField("Where?").frame.height < 24)
        #expect(screen.button("Plan It").frame.height > 46)
    }
}
