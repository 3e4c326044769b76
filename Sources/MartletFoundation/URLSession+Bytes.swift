extension URLSession {
    /// The bytes of an answer, one after the other, as they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let chunks: AsyncThrowingStream<Data, any Error>
        /// What asks for the answer.
        public let task: URLSessionDataTask

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var bytes = Data().makeIterator()

            fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>) {
                self.chunks = chunks.makeAsyncIterator()
            }

            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = bytes.next() { return byte }
                    guard let chunk = try await chunks.next() else { return nil }
                    bytes = chunk.makeIterator()
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks) }

        /// The text as UTF-8, a line at a time; empty lines, which part the events of a stream, are left out.
        public var lines: AsyncStreamedLines { AsyncStreamedLines(bytes: self) }
    }

    /// Begins to read the answer from an address, and gives its bytes as they arrive.
    ///
    ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
    ///     for try await line in bytes.lines { show(line) }
    ///
    /// The request ends with the task that reads the bytes.
    /// - Throws: a `URLError` where there is no answer; the loop over the bytes throws where the answer breaks off.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Begins to read the answer to a request, and gives its bytes as they arrive.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let reader = ChunkReader(delegate)
        // A session's delegate is told of chunks, so that this one needs a session of its own, which ends with its task.
        let session = URLSession(configuration: configuration, delegate: reader, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                reader.begin(task, continuation)
            }
        } onCancel: {
            reader.giveUp()
            task.cancel()
        }
        return (AsyncBytes(chunks: reader.chunks, task: task), response)
    }
}

/// The lines of an answer that arrives bit by bit.
public struct AsyncStreamedLines: AsyncSequence, Sendable {
    public typealias Element = String
    fileprivate let bytes: URLSession.AsyncBytes

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: URLSession.AsyncBytes.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                    line.append(byte)
                } else if !line.isEmpty {
                    return String(decoding: line, as: UTF8.self)
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }
}

/// Passes on what a task receives, and the program's own delegate's say about redirections and passwords.
private final class ChunkReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let chunks: AsyncThrowingStream<Data, any Error>
    private let sink: AsyncThrowingStream<Data, any Error>.Continuation
    private let program: (any URLSessionTaskDelegate)?
    private let lock = NSLock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?

    init(_ program: (any URLSessionTaskDelegate)?) {
        (chunks, sink) = AsyncThrowingStream.makeStream()
        self.program = program
    }

    func begin(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<URLResponse, any Error>) {
        lock.withLock { waiting = continuation }
        sink.onTermination = { reason in
            if case .cancelled = reason { task.cancel() }
        }
        task.resume()
    }

    /// Whoever asked is told at once, however long it takes to break the request off.
    func giveUp() {
        answer(.failure(URLError(.cancelled)))
        sink.finish(throwing: URLError(.cancelled))
    }

    private func answer(_ result: Result<URLResponse, any Error>) {
        let continuation = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        answer(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let response = dataTask.response { answer(.success(response)) }
        sink.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            answer(.failure(error))
            sink.finish(throwing: error)
        } else {
            answer(task.response.map { .success($0) } ?? .failure(URLError(.badServerResponse)))
            sink.finish()
        }
        program?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let program else { return completionHandler(request) }
        program.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }
}
