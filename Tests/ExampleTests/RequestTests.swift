import Foundation
import MartletTestServer
import SwiftUI
import Testing
import ViewTesting

/// Requests to a server of the test's own.
@Suite("Requests", .serialized)
struct RequestTests {
    @Test("a request that is cancelled as its answer comes ends, and so do those after it")
    func cancellation() async throws {
        let server = try LocalServer { _ in .text("answer") }
        let address = server.address(of: "text")
        var loaded = 0
        for number in 0..<300 {
            let task = Task.detached { try? await URLSession.shared.data(from: address).0 }
            let asked = server.requests.count
            // From at once to after the answer, which takes about a millisecond.
            let end = ContinuousClock.now + .microseconds(number * 10)
            while ContinuousClock.now < end, server.requests.count - asked < 2 {}
            task.cancel()
            if await task.value == Data("answer".utf8) { loaded += 1 }
        }
        let (data, _) = try await URLSession.shared.data(from: address)
        #expect(data == Data("answer".utf8) && loaded < 300)
    }

    @Test("a request that is cancelled before it begins fails at once")
    func cancelledBefore() async throws {
        let server = try LocalServer { _ in .text("answer") }
        let address = server.address(of: "text")
        let error = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await URLSession.shared.data(from: address)
                return URLError.Code.unknown
            } catch {
                return (error as? URLError)?.code ?? .unknown
            }
        }.value
        #expect(error == .cancelled && server.requests.isEmpty)
    }
}

/// Data that arrive later: as a program of 2019 loads them.
@MainActor @Suite("Data that arrive later", .serialized)
struct LateDataTests {
    private final class PersonList: ObservableObject, @unchecked Sendable {
        @Published var names: [String] = []

        func fetchData(from address: URL) {
            URLSession.shared.dataTask(with: address) { data, _, error in
                let answer = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error!)"
                DispatchQueue.main.async { self.names = answer.components(separatedBy: ",") }
            }
            .resume()
        }
    }

    private struct Page: View {
        @StateObject private var list = PersonList()
        let address: URL

        var body: some View {
            ForEach(list.names, id: \.self) { Text($0) }
            Text("\(list.names.count) people").onAppear { list.fetchData(from: address) }
        }
    }

    @Test("what a request hands to the main queue is shown when it comes, in one update")
    func mainQueue() throws {
        let server = try LocalServer { _ in .text("Ada,Bela") }
        server.hold()
        let screen = Screen { Page(address: server.address(of: "people")) }
        screen.wait { server.requests.count == 1 }
        #expect(screen.texts == ["0 people"])
        screen.resetBodyCounts()
        server.release()
        screen.wait { screen.texts != ["0 people"] }
        #expect(screen.texts == ["Ada", "Bela", "2 people"] && screen.bodyCounts == ["Page": 1])
        #expect(screen.warnings.isEmpty)
    }
}
