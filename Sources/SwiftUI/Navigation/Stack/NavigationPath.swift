/// The values of the pages pushed in a stack, of any types.
///
///     @State private var path = NavigationPath()
///     NavigationStack(path: $path) { … }
public struct NavigationPath: Equatable {
    var values: [AnyHashable]
    /// For each value, how it is written down; nil where it cannot be.
    private var encoders: [Encoder?]

    /// One value as its type's name and its JSON.
    typealias Encoder = () throws -> String

    public init() {
        (values, encoders) = ([], [])
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.init()
        for element in elements { append(element) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.init()
        for element in elements { append(element) }
    }

    /// Restores a path that was written down.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
        encoders = codable.encoders
    }

    init(values: [AnyHashable], like old: NavigationPath) {
        self.values = values
        encoders = values.enumerated().map { index, value in
            if index < old.values.count, old.values[index] == value { return old.encoders[index] }
            return (value.base as? any Encodable).map { NavigationPath.encoder($0) }
        }
    }

    public static func == (a: Self, b: Self) -> Bool { a.values == b.values }

    /// How many values there are.
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
        encoders.append((value as? any Encodable).map { NavigationPath.encoder($0) })
    }

    public mutating func append<V: Codable & Hashable>(_ value: V) {
        values.append(AnyHashable(value))
        encoders.append(NavigationPath.encoder(value))
    }

    /// Takes the last `k` values away; at most as many as there are.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k >= 0 && k <= values.count, "Can't remove more items from a path than it contains")
        values.removeLast(k)
        encoders.removeLast(k)
    }

    private static func encoder<V: Encodable>(_ value: V) -> Encoder {
        { String(decoding: try JSONEncoder().encode([value]), as: UTF8.self) }
    }

    /// The path in a form that can be written down; nil while it holds a value that cannot be.
    public var codable: CodableRepresentation? {
        guard encoders.allSatisfy({ $0 != nil }) else { return nil }
        return CodableRepresentation(values: values, encoders: encoders)
    }

    /// A path that can be written down and read again, as names of types and values in turn.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]
        fileprivate let encoders: [Encoder?]

        fileprivate init(values: [AnyHashable], encoders: [Encoder?]) {
            self.values = values
            self.encoders = encoders
        }

        public static func == (a: Self, b: Self) -> Bool { a.values == b.values }

        /// - Throws: an error that names a type which the program no longer has, or the value that cannot be read.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var path = NavigationPath()
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no decodable type \(name) in this program.")
                }
                try path.append(type, from: json)
            }
            (values, encoders) = (path.values, path.encoders)
        }

        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.unkeyedContainer()
            for (value, json) in zip(values, encoders) {
                guard let name = _mangledTypeName(type(of: value.base)) else {
                    throw EncodingError.invalidValue(
                        value.base, .init(codingPath: [], debugDescription: "The type has no name."))
                }
                try container.encode(name)
                try container.encode(try json?() ?? "[]")
            }
        }
    }

    fileprivate mutating func append<V: Decodable & Hashable>(_ type: V.Type, from json: String) throws {
        let decoded = try JSONDecoder().decode([V].self, from: Data(json.utf8))
        if let value = decoded.first { append(value) }
    }
}
