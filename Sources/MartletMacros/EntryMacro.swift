import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a variable in an extension of a container of values an entry of it, with a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, context)
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, context)
        // Kept rather than made anew for each reader, so that a default object is one object.
        if entry.container == .focusedValues {
            guard let value = entry.type.flatMap(\.wrappedByOptional) else {
                throw Complaint("@Entry in FocusedValues needs an optional type.")
            }
            return ["nonisolated private struct \(entry.key): SwiftUI.FocusedValueKey { typealias Value = \(value) }"]
        }
        let type = entry.type.map { ": \($0.trimmed)" } ?? ""
        return [
            """
            nonisolated private struct \(entry.key): SwiftUI.\(raw: entry.container.keyProtocol) {
                nonisolated(unsafe) static var defaultValue\(raw: type) = \(entry.value)
            }
            """
        ]
    }
}

/// The containers that can have entries.
private enum Container: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }
}

/// What a variable with `@Entry` says.
private struct Entry {
    let container: Container
    let key: TokenSyntax
    let type: TypeSyntax?
    let value: ExprSyntax

    init(_ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) throws {
        let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
        guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
            let container = Container(rawValue: extended.lastName)
        else { throw Complaint("@Entry belongs in an extension of one of \(names).") }
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw Complaint("@Entry belongs to a single variable.") }
        guard binding.accessorBlock == nil else {
            throw Complaint("@Entry makes the accessors of the variable itself.")
        }
        let type = binding.typeAnnotation?.type
        let value = binding.initializer?.value
        guard value != nil || type?.wrappedByOptional != nil else {
            throw Complaint("@Entry needs a default value, unless the type is optional.")
        }
        self.container = container
        key = "__Key_\(raw: name.text.filter { $0 != "`" })"
        self.type = type
        self.value = value?.trimmed ?? "nil"
    }
}

extension TypeSyntax {
    /// The last name of a possibly qualified type.
    fileprivate var lastName: String {
        self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }

    /// The type that is optional here, if one is.
    fileprivate var wrappedByOptional: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
        else { return nil }
        return argument.trimmed
    }
}
