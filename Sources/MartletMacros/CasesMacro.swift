import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Cases`: gives an enum a path for each of its cases, by name.
struct CasesMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(EnumDeclSyntax.self) else { throw Complaint("@Cases belongs to an enum.") }
        let access =
            type.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
        let elements = type.memberBlock.members.flatMap {
            $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
        }
        var names: Set<String> = []
        for element in elements where !names.insert(element.name.text).inserted {
            throw Complaint("@Cases needs a name of its own for each case: \(element.name.text) stands twice.")
        }
        if names.contains("cases") || names.contains("Cases") {
            throw Complaint("@Cases makes a property and a type of the name cases: no case can be called so.")
        }
        let paths = elements.map { path($0, of: type.name.text, access, isOnly: elements.count == 1) }.joined(
            separator: "\n")
        return [
            "\(raw: access)struct Cases {\n\(raw: paths)\n}",
            "\(raw: access)static var cases: Cases { Cases() }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): BindingKit.HasCases {}")]
    }

    /// The property that gives the path of a case.
    private static func path(_ element: EnumCaseElementSyntax, of type: String, _ access: String, isOnly: Bool)
        -> String
    {
        let name = element.name.text
        let label = name.filter { $0 != "`" }
        let payload = Payload(element.parameterClause)
        return """
            \(access)var \(name): BindingKit.CasePath<\(type), \(payload.type)> {
                BindingKit.CasePath(
                    "\(label)", embed: { \(payload.embedded(in: "\(type).\(name)")) },
                    extract: {
                        switch $0 {
                        case .\(name)\(payload.pattern): return \(payload.extracted)
                        \(isOnly ? "" : "default: return nil")
                        }
                    })
            }
            """
    }
}

/// What a case holds, as source text.
private struct Payload {
    private let parts: [(label: String?, type: String)]

    init(_ clause: EnumCaseParameterClauseSyntax?) {
        parts =
            clause.map {
                $0.parameters.map { part in
                    let label = part.firstName?.text
                    return (label == "_" ? nil : label, part.type.trimmedDescription)
                }
            } ?? []
    }

    var type: String {
        switch parts.count {
        case 0: "Void"
        case 1: parts[0].type
        default: "(" + parts.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
        }
    }

    func embedded(in name: String) -> String {
        if parts.isEmpty { return "_ in \(name)" }
        let values = parts.enumerated().map { index, part in
            (part.label.map { "\($0): " } ?? "") + (parts.count == 1 ? "$0" : "$0.\(index)")
        }
        return "\(name)(\(values.joined(separator: ", ")))"
    }

    var pattern: String {
        parts.isEmpty ? "" : "(" + parts.indices.map { "let value\($0)" }.joined(separator: ", ") + ")"
    }

    var extracted: String {
        parts.isEmpty
            ? "()" : parts.count == 1 ? "value0" : "(\(parts.indices.map { "value\($0)" }.joined(separator: ", ")))"
    }
}
