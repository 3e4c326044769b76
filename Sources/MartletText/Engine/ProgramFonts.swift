import CMartletPango
import Foundation

/// The fonts that a program brings along, and the names that the system's list of fonts has for faces.
enum ProgramFonts {
    /// Makes the fonts of the program's Info.plist known in this process. What cannot be read is left out.
    static let registered: Bool = {
        let info = Bundle.main.infoDictionary ?? [:]
        register(files(named: info, in: (Bundle.main.resourceURL ?? Bundle.main.bundleURL).path))
        return true
    }()

    /// Where the fonts lie that an Info.plist names: under `UIAppFonts` by their files, and for a desktop under
    /// `ATSApplicationFontsPath` by their folder.
    static func files(named info: [String: Any], in resources: String) -> [String] {
        let manager = FileManager.default
        var files: [String] = []
        for name in info["UIAppFonts"] as? [String] ?? [] {
            // A folder that Xcode shows as a group is no folder beside the program.
            let paths = [name, (name as NSString).lastPathComponent].map { "\(resources)/\($0)" }
            if let path = paths.first(where: { manager.fileExists(atPath: $0) }) { files.append(path) }
        }
        if let name = info["ATSApplicationFontsPath"] as? String {
            let folder = name == "." ? resources : "\(resources)/\(name)"
            let fonts = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
                [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
            }
            files += fonts.sorted().map { "\(folder)/\($0)" }
        }
        return files
    }

    static func register(_ files: [String]) {
        for file in files { FcConfigAppFontAddFile(nil, file) }
    }

    /// The face that has a PostScript name, such as `DejaVuSans-Bold`, or a whole name, such as `DejaVu Sans Bold`; nil
    /// where no installed font has it.
    static func face(named name: String) -> FontFace? {
        for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
            let pattern = FcPatternCreate()
            let wanted = FcObjectSetCreate()
            defer {
                FcPatternDestroy(pattern)
                FcObjectSetDestroy(wanted)
            }
            FcPatternAddString(pattern, property, name)
            for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
            guard let found = FcFontList(nil, pattern, wanted) else { continue }
            defer { FcFontSetDestroy(found) }
            for index in 0..<Int(found.pointee.nfont) {
                guard let face = face(found.pointee.fonts[index]) else { continue }
                return face
            }
        }
        return nil
    }

    private static func face(_ pattern: OpaquePointer?) -> FontFace? {
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
        var face = FontFace(family: String(cString: family), weight: 400, isItalic: false)
        var number: Int32 = 0
        if FcPatternGetInteger(pattern, FC_WEIGHT, 0, &number) == FcResultMatch {
            face.weight = Int(FcWeightToOpenType(number))
        }
        if FcPatternGetInteger(pattern, FC_SLANT, 0, &number) == FcResultMatch, number != FC_SLANT_ROMAN {
            face.isItalic = true
        }
        return face
    }
}
