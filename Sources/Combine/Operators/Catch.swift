extension Publishers {
    /// A publisher that goes on with another where the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = NewPublisher.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// A publisher with its parts.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Failure == S.Failure, Upstream.Output == S.Input {
            let relay = Relay(subscriber, "Catch")
            let handler = self.handler
            relay.attach(upstream) { completion in
                switch completion {
                case .finished: relay.end(.finished)
                case .failure(let error): relay.attach(handler(error)) { relay.end($0) }
                }
            }
        }
    }

    /// A publisher that goes on with another where the upstream fails, or fails with what the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// A publisher with its parts.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Upstream.Output == S.Input {
            let relay = Relay(subscriber, "TryCatch")
            let handler = self.handler
            relay.attach(upstream) { completion in
                switch completion {
                case .finished: relay.end(.finished)
                case .failure(let error):
                    do {
                        relay.attach(try handler(error)) { relay.end($0.erased) }
                    } catch {
                        relay.end(.failure(error))
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that the closure makes of the error.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that the closure makes of the error, or fails with what it throws.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
