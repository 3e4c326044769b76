import Foundation

/// Which of a bundle's languages are shown.
enum BundleLanguages {
    /// - Parameter wanted: the languages of whoever asks, the best first; nil for the program's.
    /// - Returns: those of the best language that there is, the nearest region first; where none is wanted, those of the
    ///   language in which the program is written; empty where it has none of that either.
    static func chosen(of names: [String], wanted: [String]?) -> [String] {
        let wanted = wanted ?? [ProgramLanguage.chosen].compactMap { $0 } + ProgramLanguage.wanted
        for language in wanted + [ProgramLanguage.development] {
            let found = LanguageMatch.names(for: language, among: names)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What the program's Info.plist says, with what is translated in the program's language; nil where nothing is.
    ///
    /// Foundation asks for a value there alone, if there is anything, and not in Info.plist itself. The dictionary never
    /// changes.
    nonisolated(unsafe) static let info: NSDictionary? = {
        guard let table = Bundle.main.url(forResource: "InfoPlist", withExtension: "strings"),
            let data = try? Data(contentsOf: table),
            let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return NSDictionary(dictionary: (Bundle.main.infoDictionary ?? [:]).merging(texts) { $1 })
    }()
}

/// What Foundation's own functions answer, which `CMartletFoundation` stands in for.
@_cdecl("martlet_chosen_languages")
public func _chosenLanguages(_ names: UnsafeRawPointer, _ wanted: UnsafeRawPointer?, _ takesAny: Bool)
    -> UnsafeRawPointer
{
    func texts(_ array: UnsafeRawPointer) -> [String] {
        Unmanaged<NSArray>.fromOpaque(array).takeUnretainedValue().compactMap { $0 as? String }
    }
    let names = texts(names)
    var chosen = BundleLanguages.chosen(of: names, wanted: wanted.map(texts))
    if chosen.isEmpty, takesAny { chosen = Array(names.prefix(1)) }
    return UnsafeRawPointer(Unmanaged.passRetained(NSArray(array: chosen as [NSString])).toOpaque())
}

/// What Foundation's own functions answer, which `CMartletFoundation` stands in for.
@_cdecl("martlet_local_info")
public func _localInfo() -> UnsafeRawPointer? {
    BundleLanguages.info.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}
