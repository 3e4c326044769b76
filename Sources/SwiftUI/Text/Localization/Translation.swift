import MartletFoundation

/// The translation of a key, with its forms for numbers.
struct Translation: Sendable {
    /// A string that may refer to substitutions as `%#@name@`.
    var format: Forms
    var substitutions: [String: Substitution] = [:]

    /// A string, or one for each form of a number, or forms for each kind of device.
    struct Forms: Sendable {
        var strings: [PluralCategory: String] = [:]
        /// By the names that catalogues give to kinds of devices.
        var devices: [String: Forms] = [:]

        init(_ string: String) { strings = [.other: string] }
        init(_ strings: [PluralCategory: String]) { self.strings = strings }
        init(devices: [String: Forms]) { self.devices = devices }

        /// Whether a number makes a difference.
        var hasForms: Bool { strings.count > 1 || devices.values.contains { $0.hasForms } }

        /// - Parameter number: nil where there is none to agree with.
        func string(for number: Double?, _ language: String, _ idiom: Idiom) -> String? {
            if !devices.isEmpty {
                let names = idiom.catalogueNames + devices.keys.sorted()
                let forms = names.lazy.compactMap { devices[$0] }.first
                return forms?.string(for: number, language, idiom)
            }
            guard let number else { return strings[.other] ?? strings.values.first }
            // A form for nothing and for one is also taken where the language has none.
            if number == 0, let zero = strings[.zero] { return zero }
            return strings[PluralCategory(of: number, in: language)] ?? strings[.other]
        }
    }

    /// A part of a string that agrees with one of the arguments.
    struct Substitution: Sendable {
        /// From 1; nil for the next one.
        var argument: Int?
        var specifier: String
        var forms: Forms
    }

    /// Whether numbers make a difference.
    var hasForms: Bool { !substitutions.isEmpty || format.hasForms }

    /// The string for some arguments, whose numbers decide the forms, with all substitutions in place.
    func string(for arguments: [FormatArgument], _ language: String, _ idiom: Idiom) -> String? {
        let numbers = arguments.map(\.number)
        let first = numbers.first { $0 != nil } ?? nil
        guard var result = format.string(for: first, language, idiom) else { return nil }
        var next = 0
        // A substitution may name another; one that names itself ends.
        for _ in 0..<16 {
            guard let mark = result.firstMatch(of: /%(?:(\d+)\$)?#@([^@]*)@/) else { break }
            let place = mark.range
            guard let substitution = substitutions[String(mark.output.2)] else {
                result.replaceSubrange(place, with: "")
                continue
            }
            let index = (mark.output.1.flatMap { Int($0) } ?? substitution.argument).map { $0 - 1 } ?? next
            next = index + 1
            let number = numbers.indices.contains(index) ? numbers[index] : nil
            let specifier = "%\(index + 1)$\(substitution.specifier)"
            let form = substitution.forms.string(for: number, language, idiom) ?? ""
            result.replaceSubrange(place, with: Self.filled(form, substitution.specifier, specifier))
        }
        return result
    }

    /// `%arg`, and the first specifier of the number itself, become the argument's.
    private static func filled(_ form: String, _ plain: String, _ specifier: String) -> String {
        if form.contains("%arg") { return form.replacingOccurrences(of: "%arg", with: specifier) }
        guard let place = form.range(of: "%\(plain)") else { return form }
        return form.replacingCharacters(in: place, with: specifier)
    }
}

extension Idiom {
    /// The names of this kind of device in tables of strings, the best first.
    fileprivate var catalogueNames: [String] {
        switch self {
        case .phone: ["iphone", "other"]
        case .pad: ["ipad", "iphone", "other"]
        case .desktop: ["mac", "other"]
        }
    }
}

extension FormatArgument {
    /// The number that nouns agree with.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .string, .styled: nil
        }
    }
}
