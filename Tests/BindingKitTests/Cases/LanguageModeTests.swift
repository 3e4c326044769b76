import MartletUsersIn5
import MartletUsersIn6
import MartletUsersOnMain
import SwiftUI
import Testing
import ViewTesting

/// The same sources in three modules: they compile in each, and do the same.
@MainActor @Suite("Cases in modules of every kind", .serialized)
struct LanguageModeTests {
    private let paths = ["onItsWay(days: 3)", "4", "a", "1", "Renamed", "x"]

    @Test("paths with operators and names compile and find the same in Swift 5, Swift 6 and on the main actor")
    func usesOfPaths() {
        #expect(MartletUsersIn5.useOfPaths() == paths)
        #expect(MartletUsersIn6.useOfPaths() == paths)
        #expect(MartletUsersOnMain.useOfPaths() == paths)
    }

    @Test("views over cases, too")
    func views() {
        let screens = [
            Screen { MartletUsersIn5.makeDraftList() }, Screen { MartletUsersIn6.makeDraftList() },
            Screen { MartletUsersOnMain.makeDraftList() },
        ]
        for screen in screens {
            screen.stepper("2 days").increment()
            screen.button("Edit 1").tap()
            screen.textField("Edit").write("Changed")
            #expect(screen.textField("Title 1").value == "Other" && screen.text("3 days").exists)
            #expect(screen.text("3 letters").exists && screen.warnings.isEmpty)
        }
    }
}
