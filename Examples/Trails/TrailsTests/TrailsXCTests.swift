import XCTest

@testable import Trails

/// Tests as Xcode wrote them before Swift Testing.
final class TrailsXCTests: XCTestCase {
    @MainActor func testFavouritesAreKept() {
        let book = TrailBook()
        book.toggle(book.trails[1])
        XCTAssertEqual(book.favourites, [2])
    }

    func testTrailsAreReadInTheBackground() async {
        let names = await TrailBook().trails.map(\.name)
        XCTAssertEqual(names.count, 3)
    }
}
