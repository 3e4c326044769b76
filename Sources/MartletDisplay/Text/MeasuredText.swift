import Foundation

/// Text set into a given space, ready to draw: what was measured is what is drawn (decision 10 of the design).
///
/// `layout` is the text engine's: the shaped lines, which only the engine reads. Two are equal when they show the same.
@MainActor
package final class MeasuredText {
    package let text: StyledText
    /// The used size in points, rounded up to whole points.
    package let size: CGSize
    /// Distances from the top edge, in points.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let isTruncated: Bool
    package let layout: AnyObject

    package init(
        text: StyledText, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool = false,
        layout: AnyObject
    ) {
        self.layout = layout
        self.text = text
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
    }
}

extension MeasuredText: @MainActor Equatable {
    package static func == (a: MeasuredText, b: MeasuredText) -> Bool {
        a === b || (a.size == b.size && a.text == b.text)
    }
}
