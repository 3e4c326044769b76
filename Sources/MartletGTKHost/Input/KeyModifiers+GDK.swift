import CMartletGTK
import MartletHost

extension KeyModifiers {
    /// Alt is option; Super (the Windows key) and Meta are command.
    init(_ state: GdkModifierType) {
        self = []
        func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
        if has(GDK_SHIFT_MASK) { insert(.shift) }
        if has(GDK_CONTROL_MASK) { insert(.control) }
        if has(GDK_ALT_MASK) { insert(.option) }
        if has(GDK_SUPER_MASK) || has(GDK_META_MASK) { insert(.command) }
        if has(GDK_LOCK_MASK) { insert(.capsLock) }
    }
}
