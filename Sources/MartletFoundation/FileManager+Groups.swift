extension FileManager {
    /// The folder that the programs of a group share: one of that name among the user's data.
    ///
    ///     let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.notes")
    ///
    /// - Returns: the folder, which is made where it is not there; nil for a name that cannot be one.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
            return nil
        }
        let folder = URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Who has signed in to a service of Apple's: nil, as on a Mac where nobody has.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of a service of Apple's: nil, as on a Mac where nobody has signed in to it.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        _ = containerIdentifier
        return nil
    }
}
