import MartletGraph
import MartletHost

/// The sizes of a window, worked out from those its content takes.
@MainActor
struct WindowSizing {
    let resizability: WindowResizability
    let defaultSize: CGSize?
    /// Whether a frame around the content names its ideal size.
    let namesIdeal: (width: Bool, height: Bool)
    /// Whether the content has parts beside each other, such as the columns of a table.
    var isWide = false
    /// Whether the window opens at its content's ideal size where that says nothing else, too.
    var hugs = false
    /// Of a program made for a device: the size of the device's screen.
    var screen: CGSize?
    /// The size that the content takes where it is offered something.
    let measure: (ProposedViewSize) -> CGSize

    /// Where content that takes all it is offered says nothing else.
    static let usual = CGSize(width: 480, height: 640)
    /// The same with parts beside each other.
    static let usualWide = CGSize(width: 900, height: 640)
    /// Content of its own width or height may open larger than what is usual, up to this.
    static let largest = CGSize(width: 1024, height: 720)

    /// How small and how large the window may be made.
    var limits: WindowLimits {
        let minimum = measure(.zero).ceiled
        guard resizability.kind == .contentSize else { return WindowLimits(minimum: minimum) }
        let most = measure(.infinity).ceiled
        return WindowLimits(
            minimum: minimum,
            maximum: CGSize(width: max(most.width, minimum.width), height: max(most.height, minimum.height)))
    }

    /// The size at which the window opens: that which the scene asks for, else the content's ideal size. In a direction in
    /// which the content takes whatever there is and no frame says otherwise, it is a usual one, or a little more where
    /// the content needs that to be seen as a whole.
    var initial: CGSize {
        let limits = limits
        if let defaultSize = defaultSize ?? screen { return limits.clamp(defaultSize) }
        let usual = isWide ? Self.usualWide : Self.usual
        var size = usual
        size.width = Self.length(
            isNamed: namesIdeal.width, ideal: measure(.unspecified).width, most: measure(.infinity).width,
            usual: hugs ? 0 : usual.width, largest: Self.largest.width)
        size = limits.clamp(size)
        size.height = Self.length(
            isNamed: namesIdeal.height, ideal: measure(ProposedViewSize(width: size.width, height: nil)).height,
            most: measure(ProposedViewSize(width: size.width, height: .infinity)).height,
            usual: hugs ? 0 : usual.height, largest: Self.largest.height)
        return limits.clamp(size)
    }

    private static func length(
        isNamed: Bool, ideal: CGFloat, most: CGFloat, usual: CGFloat, largest: CGFloat
    ) -> CGFloat {
        if isNamed { return ideal.rounded(.up) }
        if most.isFinite { return min(ideal.rounded(.up), largest) }
        if usual == 0 { return min(ideal.rounded(.up), largest) }
        return (usual...largest).contains(ideal) ? ideal.rounded(.up) : usual
    }
}

extension WindowLimits {
    /// These limits and those of the program; where both cannot be held, the content's.
    func within(_ other: WindowLimits?) -> WindowLimits {
        guard let other else { return self }
        let least = CGSize(
            width: max(minimum.width, other.minimum.width), height: max(minimum.height, other.minimum.height))
        guard let most = other.maximum else { return WindowLimits(minimum: least, maximum: maximum) }
        let own = maximum ?? CGSize(width: CGFloat.infinity, height: .infinity)
        return WindowLimits(
            minimum: CGSize(
                width: max(minimum.width, min(least.width, most.width)),
                height: max(minimum.height, min(least.height, most.height))),
            maximum: CGSize(
                width: max(minimum.width, min(own.width, most.width)),
                height: max(minimum.height, min(own.height, most.height))))
    }

    func clamp(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(size.width, maximum?.width ?? .infinity)),
            height: max(minimum.height, min(size.height, maximum?.height ?? .infinity)))
    }
}

extension CGSize {
    fileprivate var ceiled: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

/// Whether content wants a wide window, because it has parts beside each other.
enum WideContentKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension WindowRoot {
    /// Whether the content has parts beside each other.
    var hasWideContent: Bool {
        var found: Bool?
        root.base.reducePreference(WideContentKey.reduction, into: &found)
        return found ?? false
    }

    /// Whether a frame around the window's content names its ideal size.
    var namesIdealSize: (width: Bool, height: Bool) {
        var found = (width: false, height: false)
        var children = root.base.layoutChildren
        while children.count == 1 || children.first?.layoutParent is BarsNode {
            // Of a page that is the part between the bars.
            if children.count > 1 { children = [children[1]] }
            if let frame = (children[0] as? ModifierLayoutNode<_FlexFrameLayout>)?.modifier.frame {
                found = (found.width || frame.horizontal.ideal != nil, found.height || frame.vertical.ideal != nil)
            }
            children = children[0].layoutChildren
        }
        return found
    }

    /// The size that the window's content takes where it is offered something.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let top = titleBars.reserve
        let offer = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - top) })
        return DeepStack.run {
            root.base.layoutChildren.reduce(CGSize(width: 0, height: top)) {
                let fit = $1.sizeThatFits(offer)
                return CGSize(width: max($0.width, fit.width), height: max($0.height, fit.height + top))
            }
        }
    }
}
