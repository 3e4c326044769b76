/// The bytes of a file or an answer, one after the other.
public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    fileprivate let load: @Sendable () async throws -> Data

    package init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let load: @Sendable () async throws -> Data
        private var bytes: Data.Iterator?

        fileprivate init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

        public mutating func next() async throws -> UInt8? {
            if bytes == nil { bytes = try await load().makeIterator() }
            return bytes?.next()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }

    /// The text as UTF-8, a line at a time. An empty line is one, too; nothing follows the last line break.
    public var lines: AsyncLines { AsyncLines(load: load) }
}

/// The lines of a text that is read when the first of them is asked for.
public struct AsyncLines: AsyncSequence, Sendable {
    public typealias Element = String
    fileprivate let load: @Sendable () async throws -> Data

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let load: @Sendable () async throws -> Data
        private var lines: [Substring]?
        private var place = 0

        fileprivate init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

        public mutating func next() async throws -> String? {
            if lines == nil {
                var found = String(decoding: try await load(), as: UTF8.self)
                    .split(omittingEmptySubsequences: false) { $0.isNewline }
                if found.last?.isEmpty == true { found.removeLast() }
                lines = found
            }
            try Task.checkCancellation()
            guard let lines, place < lines.count else { return nil }
            place += 1
            return String(lines[place - 1])
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
}

extension URL {
    /// The bytes of the file or the answer at this address.
    public var resourceBytes: AsyncBytes {
        AsyncBytes { [self] in
            if isFileURL { return try Data(contentsOf: self) }
            return try await withCheckedThrowingContinuation { continuation in
                URLSession.shared.dataTask(with: self) { data, _, error in
                    continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? URLError(.unknown)))
                }
                .resume()
            }
        }
    }

    /// The text at this address as UTF-8, a line at a time.
    ///
    ///     for try await line in url.lines { print(line) }
    public var lines: AsyncLines { resourceBytes.lines }
}
