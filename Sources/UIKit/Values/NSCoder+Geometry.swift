import MartletFoundation

extension NSCoder {
    /// The text that stands for a point, such as `{1, 2}`.
    public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

    /// The text that stands for a vector, such as `{1, 2}`.
    public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

    /// The text that stands for a size: its width and height, such as `{30, 40}`.
    public class func string(for size: CGSize) -> String { text(size.width, size.height) }

    /// The text that stands for a rectangle: its origin and size, such as `{{1, 2}, {30, 40}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// The text that stands for a transform: its six numbers, such as `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map(text).joined(separator: ", "))]"
    }

    /// The text that stands for insets: top, left, bottom and right, such as `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        text(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// The point that a text stands for; zero where it stands for none.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The vector that a text stands for; zero where it stands for none.
    public class func cgVector(for string: String) -> CGVector {
        numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The size that a text stands for; zero where it stands for none.
    public class func cgSize(for string: String) -> CGSize {
        numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The rectangle that a text stands for; zero where it stands for none.
    public class func cgRect(for string: String) -> CGRect {
        numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The transform that a text stands for; the identity where it stands for none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(6, in: string).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// The insets that a text stands for; none where it stands for none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    private class func text(_ numbers: CGFloat...) -> String { "{\(numbers.map(text).joined(separator: ", "))}" }

    /// A number in as many digits as it needs; whole ones without a point.
    private class func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The numbers of a text between braces, brackets and commas, if there are as many.
    private class func numbers(_ count: Int, in text: String) -> [CGFloat]? {
        let parts = text.components(separatedBy: CharacterSet(charactersIn: "{}[],").union(.whitespaces))
        let numbers = parts.filter { !$0.isEmpty }.map { Double($0) }
        guard numbers.count == count, !numbers.contains(nil) else { return nil }
        return numbers.compactMap { $0.map { CGFloat($0) } }
    }
}
