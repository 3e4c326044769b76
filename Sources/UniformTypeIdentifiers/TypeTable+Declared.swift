import Foundation

extension TypeTable {
    /// The types that a program declares in its Info.plist: those of its own, then those of others that it knows.
    static func entries(declaredIn info: [String: Any]) -> [Entry] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (info[key] as? [[String: Any]] ?? []).compactMap(Entry.init(declaration:))
        }
    }
}

extension TypeTable.Entry {
    fileprivate init?(declaration: [String: Any]) {
        guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let parents = Self.texts(declaration["UTTypeConformsTo"])
        self.init(
            identifier: identifier.lowercased(), parents: parents.isEmpty ? ["public.data"] : parents,
            endings: Self.texts(tags["public.filename-extension"]), mime: Self.texts(tags["public.mime-type"]).first,
            name: declaration["UTTypeDescription"] as? String ?? identifier)
    }

    /// One text, or several, as a property list may have either; in lower case.
    private static func texts(_ value: Any?) -> [String] {
        let texts = value as? [String] ?? (value as? String).map { [$0] } ?? []
        return texts.map { $0.lowercased() }
    }
}
