import MartletHost
import SwiftUI

/// What is done with an element because of what it is.
extension RandomUser {
    mutating func use(_ element: AccessibleElement, _ visible: CGRect) -> Interaction? {
        let roll = number(below: 20)
        switch element.role {
        case .textField, .secureField, .textEditor: return roll < 14 ? write(into: element) : nil
        case .slider where roll < 6: return slide(element)
        case .slider where roll < 12:
            let (start, end) = (middle(of: visible), CGPoint(x: number(0...screen.size.width), y: visible.midY))
            return Interaction("drag \(element.name) from \(start.short) to \(end.short)") {
                $0.drag(from: start, to: end)
            }
        case .stepper where roll < 12: return act(roll < 6 ? .increment : .decrement, on: element)
        case .picker, .menu, .tab: return roll < 3 ? act(pick([.showMenu, .increment, .decrement])!, on: element) : nil
        default: return roll == 0 ? act(pick([.activate, .showMenu, .increment])!, on: element) : nil
        }
    }

    private mutating func slide(_ element: AccessibleElement) -> Interaction {
        guard let range = element.range, range.maximum > range.minimum, !chance(4) else {
            return act(pick([.increment, .decrement])!, on: element)
        }
        let share = Double(number(0...1))
        return act(.setValue(range.minimum + (range.maximum - range.minimum) * share), on: element)
    }

    /// What a screen reader or a keyboard does, whether the element knows it or not.
    private func act(_ action: AccessibleAction, on element: AccessibleElement) -> Interaction {
        Interaction("\(action) of \(element.name)") { screen in
            screen.clock.capture { _ = screen.window.controller.perform(action, on: element.id) }
            screen.bringUpToDate()
        }
    }

    /// What a window system's field tells of a user who writes.
    private mutating func write(into element: AccessibleElement) -> Interaction {
        let value = element.value ?? ""
        var events: [NativeEvent] = element.isFocused ? [] : [.editingBegan]
        switch number(below: 12) {
        case 0: events.append(.textChanged(""))
        case 1: events.append(.textChanged(String(repeating: "A line that was pasted and does not end. ", count: 4)))
        case 2: events.append(.submitted)
        case 3: events.append(.textChanged(String(value.dropLast())))
        case 4 where element.role == .textEditor: events.append(.textChanged(value.suffix(60) + "\n"))
        default:
            var text = String(value.suffix(30))
            for _ in 0...number(below: 3) {
                text += pick(["a", "é", " ", "7", "字", "👩‍🚀", "-", ".", "م"])!
                events.append(.textChanged(text))
            }
        }
        if chance(3) { events.append(.editingEnded) }
        return Interaction("\(events.map(\.short).joined(separator: ", ")) in \(element.name)") { screen in
            let found = Element(screen, .any, element.label, SourcePlace())
            for event in events { found.tell(element, event) }
        }
    }
}

extension NativeEvent {
    fileprivate var short: String {
        if case .textChanged(let text) = self { "\"\(text.suffix(12))\"" } else { "\(self)" }
    }
}
