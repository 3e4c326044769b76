#if canImport(ViewTesting)
    import SwiftUI
    import Testing
    import ViewTesting

    @testable import Trails

    // On Linux the pages are used, too, as a person uses them.
    @MainActor struct TrailListTests {
        @Test func aTrailIsOpenedAndLiked() {
            let book = TrailBook()
            let screen = Screen { ContentView().environment(book) }
            screen.text("Two summits").tap()
            #expect(screen.text("Height: 980 m").exists)
            screen.button("Favourite").tap()
            #expect(book.favourites == [2])
        }
    }
#endif
