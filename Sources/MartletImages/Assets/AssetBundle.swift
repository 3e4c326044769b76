import Foundation

/// The pictures and colours of one folder of resources: its catalogues, and files that are pictures themselves.
struct AssetBundle {
    private var images: [String: ImageSet] = [:]
    private var colors: [String: [AssetVariant<AssetColor>]] = [:]
    private var data: [String: DataSet] = [:]
    private var symbols: [String: String] = [:]

    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "bmp", "tif", "tiff", "ico", "avif", "heic",
    ]

    /// - Parameter depth: how many levels of folders to look into, besides catalogues.
    init(folder: URL, depth: Int) {
        read(folder, depth: depth)
    }

    func image(_ name: String) -> ImageSet? { images[name] }
    func color(_ name: String) -> [AssetVariant<AssetColor>]? { colors[name] }
    func data(_ name: String) -> DataSet? { data[name] }
    func symbol(_ name: String) -> String? { symbols[name] }

    private mutating func read(_ folder: URL, depth: Int) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            if entry.pathExtension == "xcassets" {
                let catalogue = AssetCatalogue(folder: entry)
                images.merge(catalogue.images) { first, _ in first }
                colors.merge(catalogue.colors) { first, _ in first }
                data.merge(catalogue.data) { first, _ in first }
                symbols.merge(catalogue.symbols) { first, _ in first }
            } else if Self.extensions.contains(entry.pathExtension.lowercased()) {
                add(entry)
            } else if depth > 0, (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
                read(entry, depth: depth - 1)
            }
        }
    }

    /// `name@2x.png` is found as `name` and as `name.png`.
    private mutating func add(_ file: URL) {
        var name = file.deletingPathExtension().lastPathComponent
        var scale = 1.0
        for factor in 2...3 where name.hasSuffix("@\(factor)x") {
            name.removeLast(3)
            scale = Double(factor)
        }
        let isVector = ["svg", "pdf"].contains(file.pathExtension.lowercased())
        let variant = AssetVariant(
            value: file.path, scale: isVector ? nil : scale, suits: AssetAppearance())
        for key in [name, "\(name).\(file.pathExtension)"] { images[key, default: ImageSet()].files.append(variant) }
    }
}
