public import Foundation

/// What is told of a value that is followed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after a change; it always is.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value now, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

extension NSObject {
    /// A publisher of a value of an object, each time that it has changed.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        /// Whose value it is.
        public let object: Subject
        /// Which value it is.
        public let keyPath: KeyPath<Subject, Value>
        /// What is told of it.
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let object = object, keyPath = keyPath
            var last: Value? = object[keyPath: keyPath]
            let changes = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
                .compactMap { _ -> Value? in
                    let value = object[keyPath: keyPath]
                    if let last, Self.areEqual(last, value) { return nil }
                    last = value
                    return value
                }
            if options.contains(.initial) {
                changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
            } else {
                changes.receive(subscriber: subscriber)
            }
        }

        /// Values that cannot be compared count as different.
        private static func areEqual(_ a: Value, _ b: Value) -> Bool {
            guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
            return a == b
        }
    }
}

extension UserDefaults {
    /// A publisher of a setting, by a property that an extension of the program's reads it with.
    ///
    ///     UserDefaults.standard.publisher(for: \.volume).sink { print($0) }
    ///
    /// Objects of other kinds cannot be followed: that needs Objective-C.
    public func publisher<Value>(
        for keyPath: KeyPath<UserDefaults, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<UserDefaults, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
