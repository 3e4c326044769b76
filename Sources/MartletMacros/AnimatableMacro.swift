import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: makes `animatableData` of the stored variables of a type.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        if protocols.isEmpty { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) else { throw Complaint("@Animatable belongs to a structure.") }
        let parts = try declaration.memberBlock.members.compactMap { try Part($0.decl) }
        let access = declaration.modifiers.map(\.name.text).first { $0 == "public" || $0 == "package" }
        let prefix = (access.map { "\($0) " } ?? "") + "nonisolated"
        guard let last = parts.last else {
            throw Complaint("@Animatable finds no stored variable that can be animated.")
        }
        var (type, value) = (last.dataType, "self.\(last.name).animatableData")
        for part in parts.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(part.dataType), \(type)>"
            value = "SwiftUI.AnimatablePair(self.\(part.name).animatableData, \(value))"
        }
        let writes = parts.enumerated().map { index, part in
            let way = String(repeating: ".second", count: index) + (index < parts.count - 1 ? ".first" : "")
            return "self.\(part.name).animatableData = newValue\(way)"
        }
        return [
            """
            \(raw: prefix) var animatableData: \(raw: type) {
                get { \(raw: value) }
                set {
                    \(raw: writes.joined(separator: "\n        "))
                }
            }
            """
        ]
    }
}

/// `@AnimatableIgnored`: leaves a variable out.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw Complaint("@AnimatableIgnored belongs to a variable.")
        }
        return []
    }
}

/// A stored variable that is animated.
private struct Part {
    let name: String
    let dataType: String

    /// Types of the standard library that have nothing between two values.
    private static let still: Set = ["Bool", "Int", "String", "Character", "UInt", "Date", "UUID", "URL", "Path"]

    /// Nil for what is not animated: constants, computed, static and wrapped variables, and types without anything between
    /// two values.
    init?(_ declaration: DeclSyntax) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
        else { return nil }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { throw Complaint("@Animatable wants each variable to be declared by itself.") }
        if let accessors = binding.accessorBlock?.accessors {
            guard case .accessors(let list) = accessors,
                list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
            else { return nil }
        }
        self.name = name
        if let type = binding.typeAnnotation?.type {
            if !Self.canMove(type) { return nil }
            dataType = "\(type.trimmedDescription).AnimatableData"
        } else if let type = try Self.type(of: binding.initializer?.value, name) {
            dataType = "\(type).AnimatableData"
        } else {
            return nil
        }
    }

    private static func canMove(_ type: TypeSyntax) -> Bool {
        if let name = type.as(IdentifierTypeSyntax.self) { return !still.contains(name.name.text) }
        return type.is(MemberTypeSyntax.self)
    }

    /// The type of an initial value that shows it; nil for one that is not animated.
    private static func type(of value: ExprSyntax?, _ name: String) throws -> String? {
        guard let value else { throw Complaint("@Animatable needs to know the type of \(name).") }
        if value.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
        let negated = value.as(PrefixOperatorExprSyntax.self)?.expression
        if negated?.is(FloatLiteralExprSyntax.self) == true { return "Swift.Double" }
        let isStill =
            value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(ArrayExprSyntax.self)
            || value.is(DictionaryExprSyntax.self) || value.is(ClosureExprSyntax.self)
        if isStill { return nil }
        var callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        while let member = callee.as(MemberAccessExprSyntax.self), let base = member.base { callee = base }
        guard let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true else {
            throw Complaint("@Animatable needs to know the type of \(name): write it down.")
        }
        return still.contains(type) ? nil : type
    }
}
