import Foundation

/// The picture of a program in its catalogues, as the window system shows it for a window.
struct AppIcon {
    /// The file with the most pixels; nil where the catalogues have none of this name, or only layers of which a tool of
    /// Apple's makes one.
    let path: String?

    init(named name: String, in resources: [ResourceItem]) {
        let catalogues = resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        let sets = catalogues.flatMap { Self.sets(named: "\(name).appiconset", in: $0) }
        path = sets.lazy.compactMap(Self.largest).first
    }

    private static func sets(named name: String, in catalogue: String) -> [String] {
        let entries = FileManager.default.enumerator(atPath: catalogue)?.compactMap { $0 as? String } ?? []
        return entries.filter { ($0 as NSString).lastPathComponent == name }.sorted().map { "\(catalogue)/\($0)" }
    }

    private struct Contents: Decodable {
        struct Picture: Decodable {
            struct Appearance: Decodable {}
            var filename: String?
            var size: String?
            var scale: String?
            var appearances: [Appearance]?

            /// Pixels across.
            var width: Double {
                let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
                let factor = scale?.split(separator: "x").first.flatMap { Double($0) } ?? 1
                return points * factor
            }
        }
        var images: [Picture]?
    }

    private static func largest(in set: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        // Those for dark and tinted home screens say so.
        let pictures = (contents.images ?? []).filter { $0.appearances == nil }.sorted { $0.width > $1.width }
        let paths = pictures.compactMap(\.filename).map { "\(set)/\($0)" }
        return paths.first { FileManager.default.fileExists(atPath: $0) }
    }
}
