import Foundation
import MartletGallery
import SwiftUI
import Testing
import ViewTesting

/// Every page of Gallery but the one that asks a server, right to left as a desktop in Arabic or Hebrew shows it.
@MainActor @Suite("Gallery right to left", .serialized)
struct RightToLeftTests {
    nonisolated static var pages: [Page] { Page.allCases.filter { $0 != .people } }

    /// What is not at the mirror of its place left to right.
    private func differences(_ screen: Screen) -> [String] {
        let width = screen.size.width
        let before = screen.rects
        screen.layoutDirection = .rightToLeft
        let after = screen.rects
        return Set(before.keys).union(after.keys).sorted().compactMap { name in
            guard let a = before[name], let b = after[name] else { return "\(name) is shown in one direction only" }
            let mirror = CGRect(x: width - a.maxX, y: a.minY, width: a.width, height: a.height)
            let distance = abs(mirror.minX - b.minX) + abs(mirror.minY - b.minY) + abs(mirror.width - b.width)
            return distance <= 1 ? nil : "\(name): \(a), right to left \(b)"
        }
    }

    @Test("everything on a page stands where its mirror stands left to right", arguments: pages, [390.0, 860])
    func page(_ page: Page, width: Double) {
        let screen = Screen(size: CGSize(width: width, height: 900)) { NavigationStack { page.content } }
        #expect(differences(screen) == [])
    }

    @Test("so does everything of the whole program, with its list beside the page where there is room")
    func gallery() {
        for width in [390.0, 860] {
            let screen = Screen(size: CGSize(width: width, height: 700)) { GalleryView() }
            #expect(differences(screen) == [])
        }
    }
}
