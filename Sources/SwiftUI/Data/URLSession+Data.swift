extension URLSession {
    /// Loads what is at an address.
    ///
    /// It does what `data(from:delegate:)` is for. That one is not safe to cancel on Linux: where the answer comes at the
    /// same moment, it stops the program or keeps it waiting for ever, and a view that leaves cancels its tasks. Here
    /// whoever asked is told of the cancellation at once, and the answer is thrown away when it comes.
    ///
    /// - Throws: what the request fails with; `URLError.cancelled` when the task is cancelled.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Does a request and loads the answer, like `data(for:delegate:)`; safe to cancel.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let loading = DataLoading()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard loading.begin(continuation) else { return }
                dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        loading.end(.success((data, response)))
                    } else {
                        loading.end(.failure(error ?? URLError(.unknown)))
                    }
                }
                .resume()
            }
        } onCancel: {
            loading.end(.failure(URLError(.cancelled)))
        }
    }
}

/// Who waits for an answer, which comes once: from the server, or because nobody wants it any more.
private final class DataLoading: @unchecked Sendable {
    typealias Answer = (Data, URLResponse)
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Answer, any Error>?
    private var isOver = false

    /// - Returns: whether the answer is wanted still.
    func begin(_ continuation: CheckedContinuation<Answer, any Error>) -> Bool {
        lock.lock()
        let isOver = isOver
        if !isOver { self.continuation = continuation }
        lock.unlock()
        if isOver { continuation.resume(throwing: URLError(.cancelled)) }
        return !isOver
    }

    func end(_ answer: Result<Answer, any Error>) {
        lock.lock()
        let continuation = continuation
        self.continuation = nil
        isOver = true
        lock.unlock()
        continuation?.resume(with: answer)
    }
}
