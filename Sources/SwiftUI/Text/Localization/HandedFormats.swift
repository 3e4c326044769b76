import MartletFoundation
import Synchronization

/// The strings with forms for numbers that programs looked up without any, as they do before they format them:
///
///     String(format: NSLocalizedString("%d items", comment: ""), count)
///
/// What is looked up is the form for many; the form for the numbers is found when Foundation fills it.
enum HandedFormats {
    private struct Origin {
        let translation: Translation
        let language: String
        let idiom: Idiom
    }

    private static let known = Mutex<[String: Origin]>([:])
    private static let isAnyKnown = Atomic(false)

    static var isEmpty: Bool { !isAnyKnown.load(ordering: .relaxed) }

    /// Keeps where a string came from.
    static func add(_ string: String, of translation: Translation, _ language: String, _ idiom: Idiom) {
        known.withLock { $0[string] = Origin(translation: translation, language: language, idiom: idiom) }
        isAnyKnown.store(true, ordering: .relaxed)
    }

    /// The form of a string for numbers; nil for one that was not looked up.
    ///
    /// - Parameter numbers: NaN for what is no number.
    static func form(of string: String, for numbers: [Double]) -> String? {
        guard let origin = known.withLock({ $0[string] }) else { return nil }
        let arguments = numbers.map { $0.isNaN ? FormatArgument.string("") : .number($0) }
        return origin.translation.string(for: arguments, origin.language, origin.idiom)
    }
}

/// Whether Foundation has to ask for forms at all.
@_cdecl("martlet_has_forms")
public func _hasForms() -> Bool { !HandedFormats.isEmpty }

/// The form of a format for its arguments, which `CMartletFoundation` asks for: a text that is to be freed.
@_cdecl("martlet_form")
public func _form(
    _ format: UnsafePointer<CChar>, _ numbers: UnsafePointer<Double>, _ count: Int32
) -> UnsafeMutablePointer<CChar>? {
    let numbers = Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    return HandedFormats.form(of: String(cString: format), for: numbers).flatMap { strdup($0) }
}
