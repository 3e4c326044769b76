extension UserDefaults {
    /// The value under a key, as `object(forKey:)` has it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Keeps a value under a key, as `set(_:forKey:)` does; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
