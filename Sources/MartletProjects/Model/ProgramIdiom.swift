/// The kind of device that a program was made for, as `MARTLET_IDIOM` names it.
package enum ProgramIdiom: String, Sendable {
    case phone
    case pad
    case desktop

    /// What a target is built for: one that can be built for macOS is made for a desktop.
    ///
    /// - Returns: nil where the settings name no platform.
    init?(_ settings: BuildSettings) {
        let platforms = [settings["SDKROOT"], settings["SUPPORTED_PLATFORMS"]].compactMap { $0 }.joined(separator: " ")
        if platforms.contains("macosx") {
            self = .desktop
        } else if platforms.contains("iphone") {
            let families = settings["TARGETED_DEVICE_FAMILY"] ?? "1"
            self = families.contains("1") ? .phone : .pad
        } else {
            return nil
        }
    }

    /// What a playground's manifest says; nil where it is not one of an app for iOS.
    init?(_ manifest: ManifestText) {
        guard manifest.text.contains(".iOSApplication(") else { return nil }
        self = manifest.text.contains(".pad") && !manifest.text.contains(".phone") ? .pad : .phone
    }
}
