import Foundation

/// One thing to draw, in the coordinates of the group that holds it: points, y down. Later items cover earlier ones.
@MainActor
package enum DisplayItem {
    case fill(Outline, Paint, FillStyle)
    // The larger and rarer ones are kept apart: a list of items would have that much room for each.
    indirect case stroke(Outline, Paint, StrokeStyle)
    /// `origin` is the top left corner of the measured text.
    case text(MeasuredText, origin: CGPoint)
    /// The letters of a part of a measured text whose top left corner is `origin`.
    indirect case glyphs(MeasuredText, TextPart, origin: CGPoint)
    case image(DisplayImage, in: CGRect, ImageFilter = .smooth)
    /// A control of the window system; drawn as its background only where there is no window system.
    indirect case native(NativeElement)
    case group(DisplayGroup)
}

extension DisplayItem: @MainActor Equatable {
    package static func == (a: DisplayItem, b: DisplayItem) -> Bool {
        switch (a, b) {
        case (.fill(let a, let b, let c), .fill(let d, let e, let f)): a == d && b == e && c == f
        case (.stroke(let a, let b, let c), .stroke(let d, let e, let f)): a == d && b == e && c == f
        case (.text(let a, let b), .text(let c, let d)): b == d && a == c
        case (.glyphs(let a, let b, let c), .glyphs(let d, let e, let f)): c == f && b == e && a == d
        case (.image(let a, let b, let c), .image(let d, let e, let f)): a == d && b == e && c == f
        case (.native(let a), .native(let b)): a == b
        case (.group(let a), .group(let b)): a === b
        default: false
        }
    }
}

/// How the pixels of an enlarged picture are found.
package enum ImageFilter: Hashable, Sendable {
    /// Between the nearest ones.
    case smooth
    /// Each stays a rectangle.
    case nearest
}
