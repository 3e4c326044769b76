import Foundation
import MartletDisplay
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

/// The accent and red as letters have them: read at 4.5 to 1, while what is filled keeps the brighter ones.
@MainActor @Suite("Colours of letters")
struct LetterColorTests {
    static let address = URL(string: "https://example.com")!
    nonisolated static let looks: [(Idiom, ColorScheme)] = [
        (.desktop, .light), (.desktop, .dark), (.phone, .light), (.phone, .dark),
    ]

    private func pale(_ screen: Screen, _ scheme: ColorScheme) -> [String] {
        screen.colorScheme = scheme
        return screen.audit([.lowContrast]).map(\.description)
    }

    @Test("titles in the accent and in red can be read, in every style of buttons", arguments: looks)
    func buttons(idiom: Idiom, scheme: ColorScheme) {
        let screen = Screen(idiom: idiom) {
            VStack(spacing: 16) {
                Link("Terms", destination: Self.address)
                Text("See [the licence](https://example.com/licence).")
                Text("Follow").foregroundStyle(.link)
                Button("Usual") {}
                Button("Usual deletion", role: .destructive) {}
                Button("Bare") {}.buttonStyle(.borderless)
                Button("Bare deletion", role: .destructive) {}.buttonStyle(.borderless)
                Button("Boxed") {}.buttonStyle(.bordered)
                Button("Boxed deletion", role: .destructive) {}.buttonStyle(.bordered)
                Button("Accent in a box") {}.buttonStyle(.bordered).tint(.accentColor)
            }
        }
        #expect(pale(screen, scheme) == [])
    }

    @Test("rows of a form, and the bar's buttons of a sheet, can be read", arguments: looks)
    func sheets(idiom: Idiom, scheme: ColorScheme) {
        let screen = Screen(idiom: idiom) {
            Text("Behind").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form {
                        Button("Send again") {}
                        Button("Delete all", role: .destructive) {}
                        Link("Help", destination: Self.address)
                    }
                    .navigationTitle("Account")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                        ToolbarItem(placement: .primaryAction) { Button("Later") {} }
                    }
                }
            }
        }
        #expect(pale(screen, scheme).filter { !$0.contains("Behind") } == [])
    }

    @Test("answers of alerts and of confirmations can be read", arguments: looks)
    func answers(idiom: Idiom, scheme: ColorScheme) {
        let alert = Screen(idiom: idiom) {
            Color.clear.alert("Delete the page?", isPresented: .constant(true)) {
                Button("Delete it", role: .destructive) {}
                Button("Keep it", role: .cancel) {}
            }
        }
        #expect(pale(alert, scheme).filter { $0.contains(" it\"") } == [])
        let dialog = Screen(idiom: idiom) {
            Color.clear.confirmationDialog("Delete the page?", isPresented: .constant(true)) {
                Button("Delete it", role: .destructive) {}
                Button("Move") {}
            }
        }
        #expect(pale(dialog, scheme).filter { $0.contains(" it\"") } == [])
    }

    /// The colour that a text is drawn in.
    private func color(_ text: some View, _ scheme: ColorScheme = .light) -> RGBA? {
        Picture(300, 100, scheme: scheme, text).runs.first { $0.text == "Words" }?.color
    }

    @Test("a tint that the program has set is shown as it was given, and so are its own colours")
    func ownTints() {
        let bare = Button("Words") {}.buttonStyle(.borderless)
        let blue = SystemPalette.Hue.blue
        for scheme in [ColorScheme.light, .dark] {
            let isDark = scheme == .dark
            #expect(color(bare.tint(.blue), scheme) == blue.color(isDark: isDark))
            #expect(color(Link("Words", destination: Self.address).tint(.pureGreen), scheme) == RGBA(hex: 0x00FF00))
            #expect(color(Text("Words").foregroundStyle(Color.accentColor), scheme) == SystemColor.accent)
            #expect(color(Text("Words").foregroundStyle(.tint), scheme) == SystemColor.accent)
            #expect(
                color(Text("Words").foregroundStyle(.red), scheme) == SystemPalette.Hue.red.color(isDark: isDark))
        }
    }

    @Test("a tint that is the accent, or none again, is the system's")
    func systemTint() {
        let bare = Button("Words") {}.buttonStyle(.borderless)
        let letters = SystemPalette(isDark: false).accentText()
        #expect(letters == RGBA(hex: 0x1C71D8))
        #expect(color(bare) == letters)
        #expect(color(bare.tint(.accentColor)) == letters)
        #expect(color(bare.tint(nil).tint(.pureGreen)) == letters)
        #expect(color(bare.tint(.accentColor).tint(.pureGreen)) == RGBA(hex: 0x00FF00))
    }

    @Test("what is filled keeps the accent and the red")
    func fills() {
        let prominent = Picture(200, 100, Button("Words") {}.buttonStyle(.borderedProminent))
        #expect(prominent.outlineColors.contains(SystemColor.accent))
        let red = Picture(200, 100, Button("Words", role: .destructive) {}.buttonStyle(.borderedProminent))
        #expect(red.outlineColors.contains(SystemPalette.Hue.red.color(isDark: false)))
        #expect(color(Button("Words") {}.buttonStyle(.borderedProminent)) == .white)
    }

    @Test("high contrast makes letters stronger")
    func highContrast() {
        for isDark in [false, true] {
            let usual = SystemPalette(isDark: isDark)
            let strong = SystemPalette(isDark: isDark, isHighContrast: true)
            #expect(strong.accentText() == usual.accentText(isOnBox: true) && strong.accentText() != usual.accentText())
            #expect(strong.redText() == usual.redText(isOnBox: true) && strong.redText() != usual.redText())
        }
    }
}
