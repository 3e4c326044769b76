import Foundation

/// How texts with attributes may look in a part of the views: a scope of attributes and rules for their values.
///
///     struct Plain: AttributedTextFormattingDefinition {
///         var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///             ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///         }
///     }
///
/// What the rules make of a text is what `Text` and `TextEditor` show; what a user edits is written so.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that the rules are about.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    associatedtype Body: AttributedTextFormattingDefinition

    /// The rules, those further up first.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }

    /// Applies the rules to attributes.
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    /// Applies the rules to each run of a text.
    public func constrain(_ string: inout AttributedString) {
        for range in string.runs.map({ string.scalars(in: $0.range) }) {
            let own = string.indices(ofScalars: range)
            let old = string.runs[own.lowerBound].attributes
            var new = old
            _constrain(&new)
            if new != old { string[own].setAttributes(new) }
        }
    }
}

/// The rules that formatting definitions are made of.
public enum AttributedTextFormatting {}

extension AttributedTextFormatting {
    /// No rule.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public init() {}
        public var body: Self { self }
        public func _constrain(_ attributes: inout AttributeContainer) {}
    }

    /// Rules of any type.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        private let apply: (inout AttributeContainer) -> Void

        public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
            apply = { definition._constrain(&$0) }
        }

        public var body: Self { self }
        public func _constrain(_ attributes: inout AttributeContainer) { apply(&attributes) }
    }

    /// Rules one after the other.
    public struct TupleDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        let parts: [AnyDefinition<Scope>]
        public var body: Self { self }
        public func _constrain(_ attributes: inout AttributeContainer) {
            for part in parts { part._constrain(&attributes) }
        }
    }

    /// Lets an attribute have only certain values.
    ///
    ///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextFormattingDefinition
    where AttributeKey.Value: Sendable {
        private let keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>
        private let isValid: (AttributeKey.Value?) -> Bool
        private let replacement: AttributeKey.Value?

        /// - Parameters:
        ///   - values: what the attribute may be; nil for none.
        ///   - default: what takes the place of another value.
        public init(
            for keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>, values: Set<AttributeKey.Value?>,
            default: AttributeKey.Value?
        ) where AttributeKey.Value: Hashable {
            self.keyPath = keyPath
            isValid = { values.contains($0) }
            replacement = `default`
        }

        public var body: Self { self }

        public func _constrain(_ attributes: inout AttributeContainer) {
            if !isValid(attributes[dynamicMember: keyPath]) { attributes[dynamicMember: keyPath] = replacement }
        }
    }

    /// Puts rules together.
    @resultBuilder
    public enum DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }

        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D
        where D.Scope == Scope { first }

        public static func buildPartialBlock<A, B>(accumulated: A, next: B) -> TupleDefinition<Scope>
        where
            A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition, A.Scope == Scope,
            B.Scope == Scope
        {
            TupleDefinition(parts: [AnyDefinition(accumulated), AnyDefinition(next)])
        }
    }
}

/// A definition as a value of the environment.
nonisolated struct FormattingRules: Equatable, @unchecked Sendable {
    let definition: any AttributedTextFormattingDefinition

    static func == (a: FormattingRules, b: FormattingRules) -> Bool {
        guard let a = a.definition as? any Hashable, let b = b.definition as? any Hashable else { return false }
        return AnyHashable(a) == AnyHashable(b)
    }
}

struct FormattingRulesKey: EnvironmentKey { static var defaultValue: FormattingRules? { nil } }

extension View {
    /// Has texts with attributes below follow a definition of how they may look.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        modifier(_EnvironmentValueModifier(FormattingRulesKey.self, FormattingRules(definition: definition)))
    }
}
