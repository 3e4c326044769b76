/// Shows mirrored copies of an element around it, blurred, as far as the safe area's edges let it reach.
nonisolated public struct _BackgroundExtensionEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    let isEnabled: Bool
}

extension _BackgroundExtensionEffect: GroupModifier {
    /// The standard deviation of the copies' blur, in points.
    private static let radius: CGFloat = 10

    @MainActor var safeAreaChange: ElementChange { .display }

    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {}

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        guard isEnabled else { return builder.add(child) }
        let bounds = CGRect(origin: .zero, size: node.size)
        var content = builder.inner()
        content.add(child)
        var look = GroupAppearance()
        look.clip = .rect(bounds)
        let around = node.followSafeArea(.all).mirrored(node.isRightToLeft)
        if around != EdgeInsets(), !bounds.isEmpty, !builder.isMeasuring {
            builder.add(.group(copies(of: content.items, bounds, around)))
        }
        builder.add(.group(DisplayGroup(content.items, look)))
    }

    /// What is seen around the element. It is blurred together with the element itself, so that no seam is seen.
    @MainActor private func copies(
        of items: [DisplayItem], _ bounds: CGRect, _ around: EdgeInsets
    ) -> DisplayGroup {
        let outer = bounds.grown(by: around)
        let reach = Self.radius * 3
        let columns = Mirroring.all(bounds.width, before: around.leading + reach, after: around.trailing + reach)
        let rows = Mirroring.all(bounds.height, before: around.top + reach, after: around.bottom + reach)
        var mirrored: [DisplayItem] = []
        for row in rows {
            for column in columns {
                var look = GroupAppearance()
                look.clip = .rect(
                    CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
                look.transform = CGAffineTransform(
                    a: column.factor, b: 0, c: 0, d: row.factor, tx: column.offset, ty: row.offset)
                mirrored.append(.group(DisplayGroup(items, look)))
            }
        }
        var look = GroupAppearance()
        look.blurRadius = Self.radius
        look.isIsolated = true
        look.isRaster = true
        var ring = PathElements()
        ring.addRect(outer)
        ring.addRect(bounds)
        (look.clip, look.clipStyle) = (.path(ring), FillStyle(eoFill: true))
        return DisplayGroup(mirrored, look)
    }
}

/// A part of a length and where it is shown once more: `offset + factor * x`.
private struct Mirroring {
    var start: CGFloat = 0
    var length: CGFloat
    var factor: CGFloat = 1
    var offset: CGFloat = 0

    /// The length itself between its mirrors; one that is shorter than the room it is to fill is stretched.
    static func all(_ length: CGFloat, before: CGFloat, after: CGFloat) -> [Mirroring] {
        let (first, last) = (max(1, before / length), max(1, after / length))
        return [
            Mirroring(length: before / first, factor: -first),
            Mirroring(length: length),
            Mirroring(
                start: length - after / last, length: after / last, factor: -last, offset: length * (1 + last)),
        ]
    }
}

extension View {
    /// Shows mirrored and blurred copies of this view around it, on every edge where it touches the safe area, as far as
    /// that reaches: under bars, and what was put there with `safeAreaInset`.
    ///
    ///     Image("Banner").resizable().scaledToFill().backgroundExtensionEffect()
    ///
    /// The view is cut off at its frame. The copies take no events and are not told to screen readers.
    @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View {
        backgroundExtensionEffect(isEnabled: true)
    }

    /// Shows mirrored and blurred copies of this view around it where `isEnabled` says so.
    @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(_BackgroundExtensionEffect(isEnabled: isEnabled))
    }
}
