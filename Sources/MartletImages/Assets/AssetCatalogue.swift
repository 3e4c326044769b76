import Foundation

/// A picture of a catalogue, or a file of a bundle.
package struct ImageSet: Hashable, Sendable {
    package var files: [AssetVariant<String>] = []
    /// What the catalogue says of drawing it in the foreground style; nil where it says nothing.
    package var isTemplate: Bool?
}

/// A file of a catalogue that is read as it is.
package struct DataSet: Hashable, Sendable {
    package var path: String
    /// Such as `public.json`.
    package var typeIdentifier: String
}

/// What a folder named `*.xcassets` holds, as Xcode writes it.
struct AssetCatalogue {
    private(set) var images: [String: ImageSet] = [:]
    private(set) var colors: [String: [AssetVariant<AssetColor>]] = [:]
    private(set) var data: [String: DataSet] = [:]
    /// The files of the symbols that the program draws itself.
    private(set) var symbols: [String: String] = [:]

    init(folder: URL) {
        read(folder, prefix: "")
    }

    private mutating func read(_ folder: URL, prefix: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let name = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset": images[prefix + name] = Self.imageSet(entry)
            case "colorset": colors[prefix + name] = Self.colorSet(entry)
            case "dataset": data[prefix + name] = Self.dataSet(entry)
            case "symbolset": symbols[prefix + name] = Self.best(Contents.read(in: entry)?.symbols)?.path(in: entry)
            case "json": break
            default:
                let contents = Contents.read(in: entry)
                read(entry, prefix: contents?.properties?.providesNamespace == true ? prefix + name + "/" : prefix)
            }
        }
    }

    private static func imageSet(_ folder: URL) -> ImageSet {
        let contents = Contents.read(in: folder)
        var set = ImageSet()
        let images = (contents?.images ?? []).filter { $0.filename != nil }
        let language = Self.bestLanguage(of: images.compactMap(\.locale))
        for image in images where image.locale == language {
            guard let file = image.filename else { continue }
            set.files.append(
                AssetVariant(
                    value: folder.appendingPathComponent(file).path,
                    scale: image.scale.flatMap { Double($0.dropLast()) },
                    suits: Contents.appearance(image.appearances, direction: image.direction),
                    idiom: image.idiom ?? AssetDevice.universal, isWide: image.gamut == Contents.wideGamut))
        }
        switch contents?.properties?.templateRenderingIntent {
        case "template": set.isTemplate = true
        case "original": set.isTemplate = false
        default: break
        }
        return set
    }

    /// The language whose pictures are shown: the first that the user wants and that there is; nil for those of no language.
    private static func bestLanguage(of available: [String]) -> String? {
        if available.isEmpty { return nil }
        func code(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        for wanted in Locale.preferredLanguages.map(code) {
            if let same = available.first(where: { code($0) == wanted }) { return same }
            let language = wanted.prefix { $0 != "-" }
            if let near = available.first(where: { code($0).prefix { $0 != "-" } == language }) { return near }
        }
        return nil
    }

    private static func dataSet(_ folder: URL) -> DataSet? {
        best(Contents.read(in: folder)?.data).flatMap { file in
            file.path(in: folder).map { DataSet(path: $0, typeIdentifier: file.type ?? "public.data") }
        }
    }

    /// The file for the program's kind of device, or the one nearest to that.
    private static func best(_ files: [Contents.File]?) -> Contents.File? {
        (files ?? []).filter { $0.filename != nil }.min {
            AssetDevice.ofProgram.distance(to: $0.idiom ?? AssetDevice.universal)
                < AssetDevice.ofProgram.distance(to: $1.idiom ?? AssetDevice.universal)
        }
    }

    private static func colorSet(_ folder: URL) -> [AssetVariant<AssetColor>] {
        (Contents.read(in: folder)?.colors ?? []).compactMap { entry in
            entry.color?.value.map {
                AssetVariant(
                    value: $0, scale: nil, suits: Contents.appearance(entry.appearances),
                    idiom: entry.idiom ?? AssetDevice.universal, isWide: entry.gamut == Contents.wideGamut)
            }
        }
    }
}

/// A `Contents.json`.
private struct Contents: Decodable {
    var images: [Image]?
    var colors: [ColorEntry]?
    var data: [File]?
    var symbols: [File]?
    var properties: Properties?

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var locale: String?
        var gamut: String?
        var direction: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, locale
            case gamut = "display-gamut"
            case direction = "language-direction"
        }
    }

    struct File: Decodable {
        var filename: String?
        var idiom: String?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom
            case type = "universal-type-identifier"
        }

        func path(in folder: URL) -> String? { filename.map { folder.appendingPathComponent($0).path } }
    }

    struct ColorEntry: Decodable {
        var idiom: String?
        var color: CatalogueColor?
        var appearances: [Appearance]?
        var gamut: String?

        enum CodingKeys: String, CodingKey {
            case idiom, color, appearances
            case gamut = "display-gamut"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    /// What is said of files and colours for screens that show more colours than sRGB has.
    static let wideGamut = "display-P3"

    static func read(in folder: URL) -> Contents? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }

    static func appearance(_ appearances: [Appearance]?, direction: String? = nil) -> AssetAppearance {
        func value(_ name: String) -> String? { appearances?.first { $0.appearance == name }?.value }
        return AssetAppearance(
            isDark: value("luminosity").map { $0 == "dark" }, isHighContrast: value("contrast").map { $0 == "high" },
            isRightToLeft: direction.map { $0 == "right-to-left" })
    }
}
