import Foundation

/// How the end of an open line is drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
}

/// The characteristics of a stroke that traces a path. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth.isFinite ? lineWidth : 0
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of a path is found and its edge drawn.
public struct FillStyle: Hashable, Sendable {
    /// `true` for the even-odd rule, `false` for the winding rule.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension StrokeStyle {
    /// How long a pattern of dashes is at least, in points: a shorter one looks like a whole line, and takes for ever.
    static let shortestDashes: CGFloat = 0.005

    /// Whether lines have a pattern that can be drawn: with no length below zero, and some above.
    package var hasDashes: Bool {
        let total = dash.reduce(0, +)
        return total >= Self.shortestDashes && total.isFinite && dash.allSatisfy { $0 >= 0 } && dashPhase.isFinite
    }
}
