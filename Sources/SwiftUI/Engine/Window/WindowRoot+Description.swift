import MartletDisplay
import MartletHost

/// Everything that can be found on one window's screen, in reading order.
package struct ScreenDescription {
    package let elements: [AccessibleElement]
    /// Every visible text with its frame, those inside controls included.
    package let texts: [(text: String, frame: CGRect)]
    /// Frames that views gave a name.
    package let named: [(name: String, frame: CGRect)]
    /// The rows of lists.
    package let rows: [CGRect]
}

extension WindowRoot {
    package var screenDescription: ScreenDescription { ScreenDescription(describe()) }

    /// The same with frames on their way, where something moves.
    package var shownDescription: ScreenDescription { ScreenDescription(describe(isOnTheWay: true)) }

    /// What `screenDescription` tells, and what is scrolled out of sight.
    package var wholeDescription: ScreenDescription { ScreenDescription(describe(beyondFold: 1e6)) }

    /// Whether a click meets an element, something inside it or what it is a part of.
    package func meets(_ id: UInt64, at location: CGPoint) -> Bool {
        guard let node = ids.node(id) else { return true }
        guard let front = events.elements(at: location).first else { return false }
        return front.isInside(node) || node.isInside(front)
    }
}

extension ScreenDescription {
    @MainActor fileprivate init(_ list: AccessibilityBuilder) {
        self.init(elements: list.elements, texts: list.texts, named: list.named, rows: list.rows)
    }
}
