public import Foundation

extension Publishers {
    /// A publisher of encoded values.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// The values published.
        public typealias Output = Coder.Output

        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        private let encoder: Coder

        /// A publisher of the encoded values of another.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Coder.Output == S.Input {
            let encoder = self.encoder
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "Encode", trying: { try encoder.encode($0) }))
        }
    }

    /// A publisher of decoded values.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The error that may end it.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        private let decoder: Coder

        /// A publisher of the decoded values of another.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, Output == S.Input {
            let decoder = self.decoder
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "Decode", trying: { try decoder.decode(Output.self, from: $0) }))
        }
    }
}

/// A type that encodes whole values.
public protocol TopLevelEncoder {
    /// What values are encoded to.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

/// A type that decodes whole values.
public protocol TopLevelDecoder {
    /// What values are decoded from.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Encodes each value; an error ends the publisher.
    @inlinable public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value as the given type; an error ends the publisher.
    @inlinable public func decode<Item, Coder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
