/// Programs that use the screen for somebody.
nonisolated public struct AccessibilityTechnologies: _BitSet {
    public var _bits: UInt32 = 0

    /// None.
    public init() {}

    /// The desktop's screen reader.
    public static var voiceOver: AccessibilityTechnologies { Self(bit: 0) }
    /// What steps through the screen by switches: a Linux desktop tells no program of it.
    public static var switchControl: AccessibilityTechnologies { Self(bit: 1) }
}
