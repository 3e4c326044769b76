import Foundation

/// A rule for the value of one attribute, which may depend on others.
///
///     struct NoBlack: AttributedTextValueConstraint {
///         typealias Scope = AttributeScopes.SwiftUIAttributes
///         typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///         func constrain(_ container: inout Attributes) {
///             if container.foregroundColor == .black { container.foregroundColor = .primary }
///         }
///     }
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition
where Body == Self {
    /// The attribute that the rule changes.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Makes the attribute what the rule allows.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: Self { self }

    public func _constrain(_ attributes: inout AttributeContainer) {
        var proxy = Attributes(container: attributes)
        constrain(&proxy)
        attributes[AttributeKey.self] = proxy.container[AttributeKey.self]
    }
}

extension AttributedTextFormatting {
    /// Attributes of which one can be changed.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
    where Attribute.Value: Sendable {
        var container: AttributeContainer

        /// The attribute to change.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }

        /// The attribute to change.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
            get { container[dynamicMember: keyPath] }
            set { container[dynamicMember: keyPath] = newValue }
        }

        /// Another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

        /// Another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
        where K.Value: Sendable { container[dynamicMember: keyPath] }
    }
}
