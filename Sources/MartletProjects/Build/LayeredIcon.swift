import Foundation

/// An icon as Icon Composer saves it: pictures in layers above a ground, which become one drawing.
///
/// The drawing is that of the light appearance. What Apple's systems do with its glass when they show it (refraction,
/// highlights, translucency) is not in it.
struct LayeredIcon {
    /// An SVG picture, 1,024 points wide and high.
    let drawing: Data

    private static let size = 1024.0
    /// Of the corners of an icon of Apple's systems.
    private static let radius = 229

    /// Reads a folder named `*.icon`; nil where it says nothing that can be read.
    init?(_ folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/icon.json"),
            let icon = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return nil }
        let settings = IconSettings(icon)
        var paints = IconPaints()
        let ground = paints.add(settings["fill"]).map { "<rect width=\"1024\" height=\"1024\" fill=\"\($0)\"/>" } ?? ""
        // The first one is in front.
        let groups = settings.list("groups").reversed().map { Self.group($0, in: folder, &paints) }
        drawing = Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="1024" height="1024" viewBox="0 0 1024 1024">
            <defs><clipPath id="outline"><rect width="1024" height="1024" rx="\(Self.radius)"/></clipPath>
            \(paints.definitions.joined(separator: "\n"))</defs>
            <g clip-path="url(#outline)">
            \(ground)
            \(groups.joined(separator: "\n"))
            </g>
            </svg>

            """.utf8)
    }

    private static func group(_ group: IconSettings, in folder: String, _ paints: inout IconPaints) -> String {
        if group.isOn("hidden") { return "" }
        let layers = group.list("layers").reversed().map { layer($0, in: folder, &paints) }
        let shadow = IconSettings(group["shadow"] as? [String: Any] ?? [:])
        let filter = shadow["kind"].map { "\($0)" == "none" } ?? true ? nil : paints.shadow(shadow.number("opacity"))
        return "<g\(look(of: group, filter: filter))>\n\(layers.joined(separator: "\n"))\n</g>"
    }

    private static func layer(_ layer: IconSettings, in folder: String, _ paints: inout IconPaints) -> String {
        guard !layer.isOn("hidden"), let name = layer["image-name"] as? String else { return "" }
        let path = "\(folder)/Assets/\(name)"
        guard let picture = IconPicture(path) else { return "" }
        let (width, height) = picture.size
        let place =
            "x=\"\((size - width) / 2)\" y=\"\((size - height) / 2)\" width=\"\(width)\" height=\"\(height)\""
        let image = "<image \(place) xlink:href=\"\(picture.address)\"/>"
        // A fill is seen where the picture is; "automatic" leaves the picture its own colours.
        guard let paint = paints.add(layer["fill"], isForLayer: true) else {
            return "<g\(look(of: layer, filter: nil))>\(image)</g>"
        }
        let shape = paints.mask(image)
        return "<g\(look(of: layer, filter: nil))><rect \(place) fill=\"\(paint)\" mask=\"url(#\(shape))\"/></g>"
    }

    /// The attributes that groups and layers have in common.
    private static func look(of part: IconSettings, filter: String?) -> String {
        var text = ""
        let position = IconSettings(part["position"] as? [String: Any] ?? [:])
        let scale = position.number("scale") ?? 1
        let move = (position["translation-in-points"] as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
        if scale != 1 || move.contains(where: { $0 != 0 }) {
            let (x, y) = (512 + (move.first ?? 0), 512 + (move.dropFirst().first ?? 0))
            text += " transform=\"translate(\(x) \(y)) scale(\(scale)) translate(-512 -512)\""
        }
        if let opacity = part.number("opacity"), opacity != 1 { text += " opacity=\"\(opacity)\"" }
        if let mode = part["blend-mode"] as? String, mode != "normal" { text += " style=\"mix-blend-mode:\(mode)\"" }
        if let filter { text += " filter=\"url(#\(filter))\"" }
        return text
    }
}

/// What an icon, a group or a layer says of itself, for the light appearance on a square.
struct IconSettings {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    subscript(name: String) -> Any? {
        if let value = values[name] { return value }
        let all = values["\(name)-specializations"] as? [[String: Any]] ?? []
        func suits(_ entry: [String: Any], _ appearances: [String?]) -> Bool {
            appearances.contains(entry["appearance"] as? String)
                && [nil, "square"].contains(entry["idiom"] as? String)
        }
        let found = all.first { suits($0, ["light"]) } ?? all.first { suits($0, [nil, "base"]) }
        return found?["value"]
    }

    func list(_ name: String) -> [IconSettings] { (self[name] as? [[String: Any]] ?? []).map(IconSettings.init) }
    func number(_ name: String) -> Double? { (self[name] as? NSNumber)?.doubleValue }
    func isOn(_ name: String) -> Bool { (self[name] as? NSNumber)?.boolValue ?? false }
}

/// A picture of a layer, in the drawing itself.
private struct IconPicture {
    /// In points.
    let size: (width: Double, height: Double)
    let address: String

    /// Nil where there is no such picture.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let isDrawing = path.lowercased().hasSuffix(".svg")
        guard let size = isDrawing ? Self.sizeOfDrawing(path) : Self.sizeOfPNG(data) else { return nil }
        self.size = size
        address = "data:image/\(isDrawing ? "svg+xml" : "png");base64,\(data.base64EncodedString())"
    }

    private static func sizeOfPNG(_ data: Data) -> (Double, Double)? {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count >= 24 else { return nil }
        func number(at offset: Int) -> Double {
            Double(data[data.startIndex + offset..<data.startIndex + offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        return (number(at: 16), number(at: 20))
    }

    private static func sizeOfDrawing(_ path: String) -> (Double, Double)? {
        guard let root = try? MarkupElement.read(URL(fileURLWithPath: path)), root.name == "svg" else { return nil }
        func length(_ name: String) -> Double? {
            root.attributes[name].flatMap { $0.hasSuffix("%") ? nil : Double($0.prefix { "0123456789.".contains($0) }) }
        }
        let box = (root.attributes["viewBox"] ?? "").split { " ,".contains($0) }.compactMap { Double($0) }
        let natural = box.count == 4 ? (box[2], box[3]) : (1024, 1024)
        return (length("width") ?? natural.0, length("height") ?? natural.1)
    }
}
