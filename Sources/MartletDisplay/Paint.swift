import Foundation

/// A colour ready to draw: sRGB components, not premultiplied; values outside 0...1 are extended range.
package struct RGBA: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package func withAlpha(multipliedBy factor: Float) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

/// One colour at one place of a gradient; `location` runs from 0 to 1.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    package var location: CGFloat

    package init(color: RGBA, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// What fills an outline. Points are in the coordinates of the group that holds the item.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles are in radians, clockwise from the positive x axis.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// Another paint, in coordinates of its own.
    indirect case transformed(Paint, CGAffineTransform)
    /// A gradient that goes on beyond its ends.
    indirect case extended(Paint, PaintExtension)
    indirect case tiles(ImageTiles)
    /// Later patches cover earlier ones; `background` is seen where there are none.
    indirect case mesh([MeshPatch], background: RGBA)
    /// Only what is drawn below in the same group that is put together, and outside of all such groups everything below.
    indirect case backdrop(Backdrop)
}
