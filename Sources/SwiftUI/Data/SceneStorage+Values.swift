extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, .url(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .plain(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .raw(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .raw(wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, DefaultsCoding.plain(false).optional())
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, DefaultsCoding.plain(0).optional())
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, DefaultsCoding.plain(0).optional())
    }

    public init(_ key: String) where Value == String? {
        self.init(key, DefaultsCoding.plain("").optional())
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, DefaultsCoding.url(URL(fileURLWithPath: "/")).optional())
    }

    public init(_ key: String) where Value == Date? {
        self.init(key, DefaultsCoding.plain(Date.distantPast).optional())
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, DefaultsCoding.plain(Data()).optional())
    }
}

extension SceneStorage {
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(key, .optionalRaw())
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, .optionalRaw())
    }
}
