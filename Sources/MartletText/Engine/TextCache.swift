import Foundation
import MartletDisplay

/// Prepared texts, the recently used ones: two generations, the older of which is dropped when the younger is full.
@MainActor
struct TextCache {
    private var young: [StyledText: PreparedText] = [:]
    private var old: [StyledText: PreparedText] = [:]
    private let capacity = 4096

    /// What is known of `text`; `make` prepares it when nothing is.
    mutating func entry(for text: StyledText, orMake make: () -> PreparedText) -> PreparedText {
        if let entry = young[text] { return entry }
        let entry = old.removeValue(forKey: text) ?? make()
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[text] = entry
        return entry
    }
}

/// A text on its natural lines, and what came out of it in the spaces it was offered since.
@MainActor
package final class PreparedText {
    package let text: StyledText
    private let fonts: FontLibrary
    private let ideal: SetText
    private var whole: [SetText] = []
    private var cut: [TextSpace: MeasuredText] = [:]
    /// A window being resized asks for many widths once; more than this are forgotten.
    private let capacity = 12

    init(_ text: StyledText, _ fonts: FontLibrary) {
        self.text = text
        self.fonts = fonts
        ideal = TextSetter(fonts: fonts, text: text).set(in: TextSpace(width: nil, height: nil))
    }

    /// Sets the text into the space offered (see `TextEngine.measure`).
    package func measure(width: CGFloat?, height: CGFloat?) -> MeasuredText {
        let space = TextSpace(width: width, height: height)
        if let found = lookUp(space) { return found }
        let set = TextSetter(fonts: fonts, text: text).set(in: space)
        keep(set, for: space)
        return set.measured
    }

    private func lookUp(_ space: TextSpace) -> MeasuredText? {
        if ideal.suits(space) { return ideal.measured }
        for set in whole where set.suits(space) { return set.measured }
        return cut.isEmpty ? nil : cut[space]
    }

    private func keep(_ set: SetText, for space: TextSpace) {
        if set.measured.isTruncated || set.isScaled {
            if cut.count >= capacity { cut = [:] }
            cut[space] = set.measured
        } else {
            if whole.count >= capacity { whole.removeFirst() }
            whole.append(set)
        }
    }
}

/// A measured text and the spaces in which measuring again would come out the same.
@MainActor
struct SetText {
    let measured: MeasuredText
    /// The exact extents of the lines.
    let usedWidth: CGFloat
    let usedHeight: CGFloat
    /// The width it was set in; lines break at the same places for every width down to `usedWidth`.
    let offeredWidth: CGFloat
    /// A line is shown however low the space is.
    let isOneLine: Bool
    let isScaled: Bool

    func suits(_ space: TextSpace) -> Bool {
        // In no width at all, each character has a line, and is wider than what it was offered.
        space.width <= offeredWidth
            && (usedWidth <= space.width + TextSetter.slack || space.width == offeredWidth)
            && (isOneLine || usedHeight <= space.height + TextSetter.slack)
    }
}
