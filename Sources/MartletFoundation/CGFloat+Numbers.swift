import Foundation

extension CGFloat {
    /// The value of a number object, rounded to what fits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The value of a number object; nil where it cannot be told exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
