@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand our macros.
@main
struct Plugin: PluginProvider {
    private let macros: [any Macro.Type] = [
        EntryMacro.self, PreviewMacro.self, PreviewableMacro.self, CasesMacro.self,
        AnimatableMacro.self, AnimatableIgnoredMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { "\($0)" == typeName }) else {
            throw Complaint("There is no macro type \(typeName).")
        }
        return macro
    }

    static func main() throws {
        let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Plugin())
        try listener.main()
    }
}
