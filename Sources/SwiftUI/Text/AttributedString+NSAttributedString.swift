@_spi(Reflection) import Swift

extension AttributedString {
    /// The string with those of its attributes that Foundation, UIKit and SwiftUI know.
    ///
    ///     Text(AttributedString(NSAttributedString(string: "Total", attributes: [.foregroundColor: UIColor.systemRed])))
    ///
    /// Values of another type than the attribute has are left out.
    ///
    /// - Complexity: O(*n*) in the length of the string.
    nonisolated public init(_ nsStr: NSAttributedString) {
        // Nothing is thrown for values of another type when they are left out.
        self = (try? Self.converted(nsStr, ScopeKeys.known, throwing: false)) ?? AttributedString(nsStr.string)
    }

    /// The string with those of its attributes that a scope holds.
    ///
    /// - Throws: an error of Cocoa's where a value has another type than the attribute.
    nonisolated public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try Self.converted(nsStr, ScopeKeys(scope).keys, throwing: true)
    }

    /// The string with those of its attributes that a scope holds, as in `including: \.uiKit`.
    ///
    /// - Throws: an error of Cocoa's where a value has another type than the attribute.
    nonisolated public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    nonisolated private static func converted(
        _ string: NSAttributedString, _ keys: [any AttributedStringKey.Type], throwing: Bool
    ) throws -> AttributedString {
        let text = string.string
        var result = AttributedString(text)
        var failure: (any Error)?
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, stop in
            // A range that parts a letter in two has no place in the other string.
            guard !values.isEmpty, let place = Range(range, in: text),
                let start = Index(place.lowerBound, within: result), let end = Index(place.upperBound, within: result)
            else { return }
            let (container, wrong) = AttributeContainer.converted(values, keys)
            if let wrong, throwing {
                failure = wrong
                stop.pointee = true
            }
            result[start..<end].mergeAttributes(container)
        }
        if let failure { throw failure }
        return result
    }
}

extension AttributeContainer {
    /// The attributes that Foundation, UIKit and SwiftUI know of those of an `NSAttributedString`.
    ///
    ///     AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.systemRed])
    ///
    /// Values of another type than the attribute has are left out.
    nonisolated public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = Self.converted(dictionary, ScopeKeys.known).container
    }

    /// The attributes that a scope holds.
    ///
    /// - Throws: an error of Cocoa's where a value has another type than the attribute.
    nonisolated public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: S.Type
    ) throws {
        let (container, wrong) = Self.converted(dictionary, ScopeKeys(scope).keys)
        if let wrong { throw wrong }
        self = container
    }

    /// The attributes that a scope holds, as in `including: \.uiKit`.
    ///
    /// - Throws: an error of Cocoa's where a value has another type than the attribute.
    nonisolated public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    /// - Returns: also an error for the last value of another type than its attribute has.
    nonisolated fileprivate static func converted(
        _ values: [NSAttributedString.Key: Any], _ keys: [any AttributedStringKey.Type]
    ) -> (container: AttributeContainer, wrong: CocoaError?) {
        var container = AttributeContainer()
        var wrong: CocoaError?
        for key in keys {
            guard let value = values[NSAttributedString.Key(key.name)] else { continue }
            if !ConvertedValue.set(key, of: &container, to: value) {
                wrong = CocoaError(
                    .coderReadCorrupt,
                    userInfo: [NSDebugDescriptionErrorKey: "\(key.name) is no \(type(of: value))."])
            }
        }
        return (container, wrong)
    }
}

extension NSAttributedString {
    /// The string with those of its attributes that Foundation, UIKit and SwiftUI know.
    ///
    /// Drawing follows those of UIKit; those of SwiftUI are kept under names of their own.
    ///
    /// - Complexity: O(*n*) in the length of the string.
    nonisolated public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: Self.converted(attrStr, ScopeKeys.known))
    }

    /// The string with those of its attributes that a scope holds.
    nonisolated public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: S.Type
    ) throws {
        self.init(attributedString: Self.converted(attrStr, ScopeKeys(scope).keys))
    }

    /// The string with those of its attributes that a scope holds, as in `including: \.uiKit`.
    nonisolated public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    nonisolated private static func converted(
        _ string: AttributedString, _ keys: [any AttributedStringKey.Type]
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            result.append(
                NSAttributedString(
                    string: String(string[run.range].characters), attributes: [Key: Any](run.attributes, keys)))
        }
        return result
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Those of the attributes that Foundation, UIKit and SwiftUI know, as an `NSAttributedString` has them.
    nonisolated public init(_ container: AttributeContainer) { self.init(container, ScopeKeys.known) }

    /// Those of the attributes that a scope holds, as an `NSAttributedString` has them.
    nonisolated public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self.init(container, ScopeKeys(scope).keys)
    }

    /// Those of the attributes that a scope holds, as in `including: \.uiKit`.
    nonisolated public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    nonisolated fileprivate init(_ container: AttributeContainer, _ keys: [any AttributedStringKey.Type]) {
        self.init()
        for key in keys {
            if let value = ConvertedValue.of(key, in: container) { self[Key(key.name)] = value }
        }
    }
}

/// The attributes that a scope holds, and the scopes in it.
nonisolated private struct ScopeKeys {
    private(set) var keys: [any AttributedStringKey.Type] = []

    init(_ scope: any AttributeScope.Type) { add(scope) }

    private mutating func add(_ scope: any AttributeScope.Type) {
        if scope == AttributeScopes.FoundationAttributes.self { keys += Self.added }
        var found: [Any.Type] = []
        _ = _forEachField(of: scope) { _, _, type, _ in
            found.append(type)
            return true
        }
        for type in found {
            if let key = type as? any AttributedStringKey.Type { keys.append(key) }
            if let inner = type as? any AttributeScope.Type { add(inner) }
        }
    }

    /// What Foundation's scope has no place for on Linux.
    private static let added: [any AttributedStringKey.Type] = [
        AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self,
        AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
        AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self,
    ]

    /// Of all scopes that are here.
    static let known: [any AttributedStringKey.Type] =
        ScopeKeys(AttributeScopes.SwiftUIAttributes.self).keys + ScopeKeys(AttributeScopes.UIKitAttributes.self).keys
}

@_silgen_name("martlet_attribute")
nonisolated private func read<K: AttributedStringKey>(_ key: K.Type, _ container: AttributeContainer) -> K.Value?

@_silgen_name("martlet_set_attribute")
nonisolated private func write<K: AttributedStringKey>(
    _ key: K.Type, _ container: inout AttributeContainer, _ value: K.Value)

/// Values as an `NSAttributedString` has them: options and lengths are numbers there.
nonisolated private enum ConvertedValue {
    static func of<K: AttributedStringKey>(_ key: K.Type, in container: AttributeContainer) -> Any? {
        guard let value = read(key, container) else { return nil }
        if let length = value as? CGFloat { return NSNumber(value: Double(length)) }
        switch (value as? any RawRepresentable)?.rawValue {
        case let number as Int: return NSNumber(value: number)
        case let number as UInt: return NSNumber(value: number)
        default: return value
        }
    }

    /// - Returns: false where the attribute has values of another type.
    static func set<K: AttributedStringKey>(
        _ key: K.Type, of container: inout AttributeContainer, to value: Any
    ) -> Bool {
        guard let value = value as? K.Value ?? number(value).flatMap({ Self.value($0) }) ?? address(value)
        else { return false }
        write(key, &container, value)
        return true
    }

    private static func number(_ value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let number = value as? Int { return NSNumber(value: number) }
        return (value as? Double).map { NSNumber(value: $0) }
    }

    private static func value<Value>(_ number: NSNumber) -> Value? {
        if Value.self == CGFloat.self { return CGFloat(number.doubleValue) as? Value }
        guard let type = Value.self as? any RawRepresentable.Type else { return nil }
        return made(type, number.intValue) as? Value ?? made(type, number.uintValue) as? Value
    }

    private static func made<R: RawRepresentable>(_ type: R.Type, _ raw: Any) -> R? {
        (raw as? R.RawValue).flatMap { R(rawValue: $0) }
    }

    /// A link may be a text there.
    private static func address<Value>(_ value: Any) -> Value? {
        Value.self == URL.self ? (value as? String).flatMap { URL(string: $0) } as? Value : nil
    }
}
