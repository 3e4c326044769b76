/// Which form of a noun goes with a number, as the Unicode consortium lists it for each language.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// - Parameter language: a code of two or three letters.
    init(of number: Double, in language: String) {
        guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else {
            // With a fraction most languages have one form; those of the French have the singular below two.
            self = Self.singularBelowTwo.contains(language) && abs(number) < 2 ? .one : .other
            if ["cs", "sk"].contains(language) { self = .many }
            return
        }
        let n = Int(abs(number))
        self = Self.rule(for: language)(n)
    }

    private static let singularBelowTwo: Set<String> = [
        "fr", "pt", "hy", "hi", "bn", "gu", "kn", "fa", "am", "zu", "as",
    ]
    private static let withoutForms: Set<String> = [
        "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "jv", "su", "to", "wo", "yo",
    ]

    private static func rule(for language: String) -> (Int) -> PluralCategory {
        if withoutForms.contains(language) { return { _ in .other } }
        if singularBelowTwo.contains(language) { return { $0 < 2 ? .one : .other } }
        switch language {
        case "ru", "uk", "be": return { slavic($0, singular: $0 % 10 == 1 && $0 % 100 != 11, rest: .many) }
        case "hr", "sr", "bs", "sh": return { slavic($0, singular: $0 % 10 == 1 && $0 % 100 != 11, rest: .other) }
        case "pl": return { slavic($0, singular: $0 == 1, rest: .many) }
        case "cs", "sk": return { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }
        case "sl": return { $0 % 100 == 1 ? .one : $0 % 100 == 2 ? .two : 3...4 ~= $0 % 100 ? .few : .other }
        case "lt":
            return { n in
                if 11...19 ~= n % 100 { return .other }
                return n % 10 == 1 ? .one : n % 10 >= 2 ? .few : .other
            }
        case "lv": return { $0 % 10 == 0 || 11...19 ~= $0 % 100 ? .zero : $0 % 10 == 1 ? .one : .other }
        case "ro", "mo": return { $0 == 1 ? .one : $0 == 0 || 1...19 ~= $0 % 100 ? .few : .other }
        case "ar":
            return { n in
                if n < 3 { return [.zero, .one, .two][n] }
                return 3...10 ~= n % 100 ? .few : n % 100 > 10 ? .many : .other
            }
        case "he", "iw": return { $0 == 1 ? .one : $0 == 2 ? .two : .other }
        case "ga": return { $0 == 1 ? .one : $0 == 2 ? .two : 3...6 ~= $0 ? .few : 7...10 ~= $0 ? .many : .other }
        case "cy": return { [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0] ?? .other }
        case "mk", "is": return { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }
        default: return { $0 == 1 ? .one : .other }
        }
    }

    private static func slavic(_ n: Int, singular: Bool, rest: PluralCategory) -> PluralCategory {
        if singular { return .one }
        return 2...4 ~= n % 10 && !(12...14 ~= n % 100) ? .few : rest
    }
}
