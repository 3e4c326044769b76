/// Paths as text: nothing is looked up on disk, so that links stay as the user wrote them.
enum Paths {
    /// A path seen from a folder, without `.` and `..`.
    static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
            if part == ".." {
                _ = parts.popLast()
            } else if part != "." {
                parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
