import Foundation
import MartletDisplay

/// Measured texts, the recently used ones: two generations, the older of which is dropped when the younger is full.
@MainActor
struct TextCache {
    private var young: [StyledText: Entry] = [:]
    private var old: [StyledText: Entry] = [:]
    private let capacity = 4096

    /// What is known of `text`; `make` measures it when nothing is.
    mutating func entry(for text: StyledText, orMake make: () -> Entry) -> Entry {
        if let entry = young[text] { return entry }
        let entry = old.removeValue(forKey: text) ?? make()
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[text] = entry
        return entry
    }

    /// The outcomes of one text in different spaces.
    @MainActor
    final class Entry {
        private let ideal: SetText
        private var whole: [SetText] = []
        private var cut: [TextSpace: MeasuredText] = [:]
        /// A window being resized asks for many widths once; more than this are forgotten.
        private let capacity = 12

        init(ideal: SetText) {
            self.ideal = ideal
        }

        func lookUp(_ space: TextSpace) -> MeasuredText? {
            if ideal.suits(space) { return ideal.measured }
            for set in whole where set.suits(space) { return set.measured }
            return cut[space]
        }

        func keep(_ set: SetText, for space: TextSpace) {
            if set.measured.isTruncated || set.isScaled {
                if cut.count >= capacity { cut = [:] }
                cut[space] = set.measured
            } else {
                if whole.count >= capacity { whole.removeFirst() }
                whole.append(set)
            }
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
    let isScaled: Bool

    func suits(_ space: TextSpace) -> Bool {
        usedWidth <= space.width + TextSetter.slack && space.width <= offeredWidth
            && usedHeight <= space.height + TextSetter.slack
    }
}
