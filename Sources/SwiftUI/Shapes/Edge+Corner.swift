extension Edge {
    /// A corner of a rectangle.
    nonisolated public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing
    }
}

extension Edge.Corner {
    /// How round a corner is.
    nonisolated public struct Style: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case fixed
            case concentric
        }

        private let kind: Kind
        /// In points; the least for a concentric one.
        private let radius: CGFloat

        /// A corner with the same middle as that of the container around.
        public static let concentric = Style(kind: .concentric, radius: 0)

        /// A corner with the same middle as that of the container around, at least as round as another style: a concentric
        /// one is no limit.
        public static func concentric(minimum: Style) -> Style { Style(kind: .concentric, radius: minimum.radius) }

        /// A corner rounded by `radius` points; a negative or non-finite radius is none.
        public static func fixed(_ radius: CGFloat) -> Style {
            Style(kind: .fixed, radius: radius.isFinite ? max(radius, 0) : 0)
        }

        /// - Parameters:
        ///   - concentric: the radius that has the same middle as the container's, in points.
        ///   - inset: how far the corner was moved inwards.
        func radius(in concentric: CGFloat, inset: CGFloat) -> CGFloat {
            let own = max(radius - inset, 0)
            return kind == .fixed ? own : max(concentric, own)
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A fixed radius in points.
    nonisolated public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// A fixed radius in points.
    nonisolated public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension RectangleCornerRadii {
    /// The radius of one corner in points.
    nonisolated public subscript(corner: Edge.Corner) -> CGFloat {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }
}

/// A shape that is a rectangle but for its corners.
nonisolated protocol CorneredShape {
    /// The radii of its corners where it is as large as this, in points.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    /// Corners that are all alike.
    nonisolated init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}
