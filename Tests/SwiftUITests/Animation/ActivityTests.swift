import MartletDisplay
import MartletGraph
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("What moves by itself")
struct ActivityTests {
    /// How many pictures the display shows in a tenth of a second because something moves.
    private func frames(_ picture: Picture) -> Int {
        let before = picture.window.window.ticks
        picture.window.clock.advance(by: 0.1) { picture.run() }
        return picture.window.window.ticks - before
    }

    private func versions(_ group: DisplayGroup) -> [UInt64: UInt64] {
        var result = [group.id: group.version]
        for case .group(let child) in group.items { result.merge(versions(child)) { a, _ in a } }
        return result
    }

    private struct Page: View {
        var body: some View {
            VStack {
                Text("Loading")
                ProgressView()
                ProgressView().progressViewStyle(.linear)
            }
        }
    }

    @Test("a progress view without a value turns once a second; no body runs for it")
    func turns() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack {
                Page()
                ProgressView(value: 0.5)
            }
        }
        let first = screen.image()
        screen.resetBodyCounts()
        screen.advance(by: .milliseconds(250))
        let quarter = screen.image()
        #expect(quarter != first)
        screen.advance(by: .milliseconds(500))
        #expect(screen.image() != quarter)
        screen.advance(by: .milliseconds(1250))
        #expect(screen.image() == first)
        #expect(screen.bodyCounts == [:])
    }

    @Test("a frame draws the groups of what moves anew and no others, and describes nothing anew")
    func groups() {
        let picture = Picture(200, 200) { Page() }
        let (before, version) = (versions(picture.root.rootGroup), picture.root.contentVersion)
        picture.window.clock.advance(by: 1.0 / 60) { picture.run() }
        let after = versions(picture.root.rootGroup)
        #expect(after.filter { before[$0.key] != $0.value }.count == 2)
        #expect(after.count == before.count)
        #expect(picture.root.contentVersion == version)
    }

    @Test("what is out of sight, hidden, covered or in a minimised window asks for no frames")
    func sight() {
        let below = Picture(200, 200) {
            ScrollView {
                Color.red.frame(height: 1000)
                ProgressView()
            }
        }
        #expect(frames(below) == 0)
        below.run()
        _ = below.root.handle(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: 2000), phase: .changed, time: 1))
        )
        below.run()
        #expect(frames(below) > 0)

        #expect(frames(Picture(200, 200) { ProgressView().opacity(0) }) == 0)
        #expect(frames(Picture(200, 200) { ProgressView().hidden() }) == 0)
        #expect(frames(Picture(200, 200) { ProgressView(value: 0.3) }) == 0)
        let pushed = Picture(300, 300) {
            NavigationStack(path: .constant([1])) {
                ProgressView().navigationDestination(for: Int.self) { _ in Text("Page") }
            }
        }
        #expect(frames(pushed) == 0)

        let window = Picture(200, 200) { ProgressView() }
        #expect(frames(window) == 6)
        window.root.setVisible(false)
        #expect(frames(window) <= 1)
        #expect(frames(window) == 0)
        window.root.setVisible(true)
        #expect(frames(window) == 6)
    }

    @Test("where the desktop's animations are off, it stands still, and views are told")
    func reducedMotion() {
        struct Told: View {
            @Environment(\.accessibilityReduceMotion) private var reduces
            var body: some View { Text(reduces ? "still" : "moving") }
        }
        let picture = Picture(200, 200) {
            VStack {
                Told()
                ProgressView()
            }
        }
        #expect(frames(picture) == 6)
        picture.window.window.setReducesMotion(true)
        picture.run()
        _ = frames(picture)
        #expect(picture.texts == ["still"])
        let still = picture.pixels
        #expect(frames(picture) == 0)
        #expect(picture.pixels == still)
        picture.window.window.setReducesMotion(false)
        picture.run()
        #expect(frames(picture) >= 5)
    }

    @Test("a view that has gone is no longer asked")
    func gone() {
        struct Gone: View {
            @State private var isLoading = true
            var body: some View {
                if isLoading { ProgressView() }
                Button("Stop") { isLoading = false }
            }
        }
        let screen = Screen { Gone() }
        screen.button("Stop").tap()
        let image = screen.image()
        screen.advance(by: .seconds(2))
        #expect(screen.image() == image)
    }
}
