import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Pictures from the network", .serialized)
struct AsyncImageTests {
    private func address(_ name: String, _ type: String) throws -> URL {
        try #require(Bundle.module.url(forResource: name, withExtension: type))
    }

    /// Gives the network its time, which is not the screen's.
    private func settle(_ screen: Screen, until texts: [String]) {
        let end = Date() + 10
        while screen.texts != texts, Date() < end { RunLoop.main.run(until: Date() + 0.005) }
    }

    struct Phases: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url, scale: 2) { phase in
                switch phase {
                case .empty: Text("Waiting")
                case .success(let image):
                    image.background(GeometryReader { Text(verbatim: "\($0.size.width) by \($0.size.height)") })
                case .failure(let error): Text(verbatim: "Failed: \((error as? URLError)?.code.rawValue ?? 0)")
                @unknown default: Text("Unknown")
                }
            }
        }
    }

    @Test("the picture comes, and has its size at the scale")
    func phases() throws {
        let photo = try address("photo", "jpg")
        let screen = Screen { Phases(url: photo) }
        settle(screen, until: ["16.0 by 8.0"])
        #expect(screen.texts == ["16.0 by 8.0"])
    }

    @Test("what is no picture fails, and says so by its error")
    func failure() throws {
        let document = try address("photo", "jpg").deletingLastPathComponent().appending(
            path: "Assets.xcassets/Contents.json")
        let screen = Screen { Phases(url: document) }
        settle(screen, until: ["Failed: \(URLError.Code.cannotDecodeContentData.rawValue)"])
        #expect(screen.texts == ["Failed: \(URLError.Code.cannotDecodeContentData.rawValue)"])
    }

    @Test("no address stays empty, and the placeholder stays")
    func noAddress() {
        let screen = Screen {
            AsyncImage(url: nil) {
                $0.resizable()
            } placeholder: {
                Text("Placeholder")
            }
        }
        #expect(screen.texts == ["Placeholder"])
    }
}
