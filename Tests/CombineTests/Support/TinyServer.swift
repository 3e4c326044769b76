import Foundation

/// An HTTP server on this machine: `/missing` is not found, `/silent` is never answered, everything else is its path.
final class TinyServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let silent = Guarded<[Int32]>([])

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = self.listener
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isReady else { throw Oops(code: Int(errno)) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in serve() }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    /// How many requests wait for an answer that will not come.
    var unanswered: Int { silent.withLock { $0.count } }

    func stop() {
        // Its thread closes it: else that might accept on what another server got under the same number.
        shutdown(listener, Int32(SHUT_RDWR))
        silent.withLock { for connection in $0 { close(connection) } }
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else {
                if errno == EINTR { continue }
                close(listener)
                return
            }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(connection, &buffer, buffer.count)
            let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
            let path = words.count > 1 ? String(words[1]) : ""
            if path == "/silent" {
                silent.withLock { $0.append(connection) }
                continue
            }
            let status = path == "/missing" ? "404 Not Found" : "200 OK"
            let answer = "HTTP/1.1 \(status)\r\nContent-Length: \(path.utf8.count)\r\nConnection: close\r\n\r\n\(path)"
            _ = answer.utf8CString.withUnsafeBytes { write(connection, $0.baseAddress!, $0.count - 1) }
            close(connection)
        }
    }
}
