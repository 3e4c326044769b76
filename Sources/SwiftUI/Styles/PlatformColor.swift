import MartletHost

extension Color {
    /// The colour that stands here for one of Apple's systems' own; nil for a name that none of them has.
    ///
    /// - Parameter reference: as catalogues write it, such as "systemBlueColor" or "labelColor".
    static func platformColor(_ reference: String, _ environment: EnvironmentValues) -> RGBA? {
        environment.systemPalette.color(named: reference, tint: environment.tintColor)
    }
}
