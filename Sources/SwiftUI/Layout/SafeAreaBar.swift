/// How content is seen where it is scrolled behind a bar.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, hard, soft }
    fileprivate let kind: Kind

    /// As the system has it: fading.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// Hardly, up to a line at the bar's edge.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Fading towards the bar's outer edge.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

struct ScrollEdgeEffectsKey: EnvironmentKey { static var defaultValue: [Edge: ScrollEdgeEffectStyle] { [:] } }

struct HiddenScrollEdgesKey: EnvironmentKey { static var defaultValue: Edge.Set { [] } }

extension View {
    /// Shows content behind the bars of `safeAreaBar` at some edges as it is, or no longer.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformEnvironment(\.hiddenScrollEdges) { hiddenEdges in
            if hidden { hiddenEdges.formUnion(edges) } else { hiddenEdges.subtract(edges) }
        }
    }

    /// Sets how content is seen behind the bars of `safeAreaBar` at some edges; nil as the system has it.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformEnvironment(\.scrollEdgeEffects) { effects in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects[edge] = style }
        }
    }

    /// Puts a bar above or below this view, which makes room for it. Content that is scrolled behind it is seen as
    /// `scrollEdgeEffectStyle(_:for:)` says.
    ///
    /// - Parameter spacing: the distance between the two in points; nil for none.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .modifier(ScrollEdgeBar(edge: edge == .top ? .top : .bottom))
        }
    }

    /// Puts a bar before or after this view, which makes room for it.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                .modifier(ScrollEdgeBar(edge: edge == .leading ? .leading : .trailing))
        }
    }
}

extension EnvironmentValues {
    fileprivate var hiddenScrollEdges: Edge.Set {
        get { self[HiddenScrollEdgesKey.self] }
        set { self[HiddenScrollEdgesKey.self] = newValue }
    }

    fileprivate var scrollEdgeEffects: [Edge: ScrollEdgeEffectStyle] {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}

/// What a bar is drawn on, through which the content below is seen.
private struct ScrollEdgeBar: ViewModifier {
    let edge: Edge
    @Environment(\.scrollEdgeEffects) private var effects
    @Environment(\.hiddenScrollEdges) private var hidden

    nonisolated init(edge: Edge) { self.edge = edge }

    private var isHard: Bool { effects[edge]?.kind == .hard }

    private var outer: UnitPoint {
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    private var inner: UnitPoint { UnitPoint(x: 1 - outer.x, y: 1 - outer.y) }

    private var line: some View {
        Color.primary.opacity(0.12)
            .frame(width: edge == .leading || edge == .trailing ? 1 : nil)
            .frame(height: edge == .top || edge == .bottom ? 1 : nil)
    }

    func body(content: Content) -> some View {
        content.background {
            if hidden.contains(Edge.Set(edge)) {
                EmptyView()
            } else if isHard {
                Rectangle().fill(.bar)
                    .overlay(alignment: Alignment(horizontal: inner.horizontal, vertical: inner.vertical)) { line }
                    .ignoresSafeArea(edges: Edge.Set(edge))
            } else {
                Rectangle().fill(.background)
                    .mask {
                        LinearGradient(
                            colors: [.black.opacity(0.95), .black.opacity(0.8), .clear], startPoint: outer,
                            endPoint: inner)
                    }
                    .ignoresSafeArea(edges: Edge.Set(edge))
            }
        }
    }
}

extension UnitPoint {
    fileprivate var horizontal: HorizontalAlignment { x == 0 ? .leading : x == 1 ? .trailing : .center }
    fileprivate var vertical: VerticalAlignment { y == 0 ? .top : y == 1 ? .bottom : .center }
}
