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

    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Calls `body` with every step in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in outline.pathElements.elements {
            switch element {
            case .move(let to): body(.move(to: to))
            case .line(let to): body(.line(to: to))
            case .quadCurve(let to, let control): body(.quadCurve(to: to, control: control))
            case .curve(let to, let control1, let control2):
                body(.curve(to: to, control1: control1, control2: control2))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    /// The outline of this path drawn with a pen.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(.path(outline.stroked(style))) }

    /// The part of this path between two fractions of its length, each from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline.trimmed(from: from, to: to)) }

    /// This path under a transformation.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(outline.applying(transform)) }

    /// This path moved by points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// A copy as a Core Graphics path.
    public var cgPath: CGPath { CGPath(outline.pathElements) }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

extension Path: LosslessStringConvertible {
    /// The steps as numbers and letters: `m` move, `l` line, `q` and `c` curves, `h` close.
    public var description: String {
        var parts: [String] = []
        func add(_ points: [CGPoint], _ letter: String) {
            for point in points { parts += [Self.describe(point.x), Self.describe(point.y)] }
            parts.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let to): add([to], "m")
            case .line(let to): add([to], "l")
            case .quadCurve(let to, let control): add([control, to], "q")
            case .curve(let to, let control1, let control2): add([control1, control2, to], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return parts.joined(separator: " ")
    }

    private static func describe(_ value: CGFloat) -> String {
        let number = Double(value)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    /// The path a description stands for; nil when it is none.
    public init?(_ string: String) {
        var elements = PathElements()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): elements.move(to: points[0])
            case ("l", 2): elements.line(to: points[0])
            case ("q", 4): elements.quadCurve(to: points[1], control: points[0])
            case ("c", 6): elements.curve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): elements.close()
            case ("re", 4):
                elements.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self.init(.path(elements))
    }
}
