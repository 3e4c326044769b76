import CMartletFoundation

/// What stands around a number that has a unit, in a language: ICU's words, which Foundation itself brings along.
struct UnitWords {
    let before: String
    let after: String

    /// - Parameters:
    ///   - value: Decides between forms such as "kilometer" and "kilometers".
    ///   - hidesScale: whether a temperature has degrees of no scale.
    /// - Returns: nil for a unit that ICU does not know, such as one of the program's own.
    init?(_ unit: Unit, _ width: MeasurementText.Width, _ locale: Locale, for value: Double, hidesScale: Bool = false) {
        guard let name = Self.identifier(of: unit) else { return nil }
        let stem = hidesScale ? "measure-unit/temperature-generic" : "unit/\(name)"
        let form =
            switch width {
            case .wide: "full-name"
            case .abbreviated: "short"
            case .narrow: "narrow"
            }
        let skeleton = Array("\(stem) unit-width-\(form)".utf16)
        var text = [UInt16](repeating: 0, count: 512)
        var (start, end): (Int32, Int32) = (0, 0)
        let length = martlet_unit_text(
            skeleton, Int32(skeleton.count), locale.identifier, value, &text, Int32(text.count), &start, &end)
        guard length > 0 else { return nil }
        before = String(decoding: text[..<Int(start)], as: UTF16.self)
        after = String(decoding: text[Int(end)..<Int(length)], as: UTF16.self)
    }

    /// The unit alone.
    var unit: String { (before + after).trimmingCharacters(in: .whitespaces) }
}
