import Foundation

/// The picture of a program as the window system shows it for a window: one that is drawn of layers, else the file of its
/// catalogues with the most pixels.
enum AppIcon {
    case file(String)
    /// An SVG picture.
    case drawing(Data)

    /// Nil where the program has no picture of this name.
    init?(named name: String, in resources: [ResourceItem]) {
        let layers = resources.map(\.path).filter { ($0 as NSString).lastPathComponent == "\(name).icon" }
        if let icon = layers.lazy.compactMap(LayeredIcon.init).first {
            self = .drawing(icon.drawing)
            return
        }
        let catalogues = resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        let sets = catalogues.flatMap { Self.sets(named: "\(name).appiconset", in: $0) }
        guard let path = sets.lazy.compactMap(Self.largest).first else { return nil }
        self = .file(path)
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
