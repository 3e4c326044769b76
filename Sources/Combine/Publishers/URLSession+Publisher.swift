public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of the answer to a request.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The body and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)

        /// What went wrong.
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest

        /// Who asks.
        public let session: URLSession

        /// A publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber; the request is sent when it asks for the value.
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }

    /// A publisher of the answer for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private let lock = Lock()
    private let publisher: URLSession.DataTaskPublisher
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private var isStarted = false

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let isFirst = lock.withLock {
            let isFirst = downstream != nil && !isStarted
            isStarted = true
            return isFirst
        }
        guard isFirst else { return }
        let answer = Carried { (data: Data?, response: URLResponse?, error: (any Error)?) in
            self.answered(data, response, error)
        }
        let task = publisher.session.dataTask(with: publisher.request) { answer.value($0, $1, $2) }
        let isAlive = lock.withLock {
            if downstream != nil { self.task = task }
            return downstream != nil
        }
        isAlive ? task.resume() : task.cancel()
    }

    private func answered(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = release().downstream else { return }
        if error == nil, let response {
            _ = downstream.receive((data: data ?? Data(), response: response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() { release().task?.cancel() }

    private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
        lock.withLock {
            let taken = (downstream, task)
            downstream = nil
            task = nil
            return taken
        }
    }

    var description: String { "DataTaskPublisher" }
    var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("task", task as Any), ("downstream", downstream as Any), ("parent", publisher),
                ("demand", isStarted ? Subscribers.Demand.max(1) : .none),
            ]
        }
    }
}
