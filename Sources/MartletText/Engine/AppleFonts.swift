import MartletDisplay

/// The families that every iPhone or Mac has, and which design of the desktop's fonts stands for one that is not
/// installed.
///
/// Programs take such a font for granted: they unwrap it without a question.
enum AppleFonts {
    /// The design for a family, or for a face of one as in "HelveticaNeue-Bold"; nil for a name that no system has.
    static func design(of name: String) -> FontDescription.Design? {
        let family = name.split(separator: "-", maxSplits: 1).first.map { String($0) } ?? ""
        return [name, family].lazy.map(key).compactMap { designs[$0] }.first
    }

    /// A name as it is compared: "TimesNewRomanPSMT" is "Times New Roman".
    private static func key(_ name: String) -> String {
        var key = name.lowercased().filter { $0 != " " && $0 != "." }
        for suffix in ["psmt", "mt", "ps"] where key.hasSuffix(suffix) && key.count > suffix.count {
            key.removeLast(suffix.count)
            break
        }
        return key
    }

    private static let designs: [String: FontDescription.Design] = {
        var designs: [String: FontDescription.Design] = [:]
        let serif = [
            "American Typewriter", "Baskerville", "Bodoni 72", "BodoniSvtyTwoITCTT", "Bodoni 72 Oldstyle",
            "BodoniSvtyTwoOSITCTT", "Charter", "Cochin", "Copperplate", "Didot", "Georgia", "Hiragino Mincho ProN",
            "HiraMinProN", "Hoefler Text", "Iowan Old Style", "New York", "Palatino", "Rockwell", "STIX Two Text",
            "Superclarendon", "Times", "Times New Roman",
        ]
        let monospaced = ["Andale Mono", "Courier", "Courier New", "Menlo", "Monaco", "PT Mono", "SF Mono"]
        let rounded = ["Arial Rounded", "ArialRoundedMTBold", "SF Pro Rounded"]
        let standard = [
            "Al Nile", "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Avenir", "Avenir Next",
            "Avenir Next Condensed", "Bradley Hand", "BradleyHandITCTT", "Chalkboard SE", "Chalkduster", "Damascus",
            "DIN Alternate", "DIN Condensed", "Farah", "Futura", "Galvji", "Geeza Pro", "Gill Sans", "Helvetica",
            "Helvetica Neue", "Hiragino Sans", "Impact", "Kailasa", "Kefa", "Lucida Grande", "Marker Felt", "Mishafi",
            "Noteworthy", "Optima", "Papyrus", "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "SF Pro",
            "SF Pro Display", "SF Pro Text", "SFUI", "SFUIDisplay", "SFUIText", "Snell Roundhand", "Thonburi",
            "Trebuchet", "Verdana", "Zapfino",
        ]
        for (names, design) in [
            (serif, FontDescription.Design.serif), (monospaced, .monospaced), (rounded, .rounded),
            (standard, .standard),
        ] {
            for name in names { designs[key(name)] = design }
        }
        return designs
    }()
}
