import Foundation
import Synchronization

/// Finds pictures and colours by name. Each folder is read once.
///
/// A name without a bundle is looked for in the program's own folder, then in the resources of its targets, which
/// SwiftPM puts beside the program.
package enum AssetLibrary {
    private static let bundles = Mutex<[String: AssetBundle]>([:])

    /// - Parameter bundle: the folder of a bundle's resources; nil for all of the program.
    package static func image(_ name: String, bundle: String?) -> ImageSet? {
        first(bundle) { $0.image(name) }
    }

    /// The colour that suits an appearance.
    package static func color(_ name: String, bundle: String?, in appearance: AssetAppearance) -> AssetColor? {
        first(bundle) { $0.color(name) }?.suiting(appearance).first?.value
    }

    /// The file of a data set.
    package static func data(_ name: String, bundle: String?) -> DataSet? { first(bundle) { $0.data(name) } }

    /// The file of a symbol that the program draws itself.
    package static func symbol(_ name: String, bundle: String?) -> String? { first(bundle) { $0.symbol(name) } }

    private static func first<Value>(_ bundle: String?, _ find: (AssetBundle) -> Value?) -> Value? {
        if let bundle { return find(contents(of: bundle, depth: 3)) }
        for folder in programFolders {
            if let found = find(contents(of: folder, depth: 0)) { return found }
        }
        for folder in resourceFolders {
            if let found = find(contents(of: folder, depth: 3)) { return found }
        }
        return nil
    }

    private static func contents(of folder: String, depth: Int) -> AssetBundle {
        bundles.withLock { bundles in
            if let known = bundles[folder] { return known }
            let new = AssetBundle(folder: URL(fileURLWithPath: folder), depth: depth)
            bundles[folder] = new
            return new
        }
    }

    /// Where the program's own resources are, and those of its targets.
    package static var allFolders: [String] { programFolders + resourceFolders }

    private static let programFolders: [String] = {
        let folders = [Bundle.main.resourceURL, Bundle.main.executableURL?.deletingLastPathComponent()]
        var found: [String] = []
        for case let path? in folders.map({ $0?.standardizedFileURL.path }) where !found.contains(path) {
            found.append(path)
        }
        return found
    }()

    private static let resourceFolders: [String] = programFolders.flatMap { folder in
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map {
            "\(folder)/\($0)"
        }
    }
}
