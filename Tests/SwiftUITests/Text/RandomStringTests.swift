import SwiftUI
import Testing
import ViewTesting

/// Texts of random characters of all planes, wherever a program may show one, in a screen whose other parts stand still.
@MainActor @Suite("Random strings in views", .serialized)
struct RandomStringTests {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x2F, 0xA0...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0x97F,
        0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
        0xE000...0xE0FF, 0xFE00...0xFE0F, 0xFFF0...0xFFFD, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x10FFF0...0x10FFFD,
        0x00...0x1F, 0xE0001...0xE007F,
    ]

    private static func string(_ random: inout SeededRandom) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...16, using: &random) {
            let range = ranges.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { scalars.append(scalar) }
            }
        }
        return String(scalars)
    }

    private final class Model: ObservableObject {
        @Published var strings: [String]
        init(_ strings: [String]) { self.strings = strings }
    }

    private struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) {
                Text("before")
                ForEach(model.strings.indices, id: \.self) { index in
                    line(model.strings[index], index).frame(width: 280, height: 18, alignment: .leading).clipped()
                }
                Text("after")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }

        @ViewBuilder private func line(_ string: String, _ index: Int) -> some View {
            switch index % 10 {
            case 0: Text(LocalizedStringKey(string))
            case 1: Text(AttributedString(string)).bold()
            case 2: Text(string).lineLimit(1).truncationMode(.middle).kerning(1)
            case 3: Button(string) {}
            case 4: TextField(string, text: .constant(string))
            case 5: Toggle(string, isOn: .constant(true))
            case 6: Label(string, systemImage: string)
            case 7: Text("a \(string) b \(Text(string).italic())").minimumScaleFactor(0.5)
            case 8: Text(string).textCase(.uppercase).accessibilityLabel(string)
            default: Text(string).multilineTextAlignment(.trailing).fixedSize()
            }
        }
    }

    @Test("two thousand strings in texts, labels, buttons and fields leave the rest of the screen alone")
    func views() {
        var random = SeededRandom(state: 2_026)
        let model = Model(Array(repeating: "plain", count: 40))
        let screen = Screen(size: CGSize(width: 300, height: 800)) { Page(model: model) }
        let places = [screen.rects["before"], screen.rects["after"]]
        #expect(!places.contains(nil))
        for step in 0..<50 {
            model.strings = (0..<40).map { _ in Self.string(&random) }
            let rects = screen.rects
            #expect([rects["before"], rects["after"]] == places, "step \(step)")
            let strange = rects.filter { !($1.minX + $1.minY + $1.width + $1.height).isFinite }
            #expect(strange.isEmpty, "step \(step): \(model.strings)")
            if step % 10 == 0 { #expect(screen.image().count > 100) }
        }
        model.strings = Array(repeating: "plain", count: 40)
        #expect(screen.texts.count { $0 == "plain" } >= 28 && screen.rebuild() == [])
    }

    @Test("a title, a placeholder and a row of a list may be any string")
    func titles() {
        struct Titled: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack {
                    List {
                        Section(model.strings[0]) { Text(model.strings[1]).badge(model.strings[2]) }
                        Picker(model.strings[3], selection: .constant(0)) { Text(model.strings[4]).tag(0) }
                        Text("steady")
                    }
                    .navigationTitle(model.strings[5])
                    .toolbar { Button(model.strings[6]) {} }
                    .searchable(text: .constant(""), prompt: Text(model.strings[7]))
                }
                .lineLimit(1)
            }
        }
        var random = SeededRandom(state: 7)
        let model = Model(Array(repeating: "plain", count: 8))
        let screen = Screen(size: CGSize(width: 400, height: 500)) { Titled(model: model) }
        for step in 0..<40 {
            model.strings = (0..<8).map { _ in Self.string(&random) }
            #expect(screen.texts.contains("steady"), "step \(step): \(model.strings)")
            if step % 10 == 0 { #expect(screen.image().count > 100) }
        }
    }
}
