import Testing

@testable import Trails

@MainActor struct TrailBookTests {
    @Test func favouritesComeAndGo() {
        let book = TrailBook()
        book.toggle(book.trails[0])
        #expect(book.favourites == [1])
        book.toggle(book.trails[0])
        #expect(book.favourites.isEmpty)
    }

    @Test func versionIsThatOfTheProject() {
        #expect(TrailBook().version == "1.2")
    }
}
