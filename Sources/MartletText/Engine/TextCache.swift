import Foundation
import MartletDisplay

/// Prepared texts, the recently used ones: two generations, the older of which is dropped when the younger is full.
@MainActor
struct TextCache {
    /// By the hash of the text, which the text itself has: in its place that takes a quarter of the room. Of two texts with
    /// one hash the last is kept.
    private var young: [Int: PreparedText] = [:]
    private var old: [Int: PreparedText] = [:]
    private let capacity = 4096
    /// Texts too long to be kept by the thousand.
    private var long: [PreparedText] = []
    private let longCapacity = 4

    /// What is known of `text`; `make` prepares it when nothing is, given the long text that was used last.
    mutating func entry(for text: StyledText, orMake make: (PreparedText?) -> PreparedText) -> PreparedText {
        if text.isLong { return longEntry(for: text, orMake: make) }
        let key = text.hashValue
        if let entry = young[key], entry.text == text { return entry }
        let known = old[key].flatMap { $0.text == text ? $0 : nil }
        if known != nil { old[key] = nil }
        let entry = known ?? make(nil)
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = entry
        return entry
    }

    private mutating func longEntry(
        for text: StyledText, orMake make: (PreparedText?) -> PreparedText
    ) -> PreparedText {
        let known = long.lastIndex { $0.text == text }
        let entry = known.map { long.remove(at: $0) } ?? make(long.last)
        if long.count >= longCapacity { long.removeFirst() }
        long.append(entry)
        return entry
    }
}

/// The layouts that were made or drawn recently: they take ten times the room of what was measured, so that those of
/// other texts, most of which are out of sight, are let go of.
@MainActor
struct RecentParagraphs {
    private var young: [ObjectIdentifier: ShapedParagraph] = [:]
    private var old: [ObjectIdentifier: ShapedParagraph] = [:]
    private var weight = 0
    /// A paragraph of a book counts as many short ones.
    private let capacity = 1024

    mutating func insert(_ paragraph: ShapedParagraph) {
        if young[ObjectIdentifier(paragraph)] != nil { return }
        makeRoom()
        add(paragraph)
    }

    /// Lets go of nothing.
    mutating func add(_ paragraph: ShapedParagraph) {
        if young.updateValue(paragraph, forKey: ObjectIdentifier(paragraph)) == nil { weight += paragraph.weight }
    }

    /// Lets go of those that were not used lately.
    mutating func makeRoom() {
        if weight < capacity { return }
        for (id, paragraph) in old where young[id] == nil { paragraph.releaseLayout() }
        old = young
        (young, weight) = ([:], 0)
    }
}
