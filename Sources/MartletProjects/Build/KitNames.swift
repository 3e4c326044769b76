import Foundation

/// The names in Martlet's modules, read from what the compiler has made of them.
package struct KitNames: Sendable {
    private let files: [String]

    /// - Parameter modules: The folder of the compiled modules.
    init(modules: String) { files = Self.modules.map { "\(modules)/\($0).swiftmodule" } }

    private static let modules = ["SwiftUI", "UIKit", "Combine", "MartletFoundation", "MartletGraph"]

    /// Those of some names that no module has; all are taken to be there where the modules cannot be read.
    package func missing(among names: Set<String>) -> Set<String> {
        var missing = names
        for file in files {
            // In some builds a module is a folder with a file for each processor.
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) else {
                return []
            }
            missing = missing.filter { data.range(of: Data("\0\($0)\0".utf8)) == nil }
        }
        return missing
    }
}
