/// How a value is written into the user defaults and read from there.
struct DefaultsCoding<Value>: @unchecked Sendable {
    let defaultValue: Value
    /// Nil where there is no value, or one of another kind.
    let read: (Any?) -> Value?
    /// Nil removes the key.
    let write: (Value) -> Any?

    /// A value that the defaults know themselves.
    static func plain(_ value: Value) -> Self { Self(defaultValue: value, read: { $0 as? Value }, write: { $0 }) }

    /// A value that the defaults know themselves, and read from a text as well: the arguments of a program are texts.
    static func plain(_ value: Value, text: @escaping (String) -> Value?) -> Self {
        Self(defaultValue: value, read: { $0 as? Value ?? ($0 as? String).flatMap(text) }, write: { $0 })
    }
}

extension DefaultsCoding where Value == Bool {
    static func bool(_ value: Bool) -> Self { plain(value) { ($0 as NSString).boolValue } }
}

extension DefaultsCoding where Value == Int {
    static func int(_ value: Int) -> Self { plain(value) { Int($0) } }
}

extension DefaultsCoding where Value == Double {
    static func double(_ value: Double) -> Self { plain(value) { Double($0) } }
}

extension DefaultsCoding {
    /// A value that may be absent.
    func optional() -> DefaultsCoding<Value?> {
        DefaultsCoding<Value?>(defaultValue: nil, read: { read($0).map(Optional.some) }, write: { $0.flatMap(write) })
    }
}

extension DefaultsCoding where Value == URL {
    static func url(_ value: URL) -> Self {
        Self(
            defaultValue: value, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0.absoluteString })
    }
}

extension DefaultsCoding where Value: Codable {
    /// A value that is kept as data.
    static func json(_ value: Value) -> Self {
        Self(
            defaultValue: value,
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}

extension DefaultsCoding where Value: RawRepresentable {
    static func raw(_ value: Value) -> Self {
        Self(
            defaultValue: value, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, .bool(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, .int(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, .double(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, .url(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, .raw(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, .raw(wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, DefaultsCoding.bool(false).optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, DefaultsCoding.int(0).optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, DefaultsCoding.double(0).optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, DefaultsCoding.plain("").optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, DefaultsCoding.url(URL(fileURLWithPath: "/")).optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, DefaultsCoding.plain(Date.distantPast).optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, DefaultsCoding.plain(Data()).optional())
    }
}

extension AppStorage {
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, .optionalRaw())
    }
}

extension DefaultsCoding {
    static func optionalRaw<R: RawRepresentable>() -> Self where Value == R? {
        Self(
            defaultValue: nil, read: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)).map(Optional.some) },
            write: { $0?.rawValue })
    }
}
