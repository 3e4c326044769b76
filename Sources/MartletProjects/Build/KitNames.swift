/// The names in Martlet's modules, read from what the compiler has made of them.
package struct KitNames: Sendable {
    private let files: [String]

    /// - Parameter folder: The folder of the compiled modules.
    init(modules folder: String) {
        files = Self.modules.flatMap { ModuleWords.files(of: "\(folder)/\($0).swiftmodule") }
    }

    private static let modules = ["SwiftUI", "UIKit", "Combine", "MartletFoundation", "MartletGraph"]

    /// Those of some names that no module has; all are taken to be there where the modules cannot be read.
    package func missing(among names: Set<String>) -> Set<String> {
        ModuleWords.missing(from: names, in: files) ?? []
    }
}
