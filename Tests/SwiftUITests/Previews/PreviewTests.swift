import MartletCairo
import SwiftUI
import Testing
import ViewTesting

struct BadgeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("Small").previewLayout(.fixed(width: 120, height: 40))
            Text("Wide").previewDisplayName("Wide badge").previewDevice("iPhone SE (3rd generation)")
                .previewInterfaceOrientation(.landscapeLeft)
            ForEach(["A", "B"], id: \.self) { Text($0).previewDisplayName("Letter \($0)") }
        }
    }
}

struct Stamp_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Color.red.frame(width: 40, height: 20).previewLayout(.sizeThatFits)
            Color.red.accessibilityIdentifier("all").previewLayout(.fixed(width: 60, height: 30))
        }
        .previewDevice("iPhone SE (3rd generation)")
    }
}

struct Schemes_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SchemeReader()
            SchemeReader().preferredColorScheme(.dark)
        }
        Group {
            SchemeReader()
            SchemeReader().preferredColorScheme(.light)
        }
        .preferredColorScheme(.dark)
    }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

#Preview { Text("Unnamed") }

#Preview("Named", traits: .fixedLayout(width: 200, height: 80), .landscapeRight) {
    @Previewable @State var isOn = false
    @Previewable @Environment(\.layoutDirection) var direction
    let state = isOn ? "on" : "off"
    Toggle("Switch \(state)", isOn: $isOn)
    Text(direction == .leftToRight ? "left to right" : "right to left")
}

#Preview("Fitting", traits: .sizeThatFitsLayout) { Color.red.frame(width: 70, height: 30) }

#Preview("Fitting late", traits: .sizeThatFitsLayout, .modifier(SharedSize())) { Color.red }

#Preview("Shared", traits: .modifier(SharedData())) { SharedReader() }

#Preview("Trapping", body: { TrappingView() })

private struct TrappingView: View {
    var body: some View {
        if ProcessInfo.processInfo.environment["TRAP"] != nil { fatalError("trapped") }
        return Text("Holds")
    }
}

private struct SharedReader: View {
    @Environment(\.locale) private var locale
    var body: some View { Text("Locale \(locale.identifier)") }
}

private struct SharedData: PreviewModifier {
    static func makeSharedContext() async throws -> Locale { Locale(identifier: "fr_FR") }
    func body(content: Content, context: Locale) -> some View { content.environment(\.locale, context) }
}

private struct SharedSize: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat { 60 }
    func body(content: Content, context: CGFloat) -> some View { content.frame(width: context, height: context) }
}

@MainActor @Suite("Previews")
struct PreviewTests {
    private func preview(_ name: String) throws -> DeclaredPreview {
        try #require(try Previews.all.first { $0.name == name })
    }

    @Test("every view of every provider, and every #Preview, is a preview of its own")
    func discovery() throws {
        let names = try Previews.all.filter {
            $0.place.hasPrefix("SwiftUITests.Badge") || $0.place.hasPrefix("SwiftUITests/PreviewTests")
        }.map(\.name)
        #expect(
            names == [
                "BadgeView 1", "Wide badge", "Letter A", "Letter B", "PreviewTests", "Named", "Fitting", "Fitting late",
                "Shared",
                "Trapping",
            ])
    }

    @Test("a preview of a provider shows its view alone")
    func alone() throws {
        #expect(try preview("Wide badge").screen().texts == ["Wide"])
        #expect(try preview("Letter B").screen().texts == ["B"])
    }

    @Test(
        "the colour scheme that one view prefers is not that of the previews beside it, but of all in a group with it")
    func schemes() throws {
        let shown = try (1...4).map { try preview("Schemes \($0)").screen().texts }
        #expect(shown == [["light"], ["dark"], ["dark"], ["dark"]])
    }

    @Test("the device, the orientation and the layout decide the size")
    func sizes() throws {
        #expect(try preview("BadgeView 1").size == CGSize(width: 120, height: 40))
        #expect(try preview("Wide badge").size == CGSize(width: 667, height: 375))
        #expect(try preview("PreviewTests").size == CGSize(width: 390, height: 844))
        #expect(try preview("Named").size == CGSize(width: 200, height: 80))
        #expect(try preview("Fitting").size == CGSize(width: 70, height: 30))
    }

    @Test("what has a size of its own fills it, also as on a phone")
    func bare() throws {
        let fitting = try preview("Stamp 1")
        #expect(fitting.size == CGSize(width: 40, height: 20))
        for number in 1...2 {
            let image = try preview("Stamp \(number)").screen().image(scale: 1)
            let pixels = try #require(CairoRenderer.pixels(ofPNG: image))
            #expect(pixels[1, 1].red > 200 && pixels[1, 1].green < 90 && pixels[30, 18] == pixels[1, 1])
        }
    }

    @Test("a previewable state lives as long as the preview is shown")
    func previewable() throws {
        let screen = try preview("Named").screen()
        #expect(screen.texts == ["Switch off", "left to right"])
        screen.toggle("Switch off").tap()
        #expect(screen.texts == ["Switch on", "left to right"])
    }

    @Test("a modifier's shared data are there when its preview is shown")
    func sharedContext() async throws {
        let screen = try preview("Shared").screen()
        for _ in 0..<1000 where screen.texts.isEmpty { await Task.yield() }
        #expect(screen.texts == ["Locale fr_FR"])
    }

    @Test("a preview that fits what a modifier's data bring has their size as soon as they are there")
    func lateFit() throws {
        let screen = try preview("Fitting late").screen()
        #expect(CairoRenderer.pixels(ofPNG: screen.image())?.width == 60)
    }

    @Test("a preview that traps names itself")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                setenv("TRAP", "1", 1)
                _ = try? Previews.all.first { $0.name == "Trapping" }?.screen()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("The preview 'Trapping' (SwiftUITests/PreviewTests.swift:"))
        #expect(message.contains("stopped the program."))
    }
}
