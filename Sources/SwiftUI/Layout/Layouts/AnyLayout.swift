import MartletGraph

/// A layout of whatever type.
///
/// With another layout in it, the views inside stay what they are: they keep their state, and move to their new places
/// by the animation of the change.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Controls() }
public struct AnyLayout: Layout, OrientedLayout {
    /// What the layout inside keeps.
    public struct Cache {
        fileprivate let box: ObjectIdentifier
        fileprivate var value: Any
    }

    private var box: AnyLayoutBox

    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
    }

    /// The name of the type inside.
    var name: String { box.name }
    func isSame(as other: AnyLayout) -> Bool { box === other.box || box.isSame(other.box) }
    var stackOrientation: Axis? { box.properties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache { Cache(box: box.kind, value: box.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.box == box.kind {
            box.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }

    /// What can be animated of the layout inside; layouts of different types have nothing in common.
    public var animatableData: AnyLayoutData {
        get { box.data }
        set { box = box.with(newValue) }
    }
}

/// A layout without its type.
class AnyLayoutBox: @unchecked Sendable {
    var kind: ObjectIdentifier { fatalError("abstract") }
    var name: String { fatalError("abstract") }
    var properties: LayoutProperties { fatalError("abstract") }
    var data: AnyLayoutData { fatalError("abstract") }
    func with(_ data: AnyLayoutData) -> AnyLayoutBox { fatalError("abstract") }
    func isSame(_ other: AnyLayoutBox) -> Bool { fatalError("abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("abstract") }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError("abstract") }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        fatalError("abstract")
    }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        fatalError("abstract")
    }
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
}

/// A layout of a type; its cache is kept without its own.
private final class LayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var name: String { "\(L.self)" }

    override func isSame(_ other: AnyLayoutBox) -> Bool {
        guard let other = other as? LayoutBox<L> else { return false }
        return withUnsafePointer(to: layout) { Equality<L>.cached.isEqual($0, other.layout) }
    }

    override var kind: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var data: AnyLayoutData { AnyLayoutData(layout.animatableData) }

    override var properties: LayoutProperties {
        var properties = L.layoutProperties
        if let layout = layout as? any OrientedLayout { properties.stackOrientation = layout.stackOrientation }
        return properties
    }

    override func with(_ data: AnyLayoutData) -> AnyLayoutBox {
        guard let data = data.value as? L.AnimatableData else { return self }
        var layout = layout
        layout.animatableData = data
        return LayoutBox(layout)
    }

    /// Calls the layout with its cache, taken out meanwhile so that nothing of it is copied.
    private func with<R>(_ cache: inout Any, _ body: (inout L.Cache) -> R) -> R {
        var own = cache as! L.Cache
        cache = ()
        defer { cache = own }
        return body(&own)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
