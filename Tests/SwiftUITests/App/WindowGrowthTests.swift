import MartletHost
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Small windows and what is shown in front of them", .serialized)
struct WindowGrowthTests {
    private let small = CGSize(width: 200, height: 80)

    @Test("a window grows for what is shown in front of it and has its size again afterwards")
    func comesBack() {
        var growth = WindowGrowth()
        let grown = CGSize(width: 348, height: 180)
        #expect(growth.room(for: grown, in: small) == grown)
        // It is that large by now, and something else asks for less.
        #expect(growth.room(for: CGSize(width: 100, height: 60), in: grown) == .zero)
        #expect(growth.room(for: grown, in: grown) == grown)
        #expect(growth.takeSizeBefore(in: grown) == nil)
        #expect(growth.room(for: .zero, in: grown) == .zero)
        // Something else is shown before the size was given back.
        #expect(growth.room(for: grown, in: grown) == grown)
        #expect(growth.takeSizeBefore(in: grown) == nil)
        #expect(growth.room(for: .zero, in: grown) == .zero)
        #expect(growth.takeSizeBefore(in: grown) == small)
        #expect(growth.takeSizeBefore(in: grown) == nil)
    }

    @Test("a size that the user has given it meanwhile stays")
    func resized() {
        var growth = WindowGrowth()
        _ = growth.room(for: CGSize(width: 348, height: 180), in: small)
        _ = growth.room(for: .zero, in: CGSize(width: 500, height: 300))
        #expect(growth.takeSizeBefore(in: CGSize(width: 500, height: 300)) == nil)
    }

    @Test("only where a sheet made it larger does a window wait for its size")
    func underWay() {
        var growth = WindowGrowth()
        _ = growth.room(for: small, in: CGSize(width: 500, height: 300))
        #expect(!growth.isUnderWay)
        let grown = growth.room(for: CGSize(width: 348, height: 180), in: small)
        #expect(growth.isUnderWay)
        _ = growth.room(for: .zero, in: grown)
        #expect(growth.takeSizeBefore(in: grown) == small && !growth.isUnderWay)
    }

    private struct Asking: View {
        @State private var asks = false
        var body: some View {
            Button("Ask") { asks = true }
                .alert("Really remove all of them?", isPresented: $asks) {
                    Button("Remove", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("This cannot be undone.")
                }
        }
    }

    @Test("a question says how large a small window of a desktop has to be, and asks for nothing in others")
    func asked() {
        func room(_ size: CGSize, _ idiom: Idiom) -> CGSize {
            let screen = Screen(size: size, idiom: idiom) { Asking() }
            screen.button("Ask").tap()
            defer {
                screen.press(.escape)
                #expect(screen.window.root.roomForLayers == .zero)
            }
            return screen.window.root.roomForLayers
        }
        let needed = room(small, .desktop)
        #expect(needed.width > 250 && needed.height > 120)
        #expect(room(CGSize(width: 600, height: 600), .desktop) == .zero)
        #expect(room(CGSize(width: 300, height: 400), .phone) == .zero)
    }

    private struct Opening<Page: View>: View {
        let page: Page
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { page } }
    }

    private func opened(_ size: CGSize, _ page: some View) -> Screen {
        let screen = Screen(size: size, idiom: .desktop) { Opening(page: page) }
        screen.button("Open").tap()
        return screen
    }

    @Test("a sheet fits itself into a window 360 points wide")
    func fits() {
        let form = Form {
            Text("A text that is longer than the window is wide, so that it takes several lines")
            Toggle("Sound", isOn: .constant(true))
        }
        let screen = opened(CGSize(width: 360, height: 600), form)
        #expect(screen.window.root.roomForLayers.width <= 360)
        let toggle = screen.toggle("Sound").frame
        #expect(toggle.minX >= 0 && toggle.maxX <= 360 && toggle.width > 250, "\(toggle)")
        let narrow = opened(small, form)
        #expect(narrow.window.root.roomForLayers.width == 360)
    }

    @Test("what cannot be made narrower asks for its width, up to 480 points")
    func rigid() {
        func width(_ width: CGFloat) -> CGFloat {
            let screen = opened(CGSize(width: 360, height: 600), Color.red.frame(width: width, height: 200))
            return screen.window.root.roomForLayers.width
        }
        #expect(width(300) == 360)
        #expect(width(400) == 460)
        #expect(width(700) == 480)
    }
}

@MainActor @Suite("The appearance of what is presented", .serialized)
struct PresentedSchemeTests {
    private struct Page: View {
        @State private var isShown = false
        @State private var isDark = true
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack {
                Text(scheme == .dark ? "page dark" : "page light")
                Button("Show") { isShown = true }
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Inside()
                    Button("Switch") { isDark.toggle() }
                }
                .preferredColorScheme(isDark ? .dark : nil)
            }
        }
    }

    private struct Inside: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "sheet dark" : "sheet light") }
    }

    @Test("what a sheet prefers holds for the sheet alone, at once")
    func sheet() {
        let screen = Screen(size: CGSize(width: 600, height: 600), idiom: .desktop) { Page() }
        screen.button("Show").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("sheet dark") && !screen.texts.contains("page dark"))
        let dark = screen.image()
        screen.button("Switch").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("sheet light"))
        #expect(screen.image() != dark)
    }
}
