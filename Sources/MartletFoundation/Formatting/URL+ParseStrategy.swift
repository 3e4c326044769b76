extension URL {
    /// Reads addresses that users type; a part that is required and not there is an error.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Whether a part has to be there.
        public enum ComponentParseStrategy<Component: Codable & Hashable>: Codable, Hashable, CustomStringConvertible {
            case optional
            case required
            /// It is this where it is missing.
            case defaultValue(Component)

            public var description: String {
                switch self {
                case .optional: "optional"
                case .required: "required"
                case .defaultValue(let value): "default value: \(value)"
                }
            }
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        /// The address of a text; spaces around it do not count.
        public func parse(_ value: String) throws -> URL {
            let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
            guard var parts = URLComponents(string: text) else { throw Self.failure(value) }
            try fill(&parts.scheme, scheme, value)
            // Without a scheme the host was taken for the beginning of the path.
            if parts.host == nil, case .defaultValue = scheme, let again = URLComponents(string: "//" + text) {
                let scheme = parts.scheme
                parts = again
                parts.scheme = scheme
            }
            try fill(&parts.user, user, value)
            try fill(&parts.password, password, value)
            try fill(&parts.host, host, value)
            try fill(&parts.port, port, value)
            var path = parts.path.isEmpty ? nil : parts.path
            try fill(&path, self.path, value)
            parts.path = path ?? ""
            try fill(&parts.query, query, value)
            try fill(&parts.fragment, fragment, value)
            guard let url = parts.url else { throw Self.failure(value) }
            return url
        }

        private func fill<Part>(_ part: inout Part?, _ strategy: ComponentParseStrategy<Part>, _ text: String) throws {
            if let part, (part as? String)?.isEmpty != true { return }
            switch strategy {
            case .optional: break
            case .required: throw Self.failure(text)
            case .defaultValue(let value): part = value
            }
        }

        private static func failure(_ text: String) -> any Error {
            CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \"\(text)\" as an address."])
        }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var copy = self
            change(&copy)
            return copy
        }

        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            with { $0.scheme = strategy }
        }
        public func user(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.user = strategy } }
        public func password(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            with { $0.password = strategy }
        }
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.host = strategy } }
        public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> Self { with { $0.port = strategy } }
        public func path(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.path = strategy } }
        public func query(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            with { $0.query = strategy }
        }
        public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            with { $0.fragment = strategy }
        }
    }

    /// Reads a text by a strategy.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension URL.ParseStrategy.ComponentParseStrategy: Sendable where Component: Sendable {}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// An address with a scheme and a host.
    public static var url: Self { Self() }
}
