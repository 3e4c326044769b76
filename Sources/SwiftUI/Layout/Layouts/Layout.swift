/// How a container arranges the views inside it: a type of your own beside `HStack` and `VStack`.
///
/// Answer how large the container is for a proposal, and place the views in the rectangle it is given. Both ask the
/// subviews for their sizes, as often as needed: answers are kept.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             subviews.reduce(CGSize.zero) { sum, view in
///                 let size = view.sizeThatFits(.unspecified)
///                 return CGSize(width: sum.width + size.width, height: sum.height + size.height)
///             }
///         }
///
///         func placeSubviews(
///             in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///         ) {
///             var corner = bounds.origin
///             for view in subviews {
///                 view.place(at: corner, proposal: .unspecified)
///                 let size = view.sizeThatFits(.unspecified)
///                 corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///             }
///         }
///     }
///
///     Diagonal { Text("one"); Text("two") }
///
/// Coordinates count from the leading edge: right to left, the outcome is mirrored. A size that is not a number or
/// negative counts as zero, an infinite one that was not proposed as the proposal, each with a warning. A view that is
/// not placed stands in the middle, with the container's proposal.
@preconcurrency
public protocol Layout: Sendable, Animatable {
    /// What the layout works out once for several calls; `Void` for nothing.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What is so for every layout of the type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes what is kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when the layout or its subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the subviews in a rectangle, of the size that was answered for `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The position of a guide in `bounds`; nil where the container sets none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The position of a guide in `bounds`; nil where the container sets none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What is so for every layout of a type.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its views: spacers take room along it, dividers lie across. Nil for none.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view gives to the layout around it.
///
///     struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// The trait that holds the value of a key.
enum LayoutValueTrait<K: LayoutValueKey>: TraitKey { typealias Value = K.Value }

extension View {
    /// Gives a value to the layout around this view, which reads it as `subview[Key.self]`.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(LayoutValueTrait<K>.self, value))
    }
}
