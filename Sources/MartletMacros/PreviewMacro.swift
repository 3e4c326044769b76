import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: declares a type through which the program's previews are found while it runs.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var arguments = Array(node.arguments)
        let labelled = arguments.firstIndex { $0.label?.text == "body" }.map { arguments.remove(at: $0).expression }
        guard let body = node.trailingClosure.map(ExprSyntax.init) ?? labelled else {
            throw Complaint("#Preview needs a closure with a view.")
        }
        arguments = arguments.map { $0.with(\.trailingComma, nil) }
        let list = arguments.map { $0.trimmedDescription + ", " }.joined()
        let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let name = context.makeUniqueName("Preview")
        return [
            """
            struct \(name): SwiftUI.PreviewRegistry {
                static var fileID: String { \(place?.file ?? "\"\"") }
                static var line: Int { \(place?.line ?? "0") }
                static var column: Int { \(place?.column ?? "0") }

                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\(raw: list)body: \(hoisted(body)))
                }
            }
            """
        ]
    }

    /// The closure with its `@Previewable` variables as properties of a view whose body is the rest of it.
    private static func hoisted(_ body: ExprSyntax) -> ExprSyntax {
        guard let closure = body.as(ClosureExprSyntax.self) else { return body.trimmed }
        var properties: [VariableDeclSyntax] = []
        let rest = closure.statements.filter { statement in
            guard case .decl(let item) = statement.item, let variable = item.as(VariableDeclSyntax.self),
                let mark = variable.attributes.firstIndex(where: \.isPreviewable)
            else { return true }
            var property = variable
            property.attributes.remove(at: mark)
            properties.append(property.trimmed)
            return false
        }
        if properties.isEmpty { return body.trimmed }
        return """
            {
                struct Previewed: SwiftUI.View {
                    \(raw: properties.map(\.description).joined(separator: "\n"))

                    var body: some SwiftUI.View {
                        \(rest)
                    }
                }
                return Previewed()
            }
            """
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        let name = attribute.attributeName.trimmedDescription
        return name == "Previewable" || name == "SwiftUI.Previewable"
    }
}
