import MartletHost
import SwiftUI

/// Something on a screen, found by what it is and what it is called, each time anew.
///
/// Asking whether it exists is a question; asking anything else of what is not there fails the test, with the list of
/// what is.
@MainActor
public struct Element {
    enum Kind {
        case text
        case control([AccessibleElement.Role])
        case any
    }

    let screen: Screen
    let kind: Kind
    let label: String
    let place: SourcePlace

    init(_ screen: Screen, _ kind: Kind, _ label: String, _ place: SourcePlace) {
        self.screen = screen
        self.kind = kind
        self.label = label
        self.place = place
    }

    /// Whether it is on the screen.
    public var exists: Bool { find() != nil }

    /// Whether it can be used.
    public var isEnabled: Bool { required?.isEnabled ?? false }

    /// Whether it has the keyboard.
    public var isFocused: Bool { required?.isFocused ?? false }

    /// Whether a click in its middle meets it, or a view inside: nothing such as a sheet or a menu lies above.
    public var isHittable: Bool { required.map { !$0.isCovered } ?? false }

    /// What a tip says where the pointer rests on it; empty where there is none.
    public var help: String { required?.help ?? "" }

    /// Where it is, in points from the top left corner of the screen.
    public var frame: CGRect { required?.frame ?? .null }

    /// Its value as text: what a field holds, "1" or "0" for what is on or off, the number of a slider.
    public var value: String {
        guard let element = required else { return "" }
        if let isOn = element.isOn { return isOn ? "1" : "0" }
        return element.value ?? element.range.map { "\($0.current)" } ?? ""
    }

    /// The element, or a failure that says what there is instead.
    var required: AccessibleElement? {
        if let element = find() { return element }
        report("There is no \(name) \"\(label)\". \(screen.contents)", at: place)
        return nil
    }

    private var name: String {
        switch kind {
        case .text: "text"
        case .control(let roles): roles[0].rawValue
        case .any: "element"
        }
    }

    private func find() -> AccessibleElement? {
        let description = screen.description
        let found = description.elements.filter { isKind($0.role) && ($0.label == label || $0.identifier == label) }
        if let best = found.first(where: { !$0.isCovered }) ?? found.first { return best }
        if case .control = kind { return nil }
        if let text = description.texts.first(where: { $0.text == label }) {
            return AccessibleElement(id: 0, role: .text, label: label, frame: text.frame)
        }
        if case .any = kind, let named = description.named.first(where: { $0.name == label }) {
            return AccessibleElement(id: 0, role: .group, label: label, frame: named.frame)
        }
        return nil
    }

    private func isKind(_ role: AccessibleElement.Role) -> Bool {
        switch kind {
        case .text: role == .text || role == .heading
        case .control(let roles): roles.contains(role)
        case .any: true
        }
    }
}
