import Foundation
import MartletHost

extension [AccessibleElement] {
    /// The elements with a name for each control that has none: that of the text before it on its line, else of the
    /// text right above it, else what it is.
    func named() -> [AccessibleElement] {
        var result = self
        for index in indices where self[index].label.isEmpty {
            guard let fallback = self[index].role.spokenName else { continue }
            let before = self[..<index].suffix(3).reversed().filter { $0.role.isPlainText && !$0.label.isEmpty }
            let control = self[index].frame
            let name = before.first { control.isOnLine(of: $0.frame) } ?? before.first { control.isBelow($0.frame) }
            result[index].label = name?.label ?? fallback
        }
        return result
    }
}

extension AccessibleElement.Role {
    fileprivate var isPlainText: Bool { self == .text || self == .heading || self == .image }

    /// What a control is called that nothing names; nil for what needs no name.
    fileprivate var spokenName: String? {
        switch self {
        case .slider: "Slider"
        case .stepper: "Stepper"
        case .picker: "Picker"
        case .toggle: "Switch"
        case .textField: "Text field"
        case .secureField: "Password"
        case .textEditor: "Text editor"
        case .openMenu: "Menu"
        case .dialog: "Dialog"
        case .alert: "Alert"
        case .text, .heading, .button, .link, .image, .progress, .option, .list, .row, .group, .tab, .menu, .menuItem:
            nil
        }
    }
}

extension CGRect {
    fileprivate func isOnLine(of text: CGRect) -> Bool {
        text.midY > minY && text.midY < maxY && (text.maxX <= minX + 1 || text.minX >= maxX - 1)
    }

    fileprivate func isBelow(_ text: CGRect) -> Bool {
        text.maxY <= minY + 1 && minY - text.maxY < 24 && text.minX < maxX && text.maxX > minX
    }
}
