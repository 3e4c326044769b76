import Foundation

/// A value of a project file, whichever format the file has: numbers are their digits, truth is `YES` or `NO`.
package indirect enum Value: Equatable, Sendable {
    case string(String)
    case array([Value])
    case dictionary([String: Value])

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    package var array: [Value]? {
        if case .array(let array) = self { array } else { nil }
    }

    package var dictionary: [String: Value]? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }

    /// The strings of an array, or one string as an array of itself.
    package var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let values): values.compactMap(\.string)
        case .dictionary: []
        }
    }

    package subscript(_ key: String) -> Value? { dictionary?[key] }

    /// A value as Foundation reads it from a property list.
    init(propertyList: Any) {
        switch propertyList {
        case let string as String: self = .string(string)
        case let truth as Bool: self = .string(truth ? "YES" : "NO")
        case let array as [Any]: self = .array(array.map(Value.init(propertyList:)))
        case let dictionary as [String: Any]: self = .dictionary(dictionary.mapValues(Value.init(propertyList:)))
        case let data as Data: self = .string(data.base64EncodedString())
        default: self = .string("\(propertyList)")
        }
    }
}

extension Value: Decodable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Key.self) {
            var dictionary: [String: Value] = [:]
            for key in members.allKeys { dictionary[key.stringValue] = try members.decode(Value.self, forKey: key) }
            self = .dictionary(dictionary)
        } else if var elements = try? decoder.unkeyedContainer() {
            var array: [Value] = []
            while !elements.isAtEnd { array.append(try elements.decode(Value.self)) }
            self = .array(array)
        } else {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                self = .string("")
            } else if let truth = try? single.decode(Bool.self) {
                self = .string(truth ? "YES" : "NO")
            } else if let whole = try? single.decode(Int.self) {
                self = .string(String(whole))
            } else if let number = try? single.decode(Double.self) {
                self = .string(String(number))
            } else {
                self = .string(try single.decode(String.self))
            }
        }
    }
}
