/// A publisher that plays back what was recorded.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end that are played back.
    public let recording: Recording

    /// Records in a closure.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Plays back a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Plays back values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Values and an end.
    public struct Recording {
        /// What may be recorded.
        public typealias Input = Output

        /// The values recorded.
        public private(set) var output: [Output] = []

        /// The end recorded; finished, unless told otherwise.
        public private(set) var completion: Subscribers.Completion<Failure> = .finished

        private var isComplete = false

        /// A recording without values.
        public init() {}

        /// A complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Records a value; after the end this is a programmer error.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "Receiving values after completion")
            output.append(input)
        }

        /// Records the end; a second one is a programmer error.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "Receiving completion more than once")
            isComplete = true
            self.completion = completion
        }
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        var iterator = recording.output.makeIterator()
        guard let first = iterator.next() else {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: recording.completion)
            return
        }
        subscriber.receive(
            subscription: SequenceSubscription(
                recording.output, first, iterator, subscriber, completion: recording.completion))
    }
}

private enum RecordingKeys: String, CodingKey {
    case output, completion
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
    /// Encodes the values and the end, as `encode(to:)` does.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    /// Encodes the values and the end.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
    /// Decodes the values and the end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }
}

private enum RecordKeys: String, CodingKey {
    case recording
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
    /// Encodes the recording.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordKeys.self)
        try container.encode(recording, forKey: .recording)
    }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
    /// Decodes the recording.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordKeys.self)
        recording = try container.decode(Recording.self, forKey: .recording)
    }
}
