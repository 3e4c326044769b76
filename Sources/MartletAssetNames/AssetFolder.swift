import Foundation

/// The names in an asset catalogue, or in a folder of it that gives the names in it a prefix.
package struct AssetFolder {
    package var images: Set<String> = []
    package var colors: Set<String> = []
    package var folders: [String: AssetFolder] = [:]

    package init() {}

    /// Adds what is in a folder on disk.
    ///
    /// - Parameter name: what names in the folder begin with, up to a slash.
    package mutating func read(_ folder: URL, name: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            let base = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset", "symbolset": images.insert(name + base)
            case "colorset": colors.insert(name + base)
            case "" where isFolder(entry):
                if Self.hasNamespace(entry) {
                    folders[base, default: AssetFolder()].read(entry, name: name + base + "/")
                } else {
                    read(entry, name: name)
                }
            default: break
            }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }

        var properties: Properties?
    }

    private static func hasNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}
