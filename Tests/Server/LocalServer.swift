import Foundation

/// A server of files on this machine for tests, which can be down, slow and broken.
///
///     let server = try LocalServer { _ in .file(people) }
///     PeoplePage(address: server.address(of: "people.json"))
public final class LocalServer: @unchecked Sendable {
    /// What the server answers.
    public struct Answer: Sendable {
        var status = 200
        var body: Data
        /// How many bytes are sent before the connection is closed; nil is all.
        var limit: Int?
        /// For how many seconds whoever asked may keep the answer.
        var age: Int?

        public static func data(_ body: Data) -> Answer { Answer(body: body) }
        /// What may be kept for a minute.
        public static func kept(_ body: Data) -> Answer { Answer(body: body, age: 60) }
        public static func text(_ body: String) -> Answer { Answer(body: Data(body.utf8)) }
        public static func status(_ status: Int) -> Answer { Answer(status: status, body: Data()) }
        /// Announces all of `body`, and closes the connection after `limit` bytes of it.
        public static func broken(_ body: Data, after limit: Int) -> Answer { Answer(body: body, limit: limit) }
    }

    public struct Failure: Error {
        let call: String
        let code = errno
    }

    public let port: UInt16
    private let listener: Int32
    private let answer: @Sendable (_ path: String) -> Answer
    private let condition = NSCondition()
    private var isHeld = false
    private var paths: [String] = []
    private var isStopped = false

    /// Listens on `port` of this machine alone, or on one that is free.
    public init(port: UInt16 = 0, answer: @escaping @Sendable (_ path: String) -> Answer) throws {
        self.answer = answer
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        guard listener >= 0 else { throw Failure(call: "socket") }
        var isOn: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        self.port = UInt16(bigEndian: address.sin_port)
        guard isBound else {
            close(listener)
            throw Failure(call: "bind")
        }
        Thread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { break }
                Thread { self.serve(connection) }.start()
            }
            close(listener)
        }.start()
    }

    deinit { stop() }

    public func address(of path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    /// The paths that were asked for, in order.
    public var requests: [String] { locked { paths } }

    /// Takes requests and answers none of them until `release()`.
    public func hold() { locked { isHeld = true } }

    public func release() {
        locked {
            isHeld = false
            condition.broadcast()
        }
    }

    /// Refuses connections from now on.
    public func stop() {
        locked {
            if isStopped { return }
            isStopped = true
            isHeld = false
            condition.broadcast()
            shutdown(listener, Int32(SHUT_RDWR))
        }
    }

    private func locked<R>(_ body: () -> R) -> R {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request.append(contentsOf: buffer[..<count])
        }
        let words = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
        guard words.count > 1 else { return }
        let path = String(words[1])
        locked {
            paths.append(path)
            while isHeld { condition.wait() }
        }
        send(answer(path), to: connection)
    }

    private static func date() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.string(from: Date())
    }

    private func send(_ answer: Answer, to connection: Int32) {
        let head = """
            HTTP/1.1 \(answer.status) \(answer.status == 200 ? "OK" : "Error")\r
            Content-Length: \(answer.body.count)\r
            Content-Type: application/octet-stream\r
            Date: \(Self.date())\r
            Cache-Control: \(answer.age.map { "max-age=\($0)" } ?? "no-store")\r
            Connection: close\r
            \r\n
            """
        var bytes = Data(head.utf8) + answer.body.prefix(answer.limit ?? answer.body.count)
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            bytes.removeFirst(count)
        }
    }
}
