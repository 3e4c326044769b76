import MartletGraph

/// A frame whose size follows that of the container around.
nonisolated struct ContainerRelativeFrame: ElementModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    init(axes: Axis.Set, alignment: Alignment, length: Length) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    enum Length {
        case whole
        case cells(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)

        fileprivate func callAsFunction(_ whole: CGFloat, _ axis: Axis) -> CGFloat {
            switch self {
            case .whole: return whole
            case .cells(let count, let span, let spacing):
                let cell = (whole - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
                return max(0, cell * CGFloat(span) + spacing * CGFloat(span - 1))
            case .custom(let length): return length(whole, axis)
            }
        }
    }

    @MainActor func change(from old: Self) -> ElementChange {
        guard axes == old.axes, alignment == old.alignment else { return .layout }
        switch (length, old.length) {
        case (.whole, .whole): return .none
        case (.cells(let count, let span, let spacing), .cells(let oldCount, let oldSpan, let oldSpacing)):
            return count == oldCount && span == oldSpan && spacing == oldSpacing ? .none : .layout
        default: return .layout
        }
    }

    /// The frame for the container's present size; that of the view itself before the container has one.
    @MainActor private func frame(_ node: LayoutNode) -> _FrameLayout {
        let container = node.followFrameContainer()
        let frame = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self).follow {
            func length(_ axis: Axis) -> CGFloat? {
                guard axes.contains(axis == .vertical ? .vertical : .horizontal) else { return nil }
                return container.map { self.length($0.length(along: axis), axis) }
            }
            return FrameLayout.Fixed(width: length(.horizontal), height: length(.vertical))
        }
        if let issue = frame.issue { RuntimeWarning.issue(issue.rawValue) }
        return _FrameLayout(frame: frame, alignment: alignment)
    }

    /// The frame that was measured, now that it has this size.
    @MainActor private func frame(of size: CGSize) -> _FrameLayout {
        let width = axes.contains(.horizontal) ? size.width : nil
        let height = axes.contains(.vertical) ? size.height : nil
        return _FrameLayout(frame: FrameLayout.Fixed(width: width, height: height), alignment: alignment)
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        frame(node).measure(child, proposal, node)
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) { frame(of: node.size).place(child, node) }

    @MainActor func spacingDiffers(from old: Self) -> Bool { axes != old.axes }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing {
        axes.contains(.vertical) ? child.spacing.replacing(.vertical) : child.spacing
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        frame(of: size).guides(of: child, size, proposal, node)
    }
}

extension View {
    /// Gives this view a frame as large, on these axes, as the nearest container: the window, a page or column of a
    /// navigation view, a tab, a scroll view or a list, each without its bars and margins.
    ///
    ///     ScrollView(.horizontal) { HStack { ForEach(pages) { Page($0).containerRelativeFrame(.horizontal) } } }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Gives this view a frame of `span` of the `count` equal cells that the nearest container is divided into.
    ///
    /// - Parameters:
    ///   - count: how many cells there are; fewer than one count as one.
    ///   - spacing: points between neighbouring cells.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(
                axes: axes, alignment: alignment, length: .cells(count: count, span: span, spacing: spacing.finite)))
    }

    /// Gives this view a frame whose lengths are worked out from those of the nearest container.
    ///
    /// - Parameter length: answers the length of the frame for that of the container along an axis, in points. Of a
    ///   negative or infinite one the view has its own, with a warning.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .custom(length)))
    }
}
