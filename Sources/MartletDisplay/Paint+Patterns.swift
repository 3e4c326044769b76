import Foundation

/// What a gradient shows beyond its ends.
package enum PaintExtension: Hashable, Sendable {
    /// The gradient from its beginning.
    case repeated
    /// The gradient back and forth.
    case reflected
}

/// A picture side by side with itself.
package struct ImageTiles: Sendable {
    package var image: DisplayImage
    /// The part of the picture that is shown, in its pixels.
    package var source: CGRect
    /// Where one of the tiles lies.
    package var tile: CGRect
    package var filter: ImageFilter
    /// Whether there are more tiles than one.
    package var repeats: Bool

    package init(
        image: DisplayImage, source: CGRect, tile: CGRect, filter: ImageFilter = .smooth, repeats: Bool = true
    ) {
        self.image = image
        self.source = source
        self.tile = tile
        self.filter = filter
        self.repeats = repeats
    }
}

extension ImageTiles: Hashable {
    package static func == (a: ImageTiles, b: ImageTiles) -> Bool {
        a.image == b.image && a.source == b.source && a.tile == b.tile && a.filter == b.filter && a.repeats == b.repeats
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(tile.origin.x)
    }
}

/// Four corners of a surface, in order around it, each with a colour that blends into those of the others.
package struct MeshPatch: Hashable, Sendable {
    package var corners: [CGPoint]
    package var colors: [RGBA]

    package init(corners: [CGPoint], colors: [RGBA]) {
        self.corners = corners
        self.colors = colors
    }
}

/// What was drawn below, blurred and tinted.
package struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    package var tint: RGBA

    package init(radius: CGFloat, tint: RGBA) {
        self.radius = radius
        self.tint = tint
    }
}

extension Paint {
    /// What was drawn below, where the paint shows that.
    package var backdrop: Backdrop? {
        if case .backdrop(let backdrop) = self { backdrop } else { nil }
    }

    /// The paint under a transformation of what it fills.
    package func applying(_ transform: CGAffineTransform) -> Paint {
        switch self {
        case .color, .backdrop: self
        case _ where transform.isIdentity: self
        case .transformed(let paint, let inner): .transformed(paint, inner.concatenating(transform))
        default: .transformed(self, transform)
        }
    }
}
