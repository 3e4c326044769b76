import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable that `#Preview` moves into a view of its own; adds nothing itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else { throw Complaint("@Previewable belongs to a variable.") }
        return []
    }
}
