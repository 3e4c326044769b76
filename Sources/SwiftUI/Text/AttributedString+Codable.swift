import Foundation

/// Keeps strings with their attributes: alone where there are none, else each run followed by its attributes. Links,
/// languages, spacing, and what is emphasised are kept; fonts and colours belong to the program that shows the string.
/// What another program has kept and is not known here is left out.
extension AttributedString: @retroactive Codable {
    public func encode(to encoder: any Encoder) throws {
        guard runs.contains(where: { $0.attributes != AttributeContainer() }) else {
            var single = encoder.singleValueContainer()
            return try single.encode(String(characters))
        }
        var list = encoder.unkeyedContainer()
        for run in runs {
            try list.encode(String(self[run.range].characters))
            try list.encode(KeptAttributes(run.attributes))
        }
    }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        self.init()
        if let keyed = try? decoder.container(keyedBy: AttributeName.self) {
            let table = try keyed.decode([KeptAttributes].self, forKey: AttributeName("attributeTable"))
            var list = try keyed.nestedUnkeyedContainer(forKey: AttributeName("runs"))
            while !list.isAtEnd {
                let text = try list.decode(String.self)
                let index = try list.decode(Int.self)
                guard table.indices.contains(index) else {
                    throw DecodingError.dataCorruptedError(
                        in: list, debugDescription: "There are no attributes with the number \(index).")
                }
                append(AttributedString(text, attributes: table[index].container))
            }
            return
        }
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            let text = try list.decode(String.self)
            append(AttributedString(text, attributes: try list.decode(KeptAttributes.self).container))
        }
    }
}

private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// The attributes of a run, by their names.
private struct KeptAttributes: Codable {
    private(set) var container = AttributeContainer()

    init(_ container: AttributeContainer) { self.container = container }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: AttributeName.self)
        for attribute in Self.all { try attribute.decode(values, &container) }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: AttributeName.self)
        for attribute in Self.all { try attribute.encode(container, &values) }
    }

    private struct Attribute: Sendable {
        let encode: @Sendable (AttributeContainer, inout KeyedEncodingContainer<AttributeName>) throws -> Void
        let decode: @Sendable (KeyedDecodingContainer<AttributeName>, inout AttributeContainer) throws -> Void

        init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Codable & Sendable {
            let name = AttributeName(K.name)
            encode = { try $1.encodeIfPresent($0[K.self], forKey: name) }
            decode = { if let value = try $0.decodeIfPresent(K.Value.self, forKey: name) { $1[K.self] = value } }
        }

        /// An attribute whose value is kept as a number.
        init<K: AttributedStringKey>(number key: K.Type)
        where K.Value: RawRepresentable & Sendable, K.Value.RawValue: Codable {
            let name = AttributeName(K.name)
            encode = { try $1.encodeIfPresent($0[K.self]?.rawValue, forKey: name) }
            decode = {
                let number = try $0.decodeIfPresent(K.Value.RawValue.self, forKey: name)
                if let value = number.flatMap(K.Value.init(rawValue:)) { $1[K.self] = value }
            }
        }
    }

    private typealias Foundation = AttributeScopes.FoundationAttributes
    private typealias SwiftUI = AttributeScopes.SwiftUIAttributes

    private static let all = [
        Attribute(Foundation.LinkAttribute.self), Attribute(Foundation.LanguageIdentifierAttribute.self),
        Attribute(Foundation.ImageURLAttribute.self), Attribute(Foundation.AlternateDescriptionAttribute.self),
        Attribute(number: Foundation.InlinePresentationIntentAttribute.self),
        Attribute(SwiftUI.KerningAttribute.self), Attribute(SwiftUI.TrackingAttribute.self),
        Attribute(SwiftUI.BaselineOffsetAttribute.self),
    ]
}
