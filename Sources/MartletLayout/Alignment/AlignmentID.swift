import Foundation

/// The identity of a custom alignment guide, with the value it has in a view that does not set it.
///
///     private enum Waist: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.6 }
///     }
///     extension VerticalAlignment {
///         static let waist = VerticalAlignment(Waist.self)
///     }
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in points from the top leading corner of a view that does not set the guide.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
