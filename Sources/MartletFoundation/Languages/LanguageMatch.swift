/// Tells which translation suits a user's language.
///
/// Languages are named as `de`, `pt-BR` or `zh-Hant`, by locales as `de_AT`, and as folders of old projects name them,
/// such as `German`.
package enum LanguageMatch {
    /// The names among `available` that suit a language, the best first: those of the same language in the same script.
    /// A region counts less: Austrian German is served by German, and that of Portugal by that of Brazil before none.
    package static func names(for wanted: String, among available: [String]) -> [String] {
        let wanted = Parts(wanted)
        return available.compactMap { name in wanted.distance(to: Parts(name)).map { (name, $0) } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    private struct Parts {
        let code: String
        let script: String?
        let region: String?
        /// The script with which the language is written where nothing is said.
        var usualScript: String? {
            if let script { return script }
            switch code {
            case "zh": return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
            case "sr": return "Cyrl"
            default: return nil
            }
        }

        init(_ name: String) {
            var parts = (LanguageMatch.oldNames[name] ?? name).split { $0 == "-" || $0 == "_" }.map(String.init)
            let first = parts.isEmpty ? "" : parts.removeFirst().lowercased()
            code = LanguageMatch.aliases[first] ?? first
            script = parts.first { $0.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            region = parts.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?.uppercased()
        }

        /// How far another translation is from this one, from 0 on; nil where nobody who reads one reads the other.
        func distance(to other: Parts) -> Int? {
            guard code == other.code, usualScript == other.usualScript else { return nil }
            if region == other.region { return script == other.script ? 0 : 1 }
            if let region, other.region == LanguageMatch.parent(of: region, code) { return 2 }
            return other.region == nil ? 3 : 4
        }
    }

    /// The region whose translation people of another region prefer to the one without a region.
    private static func parent(of region: String, _ code: String) -> String? {
        switch code {
        case "es": ["ES", "GQ", "PH"].contains(region) ? nil : "419"
        case "pt": region == "BR" ? nil : "PT"
        case "en": ["US", "PH", "PR", "GU", "AS", "VI", "MP", "UM"].contains(region) ? nil : "GB"
        default: nil
        }
    }

    private static let aliases = ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "ji": "yi", "sh": "sr"]
    private static let oldNames = [
        "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Japanese": "ja",
        "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi",
        "Korean": "ko",
    ]
}
