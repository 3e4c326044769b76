/// Values as predicates compare them, whatever types they have.
enum PredicateValue {
    /// The value in optionals, and that of an enum with raw values; nil for none.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        if let hashable = value as? AnyHashable, !(value is NSObject) {
            let base = hashable.base
            if let raw = base as? any RawRepresentable { return plain(raw.rawValue) }
        } else if let raw = value as? any RawRepresentable {
            return plain(raw.rawValue)
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return plain(mirror.children.first?.value)
    }

    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: text as String
        case let text as Substring: String(text)
        case let letter as Character: String(letter)
        case let url as URL: url.absoluteString
        case let id as UUID: id.uuidString
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let truth as Bool: truth ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// What a collection holds, of a dictionary its values.
    static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let range as any ClosedRangeOfValues: range.bounds
        case let value?
        where Mirror(reflecting: value).displayStyle == .collection
            || Mirror(reflecting: value).displayStyle == .set:
            Mirror(reflecting: value).children.map(\.value)
        default: nil
        }
    }

    static func areEqual(_ left: Any, _ right: Any, _ options: String.CompareOptions) -> Bool {
        if let a = whole(left), let b = whole(right) { return a == b }
        if let a = number(left), let b = number(right) { return a == b }
        if let a = text(left), let b = text(right) { return a.compare(b, options: options) == .orderedSame }
        if let a = elements(left), let b = elements(right), !(left is Set<AnyHashable>) {
            return a.count == b.count
                && zip(a, b).allSatisfy { a, b in
                    guard let a = plain(a), let b = plain(b) else { return plain(a) == nil && plain(b) == nil }
                    return areEqual(a, b, options)
                }
        }
        if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
        if type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type {
            return (left as AnyObject) === (right as AnyObject)
        }
        return false
    }

    static func order(_ left: Any, _ right: Any, _ options: String.CompareOptions) -> ComparisonResult? {
        func result<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
            a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        if let a = whole(left), let b = whole(right) { return result(a, b) }
        if let a = number(left), let b = number(right) { return result(a, b) }
        if let a = text(left), let b = text(right) { return a.compare(b, options: options) }
        if let a = left as? Date, let b = right as? Date { return result(a, b) }
        guard let a = left as? any Comparable else { return nil }
        return order(a, right)
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
        guard let right = right as? Value else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    /// Numbers that a Double would not tell apart.
    private static func whole(_ value: Any) -> Int64? {
        value is Bool ? nil : (value as? any BinaryInteger).flatMap { Int64(exactly: $0) }
    }
}

/// A range, as the bounds that `BETWEEN` takes.
protocol ClosedRangeOfValues {
    var bounds: [Any] { get }
}

extension ClosedRange: ClosedRangeOfValues {
    var bounds: [Any] { [lowerBound, upperBound] }
}

/// Finds values by their keys: stored properties, keys of dictionaries, and what is counted of collections.
enum PredicateKeys {
    static func value(of object: Any?, _ keys: ArraySlice<String>) -> Any? {
        guard let key = keys.first, let object else { return object }
        let rest = keys.dropFirst()
        if key.hasPrefix("@") { return total(key, of: object, rest) }
        if let found = member(key, of: object) { return value(of: PredicateValue.plain(found.value), rest) }
        if let elements = PredicateValue.elements(object) {
            return elements.compactMap { value(of: PredicateValue.plain($0), keys) }
        }
        PredicateWarning.say("A predicate asks \(type(of: object)) for \(key), which it does not store")
        return nil
    }

    private static func total(_ name: String, of object: Any, _ rest: ArraySlice<String>) -> Any? {
        guard let elements = PredicateValue.elements(object) else { return nil }
        if name == "@count" { return elements.count }
        let values = elements.compactMap { value(of: PredicateValue.plain($0), rest) }
        let numbers = values.compactMap(PredicateValue.number)
        switch name {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return values.min { PredicateValue.order($0, $1, []) == .orderedAscending }
        case "@max": return values.max { PredicateValue.order($0, $1, []) == .orderedAscending }
        case "@distinctUnionOfObjects", "@unionOfObjects": return values
        default:
            PredicateWarning.say("A predicate asks for \(name), which is not known")
            return nil
        }
    }

    /// The value of a key, which may be nil.
    private static func member(_ key: String, of object: Any) -> (value: Any?, Void)? {
        if let dictionary = object as? [String: Any] { return (dictionary[key], ()) }
        if let dictionary = object as? NSDictionary { return (dictionary[key], ()) }
        if let text = PredicateValue.text(object), ["length", "count"].contains(key) { return (text.utf16.count, ()) }
        if let list = object as? [Any], key == "count" { return (list.count, ()) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == key { return (child.value, ()) }
            // What a wrapper or a macro stores beside its name.
            for child in current.children where child.label == "_" + key {
                let inner = Mirror(reflecting: child.value).descendant("wrappedValue")
                return (inner ?? child.value, ())
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
