import MartletGraph

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where a press or the pointer hits the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is seen of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What is seen of the view, or of the preview in its place, above the items of its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What the ring goes around while the view has the keyboard.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// Where screen readers find the view: the rectangle around the shape.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
    /// What is lighter or darker while the pointer is over the view, where it has a highlight for that.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Decides where a view is hit, or what is seen of it elsewhere.
nonisolated public struct _ContentShapeModifier<S: Shape>: ElementModifier {
    public typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    let kinds: ContentShapeKinds

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        guard kinds.contains(.interaction) else { return child.hitTest(child.fromParent(point), &path) }
        let outline = shape.path(in: node.size, of: node)
        guard outline.contains(point, eoFill: isEvenOdd) else { return false }
        _ = child.hitTest(child.fromParent(point), &path)
        return true
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard kinds.contains(.accessibility) else { return child.describe(into: &list) }
        let origin = node.frameInWindow.origin
        let frame = shape.path(in: node.size, of: node).boundingRect.offsetBy(dx: origin.x, dy: origin.y)
        list.addChanged(node, label: nil, first: { $0.frame = frame }, others: { _ in }) { child.describe(into: &$0) }
    }
}

private protocol ContentShaping {
    func shape(for kind: ContentShapeKinds) -> AnyShape?
}

extension _ContentShapeModifier: ContentShaping {
    func shape(for kind: ContentShapeKinds) -> AnyShape? { kinds.contains(kind) ? AnyShape(shape) : nil }
}

/// An element with a shape for some uses.
@MainActor
private protocol ContentShaped {
    func shape(for kind: ContentShapeKinds) -> AnyShape?
}

extension ModifierLayoutNode: ContentShaped where M: ContentShaping {
    fileprivate func shape(for kind: ContentShapeKinds) -> AnyShape? { modifier.shape(for: kind) }
}

/// The shape that a view was given for a use, and the element that it belongs to.
struct ElementShape {
    let shape: AnyShape
    let element: LayoutNode

    /// - Parameter node: an element that has the shape, or is alone inside of, or alone around the one that has it.
    @MainActor init?(_ kind: ContentShapeKinds, of node: LayoutNode) {
        var next: LayoutNode? = node
        while let element = next {
            if let shape = (element as? any ContentShaped)?.shape(for: kind) {
                (self.shape, self.element) = (shape, element)
                return
            }
            next = element.layoutChildren.count == 1 ? element.layoutChildren[0] : nil
        }
        next = node.layoutParent
        while let element = next, element.layoutChildren.count == 1 {
            if let shape = (element as? any ContentShaped)?.shape(for: kind) {
                (self.shape, self.element) = (shape, element)
                return
            }
            next = element.layoutParent
        }
        return nil
    }

    /// The outline as it stands in the window.
    @MainActor var outlineInWindow: Outline {
        let origin = element.frameInWindow.origin
        return shape.path(in: element.size, of: element).outline
            .applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

extension View {
    /// Makes this view be hit inside `shape`, also where nothing is drawn, and not outside of it.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: .interaction))
    }

    /// Sets the shape of this view for some uses.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
    }
}
