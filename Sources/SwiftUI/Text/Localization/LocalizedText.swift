import MartletFoundation
import MartletGraph

/// A text whose string is looked up by its key where it is shown.
nonisolated final class LocalizedText: TextContent, @unchecked Sendable {
    private let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?
    /// What is looked up, where it is not the text itself.
    private let lookup: String?

    init(_ key: LocalizedStringKey, lookup: String? = nil, table: String?, bundle: Bundle?) {
        self.key = key
        self.lookup = lookup == key.key ? nil : lookup
        self.table = table
        self.bundle = bundle
    }

    /// Whether a key would be shown just as it is.
    static func isPlain(_ key: LocalizedStringKey) -> Bool {
        key.arguments.isEmpty && !StringLibrary.hasTranslations && !MarkdownInline.mayOccur(in: key.key)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? LocalizedText else { return false }
        return key == other.key && lookup == other.lookup && table == other.table && bundle === other.bundle
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        let format = localized(in: runs.environment)
        if let string = filledAtOnce(format, runs.environment.locale) { return runs.add(string, style) }
        let string = key.arguments.isEmpty ? format : Self.markArguments(in: format, count: key.arguments.count)
        guard MarkdownInline.mayOccur(in: string) else { return addFilled(string, to: &runs, style) }
        let environment = runs.environment
        var phrase: (attributes: MarkdownAttributes, start: Int)?
        func endPhrase() {
            guard let start = phrase?.start else { return }
            runs.rewrite(from: start) { GrammarAgreement.inflect($0, language(of: format, environment)) }
            phrase = nil
        }
        for part in filledLinks(MarkdownInline.parse(string), environment.locale) {
            let attributes = part.attributes.first { $0.inflects }
            if phrase?.attributes !== attributes {
                endPhrase()
                phrase = attributes.map { ($0, runs.runs.count) }
            }
            addFilled(part.string, to: &runs, part.style(from: style, environment))
        }
        endPhrase()
    }

    /// Whose grammar a format follows: where only the desktop speaks another language, one that is not translated is in
    /// the language that the program was written in.
    private func language(of format: String, _ environment: EnvironmentValues) -> Locale {
        guard format == key.key, !Self.setsLocale(environment) else { return environment.locale }
        // `developmentLocalization` traps where a bundle says nothing.
        return Locale(identifier: (bundle ?? .main).infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
    }

    private static func setsLocale(_ environment: EnvironmentValues) -> Bool {
        environment.scope?.find(ObjectIdentifier(LocaleKey.self)) != nil
    }

    private func localized(in environment: EnvironmentValues) -> String {
        guard bundle != nil || table != nil || StringLibrary.hasTranslations else { return key.key }
        let key = lookup ?? key.key
        if let found = StringLibrary.string(
            key, table: table, bundle: bundle, self.key.arguments, environment.locale, idiom: environment.idiom)
        {
            return found
        }
        var source = bundle ?? .main
        if Self.setsLocale(environment), let language = environment.locale.language.languageCode?.identifier,
            let path = source.path(forResource: language, ofType: "lproj"), let localized = Bundle(path: path)
        {
            source = localized
        }
        return source.localizedString(forKey: key, value: self.key.key, table: table)
    }

    /// The translation with its arguments in place and without its Markdown.
    func string(in locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        var runs = TextRuns(environment: environment, textCase: nil)
        addRuns(to: &runs, RunStyle())
        return runs.runs.map(\.text).joined()
    }

    /// The translation with its arguments in place, and its Markdown as attributes.
    func attributedString(in locale: Locale, _ options: AttributedString.FormattingOptions) -> AttributedString {
        var environment = EnvironmentValues()
        environment.locale = locale
        let format = localized(in: environment)
        let string = key.arguments.isEmpty ? format : Self.markArguments(in: format, count: key.arguments.count)
        let parts =
            MarkdownInline.mayOccur(in: string)
            ? filledLinks(MarkdownInline.parse(string), locale) : [MarkdownPart(string: string)]
        var pieces: [(text: String, attributes: AttributeContainer, phrase: MarkdownAttributes?)] = []
        for part in parts {
            let attributes = part.container(nil)
            let phrase = part.attributes.first { $0.inflects }
            for (text, argument) in filled(part.string, locale) {
                var own = attributes
                if let argument, options.contains(.applyReplacementIndexAttribute) {
                    own.replacementIndex = argument + 1
                }
                pieces.append((text, own, phrase))
            }
        }
        var start = 0
        while start < pieces.count {
            let end = pieces[start...].firstIndex { $0.phrase !== pieces[start].phrase } ?? pieces.count
            if pieces[start].phrase != nil {
                let texts = GrammarAgreement.inflect(pieces[start..<end].map(\.text), locale)
                for (index, text) in zip(start..<end, texts) { pieces[index].text = text }
            }
            start = end
        }
        return pieces.reduce(into: AttributedString()) {
            $0.append(AttributedString($1.text, attributes: $1.attributes))
        }
    }

    /// The parts with the arguments in their addresses.
    private func filledLinks(_ parts: [MarkdownPart], _ locale: Locale) -> [MarkdownPart] {
        if key.arguments.isEmpty { return parts }
        return parts.map { part in
            var part = part
            part.link = part.link.map { filled($0, locale).map(\.text).joined() }
            return part
        }
    }

    /// A string in pieces, its marks replaced by the arguments, which have their numbers beside them.
    private func filled(_ string: String, _ locale: Locale) -> [(text: String, argument: Int?)] {
        var pieces: [(text: String, argument: Int?)] = []
        var pending = ""
        for scalar in string.unicodeScalars {
            let index = Int(scalar.value) - Int(Self.firstMark)
            guard key.arguments.indices.contains(index) else {
                pending.unicodeScalars.append(scalar)
                continue
            }
            if !pending.isEmpty { pieces.append((pending, nil)) }
            pending = ""
            pieces.append((key.arguments[index].string(in: locale), index))
        }
        if !pending.isEmpty { pieces.append((pending, nil)) }
        return pieces
    }

    /// The format with its arguments in place, where they come in order and nothing has a style of its own.
    private func filledAtOnce(_ format: String, _ locale: @autoclosure () -> Locale) -> String? {
        if key.arguments.isEmpty || MarkdownInline.mayOccur(in: format) { return nil }
        var result = ""
        var next = 0
        let bytes = format.utf8
        var index = bytes.startIndex
        while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            result += format[index..<mark]
            var end = bytes.index(after: mark)
            while end < bytes.endIndex, !Self.conversions.contains(bytes[end]) {
                if bytes[end] == UInt8(ascii: "$") || bytes[end] == UInt8(ascii: "%") { return nil }
                end = bytes.index(after: end)
            }
            guard end < bytes.endIndex, next < key.arguments.count else { return nil }
            if key.arguments[next].text != nil { return nil }
            result += key.arguments[next].string(in: locale())
            next += 1
            index = bytes.index(after: end)
        }
        result += format[index...]
        return result
    }

    private static let conversions = Set("@dDiuUxXoOfFeEgGcCsSaAp".utf8)

    // Arguments are marked by characters for private use, so that Markdown is read from the format alone.
    private static let firstMark: UInt32 = 0xF_0000

    /// The format with a mark in place of every `%@`, `%lld` or `%2$@`, and with `%%` unescaped.
    private static func markArguments(in format: String, count: Int) -> String {
        var result = String.UnicodeScalarView()
        var next = 0
        let scalars = Array(format.unicodeScalars)
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "%", index + 1 < scalars.count else {
                result.append(scalars[index])
                index += 1
                continue
            }
            if scalars[index + 1] == "%" {
                result.append("%")
                index += 2
                continue
            }
            var end = index + 1
            var position: Int?
            var number = ""
            while end < scalars.count, !isConversion(scalars[end]) {
                if scalars[end] == "$" { position = Int(number).map { $0 - 1 } }
                number.unicodeScalars.append(scalars[end])
                end += 1
            }
            let argument = position ?? next
            next = argument + 1
            if argument >= 0, argument < count, let mark = Unicode.Scalar(firstMark + UInt32(argument)) {
                result.append(mark)
            }
            index = end + 1
        }
        return String(result)
    }

    private static func isConversion(_ scalar: Unicode.Scalar) -> Bool {
        "@dDiuUxXoOfFeEgGcCsSaAp".unicodeScalars.contains(scalar)
    }

    /// Adds a string, its marks replaced by the arguments.
    private func addFilled(_ string: String, to runs: inout TextRuns, _ style: RunStyle) {
        guard !key.arguments.isEmpty else { return runs.add(string, style) }
        var pending = ""
        for scalar in string.unicodeScalars {
            let index = Int(scalar.value) - Int(Self.firstMark)
            guard key.arguments.indices.contains(index) else {
                pending.unicodeScalars.append(scalar)
                continue
            }
            if let text = key.arguments[index].text {
                runs.add(pending, style)
                pending = ""
                text.addRuns(to: &runs, style)
            } else {
                pending += key.arguments[index].string(in: runs.environment.locale)
            }
        }
        runs.add(pending, style)
    }
}

extension Text {
    /// Shows the translation of a key, or the key itself.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil, LocalizedText.isPlain(key) {
            self.init(.verbatim(key.key))
        } else {
            self.init(.content(LocalizedText(key, table: tableName, bundle: bundle)))
        }
    }
}
