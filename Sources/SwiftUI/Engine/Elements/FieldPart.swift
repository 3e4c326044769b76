import MartletGraph

/// What an element is to a text field in it: a part of the box that the program draws around the field, or more.
enum FieldPart {
    /// Belongs to the field, and draws nothing.
    case inside
    /// A row with the field in it.
    case row
    /// Draws a box.
    case box
    /// Draws a rectangle, which is a box around a field alone.
    case rectangle
    case end
}

/// A modifier that may be a part of the box that a program draws around a text field.
@MainActor
protocol FieldSurrounding {
    var partOfField: FieldPart { get }
}

/// A view with another in front of or behind it.
@MainActor
protocol DecoratedView {
    /// What the decoration is to a text field in the view.
    static func partOfField(isInFront: Bool) -> FieldPart
    /// What the view is to a text field in the decoration.
    static var partOfDecoration: FieldPart { get }
}
