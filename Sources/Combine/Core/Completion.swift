/// The name space of what a subscriber is told and of the subscribers that come with the module.
public enum Subscribers {}

extension Subscribers {
    /// How a publisher ended.
    @frozen public enum Completion<Failure: Error> {
        /// It will publish nothing more.
        case finished
        /// It stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes whether it succeeded and, if not, the error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKeys.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}
extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKeys.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

private enum CompletionKeys: String, CodingKey {
    case success, error
}

extension Subscribers.Completion {
    /// The same ending with the error as any error.
    @inlinable var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }

    /// The same ending with another error.
    @inlinable func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
