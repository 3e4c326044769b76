import Foundation

/// Something on a screen that keeps a person from using it.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// What an audit looks for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A control that a screen reader cannot name.
        case unnamed
        /// A control that is hard to hit: smaller than 24 points, and so near to another that a circle of 24 points
        /// around its middle meets that one (WCAG 2.5.8).
        case smallTarget
        /// Text that stands out from what is behind it by less than 4.5 to 1, large text by less than 3 to 1
        /// (WCAG 1.4.3). Text of disabled controls is left out.
        case lowContrast
        /// Several controls of one kind and label, which a screen reader cannot tell apart. In the rows of a list each
        /// is told by its row.
        case equalLabels
        /// A control that Tab never comes to.
        case unreachable
        /// Text that is cut off when the desktop's texts are larger.
        case truncated
    }

    public let kind: Kind
    /// What it is about, as a user would say it: `button "Save"`.
    public let element: String
    /// Where that is, in points from the top left corner of the screen.
    public let frame: CGRect
    /// What is wrong with it.
    public let reason: String

    public var description: String { "\(element) \(reason)" }
}
