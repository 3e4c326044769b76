import Foundation

/// A point is printed as its coordinates, as Apple's Core Graphics prints it: `(1.0, 2.0)`.
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}

/// A size is printed as its width and height, as Apple's Core Graphics prints it: `(30.0, 40.0)`.
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}

/// A rectangle is printed as its origin and size, as Apple's Core Graphics prints it: `(1.0, 2.0, 30.0, 40.0)`.
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates of the origin, the width and the height in parentheses.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
