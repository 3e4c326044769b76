/// Writes Swift for the names in asset catalogues, in the words that Xcode uses.
package struct AssetSymbolWriter {
    /// The expression for the bundle that holds the catalogues.
    private let bundle: String
    /// Names that the program has constants for itself.
    private let taken: Set<String>

    package init(bundle: String, taken: Set<String> = []) {
        self.bundle = bundle
        self.taken = taken
    }

    /// What the constants are for.
    private static let module = "SwiftUI"

    package func source(for assets: AssetFolder) -> String {
        """
        // Made from the asset catalogues of this target.
        import \(Self.module)

        \(resources(of: "ImageResource", assets, \.images, "Image"))
        \(resources(of: "ColorResource", assets, \.colors, "Color"))
        \(colors(assets))
        \(constants(of: "UIColor", symbols(assets.colors, "Color")))
        \(constants(of: "UIImage", symbols(assets.images, "Image")))
        """
    }

    /// The constants of a type, those of folders with a prefix in a type of their own.
    private func resources(
        of type: String, _ assets: AssetFolder, _ names: KeyPath<AssetFolder, Set<String>>, _ suffix: String
    ) -> String {
        "extension \(type) {\n" + members(of: type, assets, names, suffix, indent: "    ").joined(separator: "\n")
            + "\n}\n"
    }

    private func members(
        of type: String, _ assets: AssetFolder, _ names: KeyPath<AssetFolder, Set<String>>, _ suffix: String,
        indent: String
    ) -> [String] {
        var lines = symbols(assets[keyPath: names], suffix).map { symbol, name in
            "\(indent)static let \(symbol) = \(type)(name: \(name.debugDescription), bundle: \(bundle))"
        }
        for (folder, inner) in assets.folders.sorted(by: { $0.key < $1.key }) {
            let inside = members(of: type, inner, names, suffix, indent: indent + "    ")
            guard !inside.isEmpty, let name = Self.identifier(folder, suffix: "", isType: true) else { continue }
            lines += ["\(indent)enum \(name) {"] + inside + ["\(indent)}"]
        }
        return lines
    }

    /// Colours by their names alone, as in `Color.brand` and `.foregroundStyle(.brand)`.
    private func colors(_ assets: AssetFolder) -> String {
        let symbols = symbols(assets.colors, "Color").map(\.symbol).filter {
            !taken.contains($0) && !SystemNames.colors.contains($0)
        }
        if symbols.isEmpty { return "" }
        let members = symbols.map { "    static var \($0): Color { Color(ColorResource.\($0)) }" }
        let styles = symbols.map { "    static var \($0): Color { Color(ColorResource.\($0)) }" }
        return "extension Color {\n" + members.joined(separator: "\n")
            + "\n}\n\nextension ShapeStyle where Self == Color {\n"
            + styles.joined(separator: "\n") + "\n}\n"
    }

    /// UIKit's pictures and colours by their names alone, as in `UIImage.logo`.
    private func constants(of type: String, _ symbols: [(symbol: String, name: String)]) -> String {
        let own = symbols.map(\.symbol).filter {
            !taken.contains($0) && !SystemNames.colors.contains($0) && !SystemNames.uiColors.contains($0)
        }
        if own.isEmpty { return "" }
        return "extension \(type) {\n"
            + own.map { "    static var \($0): \(type) { \(type)(resource: .\($0)) }" }.joined(separator: "\n")
            + "\n}\n"
    }

    /// The constants for names, in order; of two names for one constant the first.
    private func symbols(_ names: Set<String>, _ suffix: String) -> [(symbol: String, name: String)] {
        var seen: Set<String> = []
        return names.sorted().compactMap { name in
            let last = name.split(separator: "/").last.map(String.init) ?? name
            guard let symbol = Self.identifier(last, suffix: suffix), seen.insert(symbol).inserted else { return nil }
            return (symbol, name)
        }
    }

    /// A name as Swift writes it: `my-logo image` is `myLogo` where "Image" is the suffix.
    ///
    /// A letter behind a number begins a word, so that `icon-32x32` is `icon32X32`. A name without small letters keeps its
    /// capitals, and numbers stand apart: `IMG-0042` is `IMG_0042`.
    package static func identifier(_ name: String, suffix: String, isType: Bool = false) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        if !name.contains(where: \.isLowercase), name.contains(where: \.isLetter) {
            let text = words.joined(separator: "_")
            return text.first?.isNumber == true ? "_" + text : keywords.contains(text) ? "`\(text)`" : text
        }
        func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
        var text = ([first] + words.dropFirst().map(capital)).joined()
        if !suffix.isEmpty, capital(text).hasSuffix(suffix), text.count > suffix.count {
            text = String(text.dropLast(suffix.count))
        }
        text = isType ? capital(text) : lowered(text)
        if text.first?.isNumber == true { text = "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    /// Divided at what is neither a letter nor a number, and between the two.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for letter in name {
            defer { last = letter }
            guard letter.isLetter || letter.isNumber else { continue }
            if let last, last.isLetter && letter.isLetter || last.isNumber && letter.isNumber {
                words[words.count - 1].append(letter)
            } else {
                words.append(String(letter))
            }
        }
        return words
    }

    /// With the capitals at its beginning made small: "URLIcon" is "urlIcon".
    private static func lowered(_ text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }.count
        if capitals <= 1 { return text.prefix(1).lowercased() + text.dropFirst() }
        if capitals == text.count { return text.lowercased() }
        return text.prefix(capitals - 1).lowercased() + text.dropFirst(capitals - 1)
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
