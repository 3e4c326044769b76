import MartletDisplay
import MartletHeadless
import MartletHost
import SwiftUI

extension Screen {
    /// Evaluates every body and lays out and draws everything as if nothing were known, and says what is shown
    /// otherwise than before: texts, places, values, pixels.
    ///
    /// A tree that is kept up to date change by change must show what one does that is made from nothing; whatever is
    /// listed here is a fault of Martlet, or a body that depends on more than its inputs.
    public func rebuild() -> [String] {
        settle()
        let before = Shown(root)
        clock.capture { root.forget() }
        settle()
        return before.differences(to: Shown(root))
    }
}

/// What a window shows at one moment.
@MainActor
private struct Shown {
    private let list: DisplayGroup
    private let elements: [AccessibleElement]
    private let words: [String]
    private let size: CGSize
    private let background: RGBA

    init(_ root: WindowRoot) {
        let description = root.screenDescription
        list = Self.copy(root.rootGroup)
        elements = description.elements.map {
            var element = $0
            element.frame = Self.rounded($0.frame)
            return element
        }
        words = description.texts.map { "text \"\($0.text)\" \(Self.rounded($0.frame))" }
        (size, background) = (root.size, root.backgroundColor)
    }

    func differences(to other: Shown) -> [String] {
        var lines = Self.differences(words, other.words)
        if elements != other.elements {
            lines += Self.differences(elements.map { "\($0)" }, other.elements.map { "\($0)" })
        }
        // Out of sight, where a list keeps more or fewer rows ready, the display lists may differ.
        if !Self.isSame(list, other.list), !isSeenAlike(other) {
            lines += Self.differences(Self.lines(list), Self.lines(other.list))
        }
        return lines
    }

    private static func differences(_ old: [String], _ new: [String]) -> [String] {
        let (before, after) = (Set(old), Set(new))
        let lines =
            old.filter { !after.contains($0) }.map { "- " + $0 } + new.filter { !before.contains($0) }.map { "+ " + $0 }
        return lines.isEmpty && old != new ? ["another order: \(new)"] : lines
    }

    private static func rounded(_ rect: CGRect) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 16).rounded() / 16 }
        return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }

    // MARK: Display lists

    private static func copy(_ group: DisplayGroup) -> DisplayGroup {
        let new = DisplayGroup()
        new.setItems(
            group.items.map {
                if case .group(let child) = $0 { .group(copy(child)) } else { $0 }
            })
        new.setAppearance(group.appearance)
        new.setOrigin(group.origin)
        return new
    }

    private static func isSame(_ a: DisplayGroup, _ b: DisplayGroup) -> Bool {
        guard a.origin == b.origin, a.appearance == b.appearance, a.items.count == b.items.count else { return false }
        return zip(a.items, b.items).allSatisfy { a, b in
            if case .group(let a) = a, case .group(let b) = b { isSame(a, b) } else { a == b }
        }
    }

    /// Whether the pictures have the same pixels, but for the rounding of edges.
    private func isSeenAlike(_ other: Shown) -> Bool {
        func pixels(_ list: DisplayGroup) -> [RGBA8] {
            CairoRenderer().pixels(of: list, size: size, background: background).values
        }
        func isNear(_ a: UInt8, _ b: UInt8) -> Bool { a > b ? a - b <= 8 : b - a <= 8 }
        let (mine, others) = (pixels(list), pixels(other.list))
        return mine == others
            || zip(mine, others).allSatisfy {
                isNear($0.red, $1.red) && isNear($0.green, $1.green) && isNear($0.blue, $1.blue)
            }
    }

    /// Every item with its place in the window.
    private static func lines(_ root: DisplayGroup) -> [String] {
        var lines: [String] = []
        func add(_ group: DisplayGroup, _ origin: CGPoint) {
            let place = CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
            if group.appearance != GroupAppearance() { lines.append("\(place.x) \(place.y) \(group.appearance)") }
            for item in group.items {
                if case .group(let child) = item {
                    add(child, place)
                } else {
                    lines.append("\(place.x) \(place.y) \(item)")
                }
            }
        }
        add(root, .zero)
        return lines
    }
}
