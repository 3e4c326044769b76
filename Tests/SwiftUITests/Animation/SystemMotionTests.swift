import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Motion of the system", .serialized)
struct SystemMotionTests {
    private struct Sheets: View {
        @State private var isShown = false
        @State private var isAlerting = false
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Warn") { isAlerting = true }
                Toggle("Sound", isOn: $isOn)
            }
            .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            .alert("Careful", isPresented: $isAlerting) { Button("All right") {} }
        }
    }

    private func screen(_ view: some View) -> Screen {
        let screen = Screen(size: CGSize(width: 360, height: 600)) { view }
        screen.showsSystemMotion = true
        return screen
    }

    @Test("semantics 152, 154: a sheet and an alert come and go on their way, and can be used at once")
    func layers() {
        for (open, close) in [("Open", "Close"), ("Warn", "All right")] {
            let screen = screen(Sheets())
            let before = screen.image()
            screen.button(open).tap()
            #expect(screen.isAnimating && screen.button(close).exists)
            let film = screen.film(for: .milliseconds(200), every: .milliseconds(50))
            #expect(Set(film).count == film.count)
            screen.settle()
            let shown = screen.image()
            #expect(!screen.isAnimating && shown != before)
            screen.button(close).tap()
            #expect(!screen.button(close).exists && screen.isAnimating)
            screen.advance(by: .milliseconds(100))
            #expect(screen.image() != shown && screen.image() != before)
            #expect(screen.settle() && screen.image() == before)
        }
    }

    private struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Next") { Text("Second page").navigationTitle("Second") }.navigationTitle("First")
            }
        }
    }

    @Test("semantics 150, 151: a page slides in when it is pushed and out when it is popped")
    func pages() {
        let screen = screen(Pages())
        let first = screen.image()
        screen.button("Next").tap()
        #expect(screen.texts.contains("Second page") && screen.isAnimating)
        let film = screen.film(for: .milliseconds(200), every: .milliseconds(50))
        #expect(Set(film).count == film.count)
        screen.settle()
        let second = screen.image()
        screen.press(.escape)
        #expect(screen.texts.contains("Next") && screen.isAnimating)
        screen.advance(by: .milliseconds(100))
        #expect(screen.image() != first && screen.image() != second)
        #expect(screen.settle() && screen.image() == first)
    }

    @Test("a switch's knob moves; where less motion is asked for it does not, and a sheet and a page fade over")
    func restraint() {
        let screen = screen(Sheets())
        screen.toggle("Sound").tap()
        #expect(screen.isAnimating)
        screen.settle()
        screen.reducesMotion = true
        screen.toggle("Sound").tap()
        #expect(!screen.isAnimating)
        screen.button("Open").tap()
        #expect(screen.isAnimating)
        let film = screen.film(for: .milliseconds(150), every: .milliseconds(50))
        #expect(Set(film).count == film.count && screen.settle())
        let stack = self.screen(Pages())
        stack.reducesMotion = true
        stack.button("Next").tap()
        #expect(stack.isAnimating && stack.settle() && stack.texts.contains("Second page"))
        let quiet = Screen { Sheets() }
        quiet.toggle("Sound").tap()
        #expect(!quiet.isAnimating, "in a test the system's own motion has to be asked for")
    }
}
