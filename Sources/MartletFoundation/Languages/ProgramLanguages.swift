import Foundation

/// The languages that a program is translated to.
///
/// They are read without `Bundle`, which asks for the user's languages itself.
package struct ProgramLanguages: Sendable {
    /// As folders and catalogues name them; empty for a program without translations.
    package private(set) var names: [String] = []
    /// The language in which it is written.
    package private(set) var development = "en"

    package static let ofProgram = ProgramLanguages(
        folder: ((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
            .split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })

    /// - Parameter folder: Where the program is: its resources are beside it, or in folders of its targets there.
    package init(folder: String) {
        var found: Set<String> = []
        read(folder, into: &found)
        for name in Self.entries(of: folder) where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            read("\(folder)/\(name)", into: &found)
        }
        found.remove("Base")
        names = found.sorted()
    }

    private mutating func read(_ folder: String, into found: inout Set<String>) {
        for name in Self.entries(of: folder) {
            if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
            if name.hasSuffix(".xcstrings") { found.formUnion(Self.languages(ofCatalogue: "\(folder)/\(name)")) }
            guard name == "Info.plist", let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { continue }
            if let language = list["CFBundleDevelopmentRegion"] as? String { development = language }
            found.formUnion(list["CFBundleLocalizations"] as? [String] ?? [])
        }
    }

    private static func languages(ofCatalogue path: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        var found: Set<String> = []
        if let source = list["sourceLanguage"] as? String { found.insert(source) }
        for case let entry as [String: Any] in (list["strings"] as? [String: Any] ?? [:]).values {
            found.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
        }
        return found
    }

    private static func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
