import MartletHost

extension AccessibleElement {
    /// What a user sees of the element: `toggle "Wi-Fi", on, disabled`.
    var words: String {
        var words = "\(role.words) \"\(label)\""
        if let isOn { words += isOn ? ", on" : ", off" }
        if let isExpanded { words += isExpanded ? ", open" : ", closed" }
        if isOn == nil, let value, !value.isEmpty { words += ", \"\(value)\"" }
        if value == nil, let range { words += ", at \(range.current)" }
        if isFocused { words += ", with the keyboard" }
        if !isEnabled { words += ", disabled" }
        if isCovered { words += ", behind what is presented" }
        return words
    }
}

extension AccessibleElement.Role {
    var words: String {
        switch self {
        case .textField: "text field"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .menuItem: "menu item"
        case .openMenu: "open menu"
        default: rawValue
        }
    }

    /// Whether it is there to be used.
    var isControl: Bool {
        switch self {
        case .text, .heading, .image, .progress, .list, .row, .group, .openMenu, .dialog: false
        default: true
        }
    }
}
