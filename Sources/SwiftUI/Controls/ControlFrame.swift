import MartletGraph
import MartletHost

/// The box of a control around its content, drawn in Adwaita's look.
nonisolated struct ControlFrame: ElementModifier, Equatable {
    enum Look: Equatable {
        case none
        /// A faint grey box, darker when pressed.
        case grey
        /// A faint red box.
        case faintRed
        /// A faint box in the tint.
        case faintTint
        /// Filled with the tint.
        case tint
        case red
    }

    enum Corners: Equatable {
        case radius(CGFloat)
        case capsule
        case circle
    }

    var look: Look = .none
    var corners: Corners = .radius(6)
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var minimumSize: CGSize = .zero
    /// Whether it is as wide as there is room.
    var fillsWidth = false
    var pointer = PointerState()
    var isDimmed = false
    /// Whether the box shows that the keyboard is in it.
    var showsFocus = false

    @MainActor func change(from old: Self) -> ElementChange {
        if self == old { return .none }
        var sameLook = self
        (sameLook.look, sameLook.pointer, sameLook.isDimmed) = (old.look, old.pointer, old.isDimmed)
        return sameLook == old ? .display : .layout
    }

    @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * horizontalPadding) },
            height: proposal.height.map { max(0, $0 - 2 * verticalPadding) })
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let content = child.sizeThatFits(inner(proposal))
        var size = CGSize(
            width: max(minimumSize.width, content.width + 2 * horizontalPadding),
            height: max(minimumSize.height, content.height + 2 * verticalPadding))
        if corners == .circle {
            size = CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
        }
        if fillsWidth, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
        return size
    }

    @MainActor func length(of child: LayoutNode, along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        if corners == .circle || fillsWidth { return nil }
        let (padding, minimum) =
            axis == .horizontal
            ? (horizontalPadding, minimumSize.width) : (verticalPadding, minimumSize.height)
        return max(minimum, child.length(along: axis, inner(proposal)) + 2 * padding)
    }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing { .other }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let offer = inner(ProposedViewSize(node.size))
        let size = child.sizeThatFits(offer)
        child.place(
            at: CGPoint(x: (node.size.width - size.width) / 2, y: (node.size.height - size.height) / 2), size: size,
            proposal: offer)
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        let inside = child.dimensions(inner(ProposedViewSize(size)))
        return inside.explicit?.translated(
            by: CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2))
    }

    @MainActor var wantsGroup: Bool { isDimmed || (look == .none && pointer != PointerState()) }

    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        appearance.opacity = isDimmed ? 0.5 : look == .none ? pointer.choose(1, 0.8, 0.6) : 1
        return appearance
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if look != .none {
            let rect = builder.rect(node.size)
            let palette = ControlPalette.of(node.scope)
            node.beginFills()
            builder.add(.fill(outline(rect), .color(color(palette, node)), FillStyle()))
            if palette.isHighContrast {
                builder.add(
                    .stroke(
                        outline(rect.insetBy(dx: 0.5, dy: 0.5)), .color(palette.border), StrokeStyle(lineWidth: 1)))
            }
        }
        builder.add(child)
        if showsFocus { builder.addInnerFocusRing(node, radius: radius(node.size)) }
    }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        let start = path.elements.count
        let isHit = child.hitTest(child.fromParent(point), &path)
        guard look != .none || fillsWidth, CGRect(origin: .zero, size: node.size).contains(point) else { return isHit }
        // All of the box around a field is the field.
        if showsFocus, !path.elements[start...].contains(where: { $0 is any ActionResponder }),
            let field = child.firstField
        {
            path.append(field)
        }
        return true
    }

    private func radius(_ size: CGSize) -> CGFloat {
        let largest = min(size.width, size.height) / 2
        switch corners {
        case .radius(let radius): return min(radius, largest)
        case .capsule, .circle: return largest
        }
    }

    private func outline(_ rect: CGRect) -> Outline { .rounded(rect, radius(rect.size)) }

    @MainActor private func color(_ palette: ControlPalette, _ node: LayoutNode) -> RGBA {
        let tint = look == .tint ? node.moved(.color(palette.tint)).solidColor : palette.tint
        return PointerFade.amounts(of: node, showing: pointer).color { color(palette, tint, $0) }
    }

    private func color(_ palette: ControlPalette, _ tint: RGBA, _ pointer: PointerState) -> RGBA {
        switch look {
        case .none: return .clear
        case .grey: return palette.box(pointer)
        case .faintRed: return palette.redBox(pointer)
        case .faintTint: return palette.tintedBox(pointer)
        case .tint: return palette.filled(tint, pointer)
        case .red: return palette.filled(palette.red, pointer)
        }
    }
}

/// The colours that controls are drawn with.
nonisolated struct ControlPalette {
    let isDark: Bool
    let isHighContrast: Bool
    private let isElevated: Bool
    let tint: RGBA
    let red: RGBA

    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        isHighContrast = environment.colorSchemeContrast == .increased
        isElevated = environment.isElevated
        red = SystemColor.red.rgba(in: environment)
        tint = environment.tintColor
    }

    private final class Derived: DerivedValue {
        let palette: ControlPalette
        init(_ palette: ControlPalette) { self.palette = palette }
    }

    /// The colours in an environment, worked out once for all controls that share it. Reading them makes nobody a
    /// reader: an element is told of changes.
    @MainActor static func of(_ scope: Scope) -> ControlPalette {
        scope.derived {
            Derived(Reader.withoutTracking { ControlPalette(EnvironmentValues(scope: scope)) })
        }.palette
    }

    /// What boxes and troughs are a faint version of.
    var foreground: RGBA { system.ink }
    var trough: RGBA { trough(PointerState()) }
    /// Around controls where the desktop asks for high contrast.
    var border: RGBA { foreground.withAlpha(multipliedBy: 0.5) }
    /// Around groups of rows.
    var cardBorder: RGBA { isHighContrast ? border : foreground.withAlpha(multipliedBy: isDark ? 0 : 0.08) }
    var system: SystemPalette {
        SystemPalette(isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
    }
    var knob: RGBA { isDark ? RGBA(hex: 0xE0E0E0) : .white }
    var shadow: RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: 0.2) }
}

extension DisplayBuilder {
    /// Draws the edge of what a control fills where the desktop asks for high contrast: a line of one point along the
    /// inside of a box.
    mutating func addContrastEdge(_ rect: CGRect, radius: CGFloat, _ palette: ControlPalette) {
        guard palette.isHighContrast, rect.width > 1, rect.height > 1 else { return }
        add(
            .stroke(
                .rounded(rect.insetBy(dx: 0.5, dy: 0.5), max(0, radius - 0.5)), .color(palette.border),
                StrokeStyle(lineWidth: 1)))
    }

    /// Draws the edges of a ring of this width that lies along the inside of a square.
    mutating func addContrastEdges(ofRingIn rect: CGRect, width: CGFloat, _ palette: ControlPalette) {
        addContrastEdge(rect, radius: rect.width / 2, palette)
        let hole = rect.insetBy(dx: width - 1, dy: width - 1)
        addContrastEdge(hole, radius: hole.width / 2, palette)
    }
}

extension RGBA {
    func darkened(by part: Float) -> RGBA {
        RGBA(red: red * (1 - part), green: green * (1 - part), blue: blue * (1 - part), alpha: alpha)
    }
}

extension Outline {
    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Outline {
        .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius))
    }

    static func circle(_ center: CGPoint, _ radius: CGFloat) -> Outline {
        .ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
