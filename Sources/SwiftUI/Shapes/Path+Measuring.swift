extension Path {
    /// Whether the path has no steps.
    public var isEmpty: Bool {
        switch outline {
        case .path(let elements): elements.isEmpty
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.isNull
        }
    }

    /// The smallest rectangle that holds the path; null for an empty path.
    public var boundingRect: CGRect { outline.bounds }

    /// Whether a point lies inside the path, by the even-odd rule or else the winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        outline.contains(p, evenOdd: eoFill)
    }
}
