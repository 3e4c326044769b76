import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSession.dataTaskPublisher")
struct DataTaskTests {
    private let session = URLSession(configuration: .ephemeral)

    /// The answer's status and text, or the error's code.
    private func outcome(_ url: URL) async -> String {
        do {
            for try await (data, response) in session.dataTaskPublisher(for: url).values {
                return "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))"
            }
            return "nothing"
        } catch {
            return "error \((error as? URLError)?.code == .cannotConnectToHost ? "cannot connect" : "\(error)")"
        }
    }

    @Test("an answer is a value and the end, whatever its status")
    func answers() async throws {
        let server = try TinyServer()
        defer { server.stop() }
        #expect(await outcome(server.url("hello")) == "200 /hello")
        #expect(await outcome(server.url("missing")) == "404 /missing")
    }

    @Test("a refused connection is a failure")
    func refused() async throws {
        let server = try TinyServer()
        server.stop()
        #expect(await outcome(server.url("hello")) == "error cannot connect")
    }

    @Test("the answer decodes as it comes")
    func decoding() async throws {
        let server = try TinyServer()
        defer { server.stop() }
        let text = session.dataTaskPublisher(for: URLRequest(url: server.url("a/b")))
            .map(\.data).mapError { $0 as any Error }.map { String(decoding: $0, as: UTF8.self) }
        var seen: [String] = []
        for try await value in text.values { seen.append(value) }
        #expect(seen == ["/a/b"])
    }

    @Test("nothing is sent before there is demand, nor told after a cancel")
    func cancel() async throws {
        let server = try TinyServer()
        defer { server.stop() }
        let recorder = Recorder<String, URLError>(demand: .none)
        session.dataTaskPublisher(for: server.url("silent")).map { _, response in "\(response)" }.subscribe(recorder)
        #expect(recorder.log == ["subscription DataTaskPublisher"] && server.unanswered == 0)
        recorder.subscription?.request(.max(1))
        while server.unanswered == 0 { await Task.yield() }
        recorder.subscription?.cancel()
        // Another request goes there and back meanwhile.
        #expect(await outcome(server.url("other")) == "200 /other")
        #expect(recorder.log == ["subscription DataTaskPublisher"])
    }

    @Test("each subscriber has a request of its own")
    func cold() async throws {
        let server = try TinyServer()
        defer { server.stop() }
        let publisher = session.dataTaskPublisher(for: server.url("x")).map { $0.data.count }
        var seen: [Int] = []
        for try await value in publisher.values { seen.append(value) }
        for try await value in publisher.values { seen.append(value) }
        #expect(seen == [2, 2])
    }

    @Test("the subscriber is freed by a cancel, and what it was made with can be read")
    func lifetime() throws {
        let server = try TinyServer()
        defer { server.stop() }
        let request = URLRequest(url: server.url("x"))
        let publisher = session.dataTaskPublisher(for: request)
        #expect(publisher.request == request && publisher.session === session)
        #expect(freesSubscriber(publisher, cancels: true))
    }

    @Test("demand beyond the one value brings nothing more")
    func demand() async throws {
        let server = try TinyServer()
        defer { server.stop() }
        let crowd = Crowd<Data, URLError>()
        session.dataTaskPublisher(for: server.url("y")).map(\.data).subscribe(crowd)
        while crowd.ends == 0 { await Task.yield() }
        #expect(crowd.values.map { String(decoding: $0, as: UTF8.self) } == ["/y"] && crowd.ends == 1)
    }
}
