import Foundation
import MartletTestServer
import SwiftUI
import Testing
import ViewTesting

@testable import MartletDataFlow

@MainActor @Suite("People from a server", .serialized)
struct PeoplePageTests {
    nonisolated static let people = Data(
        """
        [{"id": "0F21DDB6-6CAD-4A26-8D11-6ECE1738F7D9", "first": "Ada", "last": "Rossi", "phone": "092 229815"},
         {"id": "A09F76B5-A170-4338-B926-3059F28C105D", "first": "Bela", "last": "Petrov", "phone": "094 164867"}]
        """.utf8)

    private func screen(_ server: LocalServer) -> Screen {
        Screen {
            NavigationView {
                NavigationLink("People", destination: PeoplePage(address: server.address(of: "people.json")))
            }
        }
    }

    private func wait(_ screen: Screen, for text: String) {
        screen.wait { screen.text(text).exists }
    }

    @Test("the people of the server are shown by name, after asking once")
    func loads() throws {
        let server = try LocalServer { _ in .data(Self.people) }
        let screen = screen(server)
        screen.any("People").tap()
        wait(screen, for: "Ada Rossi")
        let names = screen.texts.filter { $0.hasSuffix("Rossi") || $0.hasSuffix("Petrov") }
        #expect(names == ["Bela Petrov", "Ada Rossi"] && server.requests == ["/people.json"])
        #expect(screen.warnings.isEmpty)
    }

    @Test("the file of the example is a list of people")
    func file() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Examples/DataFlow/people.json").standardized
        let data = try Data(contentsOf: file)
        let server = try LocalServer { _ in .data(data) }
        let screen = Screen { PeoplePage(address: server.address(of: "people.json")) }
        wait(screen, for: "Lena Fischer")
        #expect(!screen.text("Try Again").exists && screen.warnings.isEmpty)
    }

    @Test("a server that is down is said, and trying again works once it is up")
    func down() throws {
        let closed = try LocalServer { _ in .data(Self.people) }
        closed.stop()
        let screen = screen(closed)
        screen.any("People").tap()
        wait(screen, for: "127.0.0.1 cannot be reached.")
        screen.button("Try Again").tap()
        wait(screen, for: "127.0.0.1 cannot be reached.")
        let server = try LocalServer(port: closed.port) { _ in .data(Self.people) }
        screen.button("Try Again").tap()
        wait(screen, for: "Ada Rossi")
        #expect(server.requests.count == 1 && !screen.button("Try Again").exists)
    }

    @Test("while a server is slow the page says so, time may pass, and the page can be left")
    func slow() throws {
        let server = try LocalServer { _ in .data(Self.people) }
        server.hold()
        let screen = screen(server)
        screen.any("People").tap()
        screen.wait { server.requests.count == 1 }
        screen.advance(by: .seconds(300))
        #expect(screen.text("Loading").exists)
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Loading").exists)
        // The request of the page that was left ends; the answer to another page's is shown.
        screen.any("People").tap()
        screen.wait { server.requests.count == 2 }
        server.release()
        wait(screen, for: "Ada Rossi")
        #expect(screen.warnings.isEmpty)
    }

    @Test(
        "half an answer, an answer that is no list and an error are said, and the next answer is shown",
        arguments: [
            (LocalServer.Answer.broken(people, after: 60), "127.0.0.1 cannot be reached."),
            (.data(people.prefix(60)), "The server's answer is no list of people."),
            (.text("{}"), "The server's answer is no list of people."),
            (.text(""), "The server's answer is no list of people."),
            (.status(500), "The server answered with status 500."),
        ])
    func badAnswer(_ answer: LocalServer.Answer, _ message: String) throws {
        let count = Counter()
        let server = try LocalServer { _ in count.next() == 0 ? answer : .data(Self.people) }
        let screen = screen(server)
        screen.any("People").tap()
        wait(screen, for: message)
        #expect(!screen.text("Ada Rossi").exists && screen.warnings.isEmpty)
        screen.button("Try Again").tap()
        wait(screen, for: "Ada Rossi")
    }

    @Test(
        "a person that is edited in any of the four ways shows in the list behind", arguments: PeoplePage.Way.allCases)
    func edits(_ way: PeoplePage.Way) throws {
        let server = try LocalServer { _ in .data(Self.people) }
        let screen = screen(server)
        screen.any("People").tap()
        wait(screen, for: "Ada Rossi")
        screen.picker("Way").select(way.rawValue)
        screen.any("Ada Rossi").tap()
        screen.advance(by: .seconds(1))
        screen.textField("First name").type("lina")
        #expect(screen.text("Adalina Rossi").exists, "the title follows")
        screen.textField("Last name").clear()
        screen.textField("Last name").type("Berg")
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Adalina Berg").exists && screen.text("Bela Petrov").exists)
        #expect(!screen.text("Ada Rossi").exists && screen.warnings.isEmpty)
        // All ways show the same people.
        screen.picker("Way").select("Index")
        #expect(screen.text("Adalina Berg").exists)
    }
}

/// Counts from 0, on any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        value += 1
        return value - 1
    }
}
