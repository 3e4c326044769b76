import Foundation
import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Redaction")
struct RedactionTests {
    private struct Row: View {
        @Environment(\.redactionReasons) private var reasons

        var body: some View {
            VStack {
                Text("Name").font(.system(size: 20))
                Text("Secret").privacySensitive()
                Circle().fill(Color.pureRed).frame(width: 20, height: 20)
                Text(reasons.contains(.invalidated) ? "old" : "new").unredacted()
            }
        }
    }

    @Test("of a placeholder texts are bars that nobody can read, and shapes stay")
    func placeholder() {
        let plain = Picture(Row())
        let hidden = Picture(Row().redacted(reason: .placeholder))
        #expect(plain.texts == ["Name", "Secret", "new"] && hidden.texts == ["new"])
        #expect(hidden.pixels.values.contains(.pureRed))
        #expect(hidden.runs.map(\.text) == ["new"])
        let bars = hidden.outlines.filter { if case .roundedRect = $0 { true } else { false } }
        #expect(bars.count == 2 && bars[0].bounds.width > 30 && bars[0].bounds.height > 10)
    }

    @Test("each line of a text is a bar of its length")
    func lines() {
        let picture = Picture(
            Text("one\nthree and more").font(.system(size: 12)).redacted(reason: .placeholder))
        let widths = picture.outlines.map(\.bounds.width)
        #expect(widths.count == 2 && widths[1] > widths[0] * 2)
    }

    @Test("for privacy only what is sensitive is hidden")
    func privacy() {
        #expect(Picture(Row().redacted(reason: .privacy)).texts == ["Name", "new"])
        #expect(Picture(Row().privacySensitive().redacted(reason: .privacy)).texts == ["new"])
        #expect(Picture(Text("a").privacySensitive(false).privacySensitive().redacted(reason: .privacy)).texts == ["a"])
    }

    @Test("reasons add up, views can ask for them, and what is out of date is shown")
    func reasons() {
        struct Reasons: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text("\(reasons.rawValue)").unredacted() }
        }
        struct Asked: View {
            let tell: (RedactionReasons) -> Void
            @Environment(\.redactionReasons) private var reasons
            var body: some View {
                tell(reasons)
                return Color.clear
            }
        }
        var asked: RedactionReasons = []
        _ = Picture(Asked { asked = $0 }.redacted(reason: .privacy).redacted(reason: .placeholder))
        #expect(asked == [.privacy, .placeholder])
        #expect(Picture(Row().redacted(reason: .invalidated)).texts == ["Name", "Secret", "old"])
    }

    @Test("pictures are blocks, and not read out")
    func pictures() {
        let screen = Screen {
            VStack {
                Image(systemName: "star").redacted(reason: .placeholder)
                Image(systemName: "heart")
            }
        }
        #expect(screen.images == ["heart"])
    }

    @Test("when the reason goes, the texts are back")
    func changing() {
        struct Loading: View {
            @State private var isLoading = true
            var body: some View {
                VStack {
                    Text("Done").redacted(reason: isLoading ? .placeholder : [])
                    Button("Load") { isLoading = false }
                }
            }
        }
        let screen = Screen { Loading() }
        #expect(screen.texts == ["Load"])
        screen.button("Load").tap()
        #expect(screen.texts == ["Done", "Load"])
    }
}

extension Screen {
    /// The labels of the images.
    fileprivate var images: [String] { ["star", "heart"].filter { image($0).exists } }
}
