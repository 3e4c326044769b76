import Foundation

/// Sorts what a compiler says by what it is about.
package struct DiagnosticSorter {
    private let missingModules: Set<String>
    private let packageNotes: [String]
    private let declared: Set<String>
    /// Files in other languages by what they are named after, which mostly is the class in them.
    private let foreign: [String: String]
    private let absent: AbsentParts
    private let missing: (Set<String>) -> Set<String>
    private let declaration: (String) -> SourceTexts.Declaration?

    /// - Parameters:
    ///   - missingModules: Modules that are imported and not there.
    ///   - packageNotes: Sentences on packages that cannot be used.
    ///   - declared: The names that the program declares itself.
    ///   - foreign: Its files in other languages.
    ///   - absent: What its project names and does not have.
    ///   - missing: Says which of some names Martlet lacks.
    ///   - declaration: Says where the program declares a name.
    init(
        missingModules: Set<String>, packageNotes: [String], declared: Set<String>, foreign: [String] = [],
        absent: AbsentParts = AbsentParts(), missing: @escaping (Set<String>) -> Set<String>,
        declaration: @escaping (String) -> SourceTexts.Declaration? = { _ in nil }
    ) {
        self.absent = absent
        self.missing = missing
        self.declaration = declaration
        let names = foreign.map { ($0 as NSString).lastPathComponent }
        self.foreign = Dictionary(
            names.map { (($0 as NSString).deletingPathExtension, $0) }, uniquingKeysWith: { first, _ in first })
        self.missingModules = missingModules
        self.packageNotes = packageNotes
        self.declared = declared
    }

    /// The cause that a statement names: its kind, what is missing, and what to do; nil for one that only follows.
    func cause(of message: String) -> (kind: Finding.Kind, name: String, advice: String)? {
        // What stands for parts of refused types is nobody's to know.
        if message.contains("'_Refused") { return nil }
        if let match = message.firstMatch(of: /no such module '([^']+)'/) { return module(String(match.output.1)) }
        if let match = message.firstMatch(of: /cannot find (?:type |operator )?'([^']+)' in scope/) {
            return scope(String(match.output.1))
        }
        if let match = message.firstMatch(of: /unknown attribute '([^']+)'/) { return scope("@\(match.output.1)") }
        if let match = message.firstMatch(of: /no macro named '([^']+)'/) { return scope("#\(match.output.1)") }
        if let match = message.firstMatch(of: /nothing has a member '([^']+)'/) {
            return unknown(String(match.output.1))
        }
        if let match = message.firstMatch(of: /(value of )?type '(.+)' has no member '([^']+)'/) {
            return member(String(match.output.3), of: String(match.output.2), isOfValue: match.output.1 != nil)
        }
        if let match = message.firstMatch(
            of: /'([^']+)' (?:is unavailable|has been explicitly marked unavailable)(?: [^:]*)?(?:: (.+))?$/)
        {
            return unavailable(String(match.output.1), match.output.2.map(String.init))
        }
        if let match = message.firstMatch(of: /'(\w+)(?:<[^']*>)?' initializer is inaccessible/),
            !declared.contains(String(match.output.1)),
            SwiftUINames.types.contains(String(match.output.1))
                || AppleNames.module(of: String(match.output.1)) != nil
        {
            return (.swiftUI, "\(match.output.1).init", Self.lacks)
        }
        if let match = message.firstMatch(of: /no exact matches in call to (?:instance|static) method '([^']+)'/),
            SwiftUINames.members.contains(String(match.output.1)), !declared.contains(String(match.output.1))
        {
            return (.swiftUI, ".\(match.output.1) with these arguments", Self.lacks)
        }
        if message.contains("is annotated with '@main' and must provide a main static function") {
            return (
                .foundation, "@main of a delegate",
                "A program begins with an App of SwiftUI here; UIApplicationDelegateAdaptor gives it the delegate."
            )
        }
        if message.contains("Objective-C interoperability is disabled") {
            return (.foundation, "Objective-C", "Leave out @objc and selectors: there is no Objective-C here.")
        }
        return nil
    }

    /// Whether a name is one of SwiftUI's, and not of the program's own.
    func mayBeMissing(_ name: String) -> Bool {
        !declared.contains(name) && (SwiftUINames.members.contains(name) || SwiftUINames.types.contains(name))
    }

    /// What is declared to say that it is not there, and why.
    private func unavailable(_ name: String, _ reason: String?) -> (kind: Finding.Kind, name: String, advice: String) {
        let advice = AppleNames.foundation[name] ?? "It is not on Linux; put it into #if !os(Linux)."
        guard let module = AppleNames.module(of: name) else {
            // A name of SwiftUI's says what to do by itself.
            if let reason, AppleNames.foundation[name] == nil {
                return (.swiftUI, name, "\(reason) Else put it into #if !os(Linux).")
            }
            return (.foundation, name, reason.map { "\($0) \(advice)" } ?? advice)
        }
        // What its framework is missing for altogether counts with the framework.
        // A sentence with a colon says what to do instead of this very name.
        if missingModules.contains(module), reason?.contains(": ") != true {
            return (.framework, module, AppleNames.advice(for: module))
        }
        return (
            .framework, name, reason.map { "\($0) Else put it into #if !os(Linux)." } ?? AppleNames.advice(for: module)
        )
    }

    func module(_ name: String) -> (kind: Finding.Kind, name: String, advice: String) {
        let mark = name.lowercased()
        if let note = packageNotes.first(where: { $0.lowercased().contains(mark) }) { return (.package, name, note) }
        if let reason = absent.reason(for: name) { return (.package, name, reason) }
        return (.framework, name, AppleNames.advice(for: name))
    }

    private func scope(_ name: String) -> (kind: Finding.Kind, name: String, advice: String) {
        let bare = name.trimmingCharacters(in: CharacterSet(charactersIn: "@#$"))
        if declared.contains(bare) { return (.program, name, declaration(bare)?.advice ?? Self.own) }
        if let advice = AppleNames.foundation[name] ?? AppleNames.foundation[bare] {
            return (.foundation, name, advice)
        }
        if let module = AppleNames.module(of: name) ?? AppleNames.module(of: bare),
            missingModules.contains(module) || !SwiftUINames.types.contains(bare)
        {
            return (.framework, module, AppleNames.advice(for: module))
        }
        if let file = foreign[bare] {
            return (
                .program, name,
                "It is in \(file), which is left out because it is no Swift; write it in Swift for Linux."
            )
        }
        if absent.entities[bare] != nil { return (.framework, "CoreData", AppleNames.advice(for: "CoreData")) }
        if SwiftUINames.types.contains(bare) { return (.swiftUI, name, Self.lacks) }
        if let origin = absent.origin(of: bare) { return (.program, name, origin) }
        return (.program, name, missingModules.isEmpty ? Self.own : Self.ownOrMissing(missingModules))
    }

    /// The module of a package that a name may come from which nothing declares: one of those that its file imports.
    func package(of message: String, importedBy modules: Set<String>) -> String? {
        let modules = modules.filter { module($0).kind == .package }
        guard !modules.isEmpty, let name = Self.unknownName(in: message), !declared.contains(name),
            !SwiftUINames.types.contains(name), !SwiftUINames.members.contains(name), foreign[name] == nil,
            absent.entities[name] == nil, !absent.sources.contains("\(name).swift"),
            AppleNames.foundation[name] == nil,
            AppleNames.module(of: name).map({ !missingModules.contains($0) }) ?? true
        else { return nil }
        let likely = modules.filter { Self.mayAbbreviate(name, $0) }
        return likely.count == 1 ? likely.first : modules.count == 1 ? modules.first : nil
    }

    private static func unknownName(in message: String) -> String? {
        message.firstMatch(
            of: /(?:cannot find (?:type )?|no macro named |unknown attribute |nothing has a member )'([^']+)'/
        )
        .map { String($0.output.1) }
            ?? message.firstMatch(of: /type '.+' has no member '([^']+)'/).map { String($0.output.1) }
    }

    /// Whether a name begins with the module's, or with capitals taken from it: `AF` from Alamofire, `KFImage` from
    /// Kingfisher.
    private static func mayAbbreviate(_ name: String, _ module: String) -> Bool {
        if name.hasPrefix(module) { return true }
        let capitals = name.prefix { $0.isUppercase }
        let mark = (capitals.count == name.count ? capitals : capitals.dropLast()).lowercased()
        var rest = Substring(module.lowercased())
        guard mark.count > 1, mark.first == rest.first else { return false }
        for letter in mark {
            guard let found = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: found)...]
        }
        return true
    }

    private func member(_ member: String, of type: String, isOfValue: Bool) -> (
        kind: Finding.Kind, name: String, advice: String
    )? {
        if declared.contains(member) {
            // What is declared for other systems alone follows from nothing else.
            guard let place = declaration(member), place.condition != nil else { return nil }
            return (.program, ".\(member)", place.advice)
        }
        let base = String(type.prefix { $0 != "<" && $0 != "." && $0 != " " && $0 != "?" && $0 != "[" })
        if AppleNames.foundation[member] != nil || (AppleNames.foundationTypes.contains(base) && type != "some View") {
            return (.foundation, "\(base).\(member)", AppleNames.foundation[member] ?? Self.foundationGap)
        }
        if let module = AppleNames.module(of: member), missingModules.contains(module) {
            return (.framework, module, AppleNames.advice(for: module))
        }
        // What a framework would give has no type without it.
        if base == "Any", !missingModules.isEmpty { return nil }
        let isView = type.hasPrefix("some ") || type.hasPrefix("any ") || SwiftUINames.types.contains(base)
        let isAppearance = base == "ModifiedContent" || base == "View" || base == "_EnvironmentKeyWritingModifier"
        if isView || isAppearance || (SwiftUINames.members.contains(member) && !declared.contains(base)) {
            return (.swiftUI, isOfValue ? ".\(member)" : "\(base).\(member)", Self.lacks)
        }
        if absent.entities[base] != nil { return nil }
        if let module = AppleNames.module(of: base) { return (.framework, module, AppleNames.advice(for: module)) }
        // A type of Martlet's, or one that the kit cannot know.
        if !declared.contains(base), missing([base]).isEmpty { return (.swiftUI, "\(base).\(member)", Self.lacks) }
        return (.program, "\(base).\(member)", Self.own)
    }

    /// A member that no module has, of which the compiler says nothing.
    private func unknown(_ member: String) -> (kind: Finding.Kind, name: String, advice: String) {
        if let advice = AppleNames.foundation[member] { return (.foundation, ".\(member)", advice) }
        if let module = AppleNames.module(of: member), missingModules.contains(module) {
            return (.framework, module, AppleNames.advice(for: module))
        }
        if SwiftUINames.members.contains(member) { return (.swiftUI, ".\(member)", Self.lacks) }
        return (.program, ".\(member)", missingModules.isEmpty ? Self.unknown : Self.ownOrMissing(missingModules))
    }

    private static let unknown =
        "Neither the target nor a module that it imports has this name; look at how it is written, "
        + "or put it into #if !os(Linux)."
    static let lacks =
        "Martlet does not have it yet, COVERAGE.md lists what it has; put it into #if !os(Linux) until then."
    static let foundationGap = "Foundation on Linux does not have it; put it into #if !os(Linux) and do without."
    static let own = "It is declared nowhere in the target; look at what the target's files are."

    private static func ownOrMissing(_ modules: Set<String>) -> String {
        "It is declared nowhere in the target; it may come from \(modules.sorted().joined(separator: " or ")), "
            + "which Linux has not."
    }
}
