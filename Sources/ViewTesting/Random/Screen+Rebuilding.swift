import MartletDisplay
import MartletCairo
import MartletHost
import SwiftUI

extension Screen {
    /// Evaluates every body and lays out and draws everything as if nothing were known, and says what is shown
    /// otherwise than before: texts, places, values, pixels.
    ///
    /// A tree that is kept up to date change by change must show what one does that is made from nothing; whatever is
    /// listed here is a fault of Martlet, or a body that depends on more than its inputs. What is state stays: values,
    /// the keyboard's place, scroll positions, and the lengths of a list's rows that were seen and no longer are.
    public func rebuild() -> [String] {
        bringUpToDate()
        let before = Shown(root)
        clock.capture { root.forget() }
        bringUpToDate()
        return before.differences(to: Shown(root))
    }
}

/// What a window shows at one moment.
@MainActor
private struct Shown {
    private let list: ShownGroup
    private let description: ScreenDescription
    private let title: String?
    private let size: CGSize
    private let background: RGBA

    init(_ root: WindowRoot) {
        description = root.screenDescription
        list = ShownGroup(root.rootGroup)
        (title, size, background) = (root.title, root.size, root.backgroundColor)
    }

    func differences(to other: Shown) -> [String] {
        var lines: [String] = []
        if title != other.title { lines += ["- title \(title ?? "none")", "+ title \(other.title ?? "none")"] }
        let (old, new) = (description, other.description)
        if !old.texts.elementsEqual(new.texts, by: { $0.text == $1.text && Self.isNear($0.frame, $1.frame) }) {
            lines += Self.differences(Self.lines(old), Self.lines(new))
        }
        if !old.elements.elementsEqual(new.elements, by: Self.isSame) {
            lines += Self.differences(old.elements.map(Self.line), new.elements.map(Self.line))
        }
        // Out of sight, where a list keeps more or fewer rows ready, the display lists may differ.
        if list != other.list, !isSeenAlike(other) { lines += Self.differences(list.lines, other.list.lines) }
        return lines
    }

    private static func lines(_ description: ScreenDescription) -> [String] {
        description.texts.map { "text \"\($0.text)\" \(short($0.frame))" }
    }

    private static func short(_ frame: CGRect) -> String {
        "at (\(frame.minX), \(frame.minY)), \(frame.width) × \(frame.height)"
    }

    private static func line(_ element: AccessibleElement) -> String {
        var words = ["\(element.name) \(short(element.frame))"]
        if let value = element.value { words.append("= \"\(value)\"") }
        if let isOn = element.isOn { words.append(isOn ? "on" : "off") }
        if let range = element.range { words.append("\(range.current) of \(range.minimum)...\(range.maximum)") }
        if let hint = element.spokenDescription { words.append("hint \"\(hint)\"") }
        if let identifier = element.identifier { words.append("called \(identifier)") }
        if !element.isEnabled { words.append("disabled") }
        if element.isFocused { words.append("focused") }
        if !element.isFocusable { words.append("not focusable") }
        if element.isCovered { words.append("covered") }
        return words.joined(separator: ", ") + " #\(element.id)"
    }

    private static func differences(_ old: [String], _ new: [String]) -> [String] {
        let (before, after) = (Set(old), Set(new))
        let lines =
            old.filter { !after.contains($0) }.map { "- " + $0 } + new.filter { !before.contains($0) }.map { "+ " + $0 }
        return lines.isEmpty ? ["another order: \(new)"] : lines
    }

    private static func isSame(_ a: AccessibleElement, _ b: AccessibleElement) -> Bool {
        if a == b { return true }
        var moved = a
        moved.frame = b.frame
        return moved == b && isNear(a.frame, b.frame)
    }

    /// Sums in another order give another last bit.
    private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        func near(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.01 }
        return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
    }

    /// Whether the pictures have the same pixels, but for the rounding of edges.
    private func isSeenAlike(_ other: Shown) -> Bool {
        func pixels(_ list: ShownGroup) -> [RGBA8] {
            CairoRenderer().pixels(of: list.group(), size: size, background: background).values
        }
        func isNear(_ a: UInt8, _ b: UInt8) -> Bool { a > b ? a - b <= 8 : b - a <= 8 }
        let (mine, others) = (pixels(list), pixels(other.list))
        return mine == others
            || zip(mine, others).allSatisfy {
                isNear($0.red, $1.red) && isNear($0.green, $1.green) && isNear($0.blue, $1.blue)
            }
    }
}

/// A group of the display list as it is at one moment.
@MainActor
private struct ShownGroup: @MainActor Equatable {
    private let items: [DisplayItem]
    private let appearance: GroupAppearance
    private let origin: CGPoint
    /// The groups among the items, in order.
    private let children: [ShownGroup]

    init(_ group: DisplayGroup) {
        (items, appearance, origin) = (group.items, group.appearance, group.origin)
        var children: [ShownGroup] = []
        for case .group(let child) in items { children.append(ShownGroup(child)) }
        self.children = children
    }

    static func == (a: Self, b: Self) -> Bool {
        guard a.origin == b.origin, a.appearance == b.appearance, a.children == b.children else { return false }
        return a.items == b.items
            || a.items.elementsEqual(b.items) { a, b in
                if case .group = a, case .group = b { true } else { a == b }
            }
    }

    func group() -> DisplayGroup {
        let new = DisplayGroup()
        var groups = children.makeIterator()
        new.setItems(
            items.map { if case .group = $0, let child = groups.next() { .group(child.group()) } else { $0 } })
        new.setAppearance(appearance)
        new.setOrigin(origin)
        return new
    }

    /// Every item with its place in the window.
    var lines: [String] {
        var lines: [String] = []
        func add(_ group: ShownGroup, _ outer: CGPoint) {
            let place = CGPoint(x: outer.x + group.origin.x, y: outer.y + group.origin.y)
            if group.appearance != GroupAppearance() { lines.append("\(place.x) \(place.y) \(group.appearance)") }
            var groups = group.children.makeIterator()
            for item in group.items {
                if case .group = item, let child = groups.next() {
                    add(child, place)
                } else {
                    lines.append("\(place.x) \(place.y) \(item)")
                }
            }
        }
        add(self, .zero)
        return lines
    }
}
