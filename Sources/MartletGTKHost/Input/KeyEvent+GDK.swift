import CMartletGTK
import MartletHost

extension KeyEvent {
    /// `nil` for keys that stand for nothing, such as Shift alone.
    init?(_ phase: Phase, _ value: guint, _ state: GdkModifierType) {
        guard let key = Key(value) else { return nil }
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value))
        let characters = scalar.flatMap { $0.value == 0 ? nil : String(Character($0)) } ?? ""
        self.init(phase: phase, key: key, characters: characters, modifiers: KeyModifiers(state))
    }
}

extension KeyEvent.Key {
    fileprivate init?(_ value: guint) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .upArrow
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .downArrow
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .leftArrow
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .rightArrow
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
        case GDK_KEY_End, GDK_KEY_KP_End: self = .end
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
        case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: self = .tab
        case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
        case GDK_KEY_BackSpace: self = .delete
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .deleteForward
        case GDK_KEY_Menu: self = .menu
        case GDK_KEY_F1...GDK_KEY_F35: self = .function(Int(value) - Int(GDK_KEY_F1) + 1)
        default:
            let unicode = gdk_keyval_to_unicode(value)
            guard unicode != 0, let scalar = Unicode.Scalar(unicode) else { return nil }
            self = .character(Character(scalar))
        }
    }
}

extension KeyModifiers {
    /// The modifier that a key is; `nil` for other keys.
    init?(key value: guint) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: self = .control
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: self = .option
        case GDK_KEY_Super_L, GDK_KEY_Super_R: self = .command
        case GDK_KEY_Caps_Lock: self = .capsLock
        default: return nil
        }
    }
}
