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
        let isPrivate = type.modifiers.contains { $0.name.text == "private" }
        if isPrivate, context.lexicalContext.contains(where: { $0.isProtocol((any DeclGroupSyntax).self) }) {
            throw Complaint("@Cases does not reach a private enum inside another type: make it fileprivate.")
        }
        let paths = try paths(of: type.memberBlock.members, in: type.name.text, access)
        return [
            // Modules in which all else belongs to the main actor use enums elsewhere, too.
            "nonisolated \(raw: access)struct Cases {\n\(raw: paths)\n}",
            "nonisolated \(raw: access)static var cases: Cases { Cases() }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        protocols.isEmpty
            ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated BindingKit.HasCases {}")]
    }

    /// The properties that give the paths of cases; what is compiled under a condition keeps it.
    private static func paths(of members: MemberBlockItemListSyntax, in type: String, _ access: String) throws -> String
    {
        var lines: [String] = []
        var names: Set<String> = []
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    lines.append("\(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")")
                    if case .decls(let members)? = clause.elements {
                        lines.append(try paths(of: members, in: type, access))
                    }
                }
                lines.append("#endif")
            }
            for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
                let name = element.name.text
                guard names.insert(name).inserted else {
                    throw Complaint("@Cases needs a name of its own for each case: \(name) stands twice.")
                }
                if ["cases", "Cases"].contains(name) {
                    throw Complaint("@Cases makes a property and a type of the name cases: no case can be called so.")
                }
                lines.append(path(element, in: type, access))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The property that gives the path of a case.
    private static func path(_ element: EnumCaseElementSyntax, in type: String, _ access: String) -> String {
        let name = element.name.text
        let label = name.filter { $0 != "`" }
        let payload = Payload(element.parameterClause, in: type)
        return """
            \(access)var \(name): BindingKit.CasePath<\(type), \(payload.type)> {
                BindingKit.CasePath(
                    "\(label)", embed: { \(payload.embedded(in: "\(type).\(name)")) },
                    extract: {
                        guard case .\(name)\(payload.pattern) = $0 else { return nil }
                        return \(payload.extracted)
                    })
            }
            """
    }
}

/// What a case holds, as source text.
private struct Payload {
    private let parts: [(label: String?, type: String)]

    init(_ clause: EnumCaseParameterClauseSyntax?, in enumeration: String) {
        parts =
            clause.map {
                $0.parameters.map { part in
                    let label = part.firstName?.text
                    return (label == "_" ? nil : label, part.type.trimmed.naming(enumeration))
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

extension TypeSyntax {
    /// The type as text, with the enum's name in the place of `Self`, which is another type inside of `Cases`.
    fileprivate func naming(_ enumeration: String) -> String {
        tokens(viewMode: .sourceAccurate).map { token in
            guard token.tokenKind == .keyword(.Self) else { return token.description }
            return "\(token.leadingTrivia)\(enumeration)\(token.trailingTrivia)"
        }.joined()
    }
}
