import CMartletGTK
import MartletHost

extension AccessibleElement.Role {
    var gtk: GtkAccessibleRole {
        switch self {
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .textField, .secureField, .textEditor: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
        case .option: GTK_ACCESSIBLE_ROLE_RADIO
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .menu, .openMenu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        }
    }

    /// Whether it can be pressed.
    var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .picker, .option, .tab, .menu, .menuItem, .textField, .secureField,
            .textEditor:
            true
        case .text, .heading, .image, .slider, .stepper, .progress, .list, .row, .group, .openMenu, .dialog, .alert:
            false
        }
    }

    /// Whether its value is a text of its own, beside what it is called and whether it is on.
    var showsValue: Bool {
        switch self {
        case .picker, .stepper, .slider, .progress, .group, .button, .image, .text, .heading, .menu: true
        case .link, .toggle, .textField, .secureField, .textEditor, .option, .list, .row, .tab, .menuItem, .openMenu,
            .dialog, .alert:
            false
        }
    }

    /// Whether it can be made more or less.
    var isRange: Bool { self == .slider || self == .stepper }
}
