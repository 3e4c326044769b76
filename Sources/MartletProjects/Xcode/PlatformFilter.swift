/// Decides whether a file of a target is for the platform that a program on Linux is built like.
struct PlatformFilter {
    private let own: String

    /// A target that runs on iOS is built with what is for iOS, one only for macOS with what is for macOS.
    init(_ settings: BuildSettings) {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
        own =
            platforms.contains("iphoneos") || platforms == "auto" ? "ios" : platforms.contains("macosx") ? "macos" : ""
    }

    /// - Parameter filters: Names of platforms; none stands for all.
    func accepts(_ filters: [String]) -> Bool {
        filters.isEmpty || own.isEmpty || filters.contains { $0.lowercased() == own }
    }

    func accepts(_ file: ProjectObject) -> Bool {
        accepts(file.list("platformFilters") + file.list("platformFilter"))
    }
}
