import Foundation
import MartletTestServer
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Pictures from the network", .serialized)
struct AsyncImageTests {
    private func address(_ name: String, _ type: String) throws -> URL {
        try #require(Bundle.module.url(forResource: name, withExtension: type))
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
        #expect(screen.texts == ["16.0 by 8.0"])
    }

    @Test("what is no picture fails, and says so by its error")
    func failure() throws {
        let document = try address("photo", "jpg").deletingLastPathComponent().appending(
            path: "Assets.xcassets/Contents.json")
        let screen = Screen { Phases(url: document) }
        #expect(screen.texts == ["Failed: \(URLError.Code.cannotDecodeContentData.rawValue)"])
    }

    @Test("a picture comes from a server, once it answers")
    func server() throws {
        let photo = try Data(contentsOf: address("photo", "jpg"))
        let server = try LocalServer { _ in .data(photo) }
        server.hold()
        let screen = Screen { Phases(url: server.address(of: "photo.jpg")) }
        screen.wait { server.requests == ["/photo.jpg"] }
        #expect(screen.texts == ["Waiting"])
        server.release()
        screen.wait { screen.texts != ["Waiting"] }
        #expect(screen.texts == ["16.0 by 8.0"])
    }

    struct Requested: View {
        let request: URLRequest?

        var body: some View {
            VStack {
                AsyncImage(request: request) { phase in
                    Text(phase.image != nil ? "phase picture" : phase.error != nil ? "phase error" : "phase none")
                }
                AsyncImage(request: request, scale: 2) { image in
                    image.background(GeometryReader { Text(verbatim: "\($0.size.width) wide") })
                } placeholder: {
                    Text("placeholder")
                }
                // As large as its picture has pixels, once that has come.
                AsyncImage(request: request).fixedSize().background(
                    GeometryReader { Text(verbatim: "plain \($0.size.width)") })
            }
        }
    }

    private static func hasAll(_ screen: Screen) -> Bool {
        ["phase picture", "16.0 wide", "plain 32.0"].allSatisfy(screen.texts.contains)
    }

    @Test("pictures come by requests of a session; what the server lets be kept is not asked for again")
    func requests() throws {
        let photo = try Data(contentsOf: address("photo", "jpg"))
        let server = try LocalServer { _ in .kept(photo) }
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        let session = URLSession(configuration: configuration)
        let request = URLRequest(url: server.address(of: "photo.jpg"))
        let first = Screen { Requested(request: request).asyncImageURLSession(session) }
        first.wait { Self.hasAll(first) }
        let asked = server.requests.count
        #expect(asked >= 1)
        let second = Screen { Requested(request: request).asyncImageURLSession(session) }
        second.wait { Self.hasAll(second) }
        #expect(server.requests.count == asked)
        #expect(Screen { Requested(request: nil) }.texts.contains("placeholder"))
    }

    @Test("a server that is down, breaks off or has no picture fails, and another address is loaded")
    func badServers() throws {
        struct Switching: View {
            let urls: [URL]
            @State private var index = 0

            var body: some View {
                Phases(url: urls[index])
                Button("Next") { index += 1 }
            }
        }
        let photo = try Data(contentsOf: address("photo", "jpg"))
        let server = try LocalServer { path in
            switch path {
            case "/broken": .broken(photo, after: 100)
            case "/missing": .status(404)
            default: .data(photo)
            }
        }
        let closed = try LocalServer { _ in .data(photo) }
        closed.stop()
        let urls = ["broken", "missing", "photo"].map(server.address) + [closed.address(of: "photo")]
        let screen = Screen { Switching(urls: urls) }
        func outcome() -> String {
            screen.wait { screen.texts[0] != "Waiting" }
            defer { screen.button("Next").tap() }
            return screen.texts[0]
        }
        #expect(outcome() == "Failed: \(URLError.Code.unknown.rawValue)")
        #expect(outcome() == "Failed: \(URLError.Code.cannotDecodeContentData.rawValue)")
        #expect(outcome() == "16.0 by 8.0")
        screen.wait { screen.texts[0] != "Waiting" }
        #expect(screen.texts[0] == "Failed: \(URLError.Code.cannotConnectToHost.rawValue)")
    }

    @Test("a view that leaves while its picture is loaded takes nothing back")
    func leaves() throws {
        struct Leaving: View {
            let url: URL
            @State private var isShown = true

            var body: some View {
                if isShown { Phases(url: url) } else { Text("Gone") }
                Button("Leave") { isShown = false }
            }
        }
        let photo = try Data(contentsOf: address("photo", "jpg"))
        let server = try LocalServer { _ in .data(photo) }
        server.hold()
        let screen = Screen { Leaving(url: server.address(of: "photo.jpg")) }
        screen.wait { server.requests.count == 1 }
        screen.button("Leave").tap()
        server.release()
        screen.advance(by: .seconds(1))
        #expect(screen.texts == ["Gone", "Leave"] && screen.warnings.isEmpty)
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
