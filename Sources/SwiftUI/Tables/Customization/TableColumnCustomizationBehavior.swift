/// What a user may change of a column.
public struct TableColumnCustomizationBehavior: _BitSet {
    public var _bits: UInt32 = 0

    /// Nothing.
    public init() {}

    /// Its place among the others.
    public static let reorder = Self(bit: 0)
    /// Its width.
    public static let resize = Self(bit: 1)
    /// Whether it is shown.
    public static let visibility = Self(bit: 2)
    /// Everything.
    public static var all: Self { [.reorder, .resize, .visibility] }
}
