extension URL {
    /// Asks for access to what the user has chosen: on Linux a program may use whatever its user may, and a sandbox gives
    /// access to a file when it is chosen.
    ///
    /// - Returns: whether the file or folder can be read; `false` for what is no file.
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Gives back what `startAccessingSecurityScopedResource()` gave, which is nothing that has to be given back here.
    public func stopAccessingSecurityScopedResource() {}
}
