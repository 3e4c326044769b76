import MartletGraph

/// What a presentation becomes where there is little room.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case automatic, none, popover, sheet, cover }
    let kind: Kind

    /// What it is elsewhere: there is room enough for a pop-over in any window.
    public static var automatic: PresentationAdaptation { Self(kind: .automatic) }
    /// What it is elsewhere.
    public static var none: PresentationAdaptation { Self(kind: .none) }
    public static var popover: PresentationAdaptation { Self(kind: .popover) }
    public static var sheet: PresentationAdaptation { Self(kind: .sheet) }
    public static var fullScreenCover: PresentationAdaptation { Self(kind: .cover) }
}

/// Whether what lies behind a sheet can be used while it is up.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    /// The largest height at which it can be used; nil for any.
    let limit: PresentationDetent?

    /// It cannot.
    public static var automatic: Self { Self(isEnabled: false, limit: nil) }
    public static var enabled: Self { Self(isEnabled: true, limit: nil) }
    public static var disabled: Self { Self(isEnabled: false, limit: nil) }

    /// It can while the sheet rests at this height or a lower one.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(isEnabled: true, limit: detent) }
}

/// Views behind the content of a sheet: declared in it, laid out by its layer.
@MainActor
final class PresentationBackground {
    let portal: PortalNode
    nonisolated init(_ portal: PortalNode) { self.portal = portal }
}

/// Declares the background of the sheet around.
nonisolated struct PresentationBackgroundModifier: NodeModifier {
    typealias Body = Never
    let view: AnyView

    init(view: AnyView) { self.view = view }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PresentationBackgroundNode {
        PresentationBackgroundNode(view, inputs)
    }

    @MainActor func contentMade(in node: PresentationBackgroundNode) {
        node.preferencesChanged()
    }

    @MainActor func update(_ node: PresentationBackgroundNode) {
        let portal = node.background.portal
        AnyView._updateNode(portal.content, view, portal.inputs)
    }
}

final class PresentationBackgroundNode: ChildNode {
    private(set) var background: PresentationBackground!

    init(_ view: AnyView, _ inputs: _ViewInputs) {
        super.init(inputs)
        let portal = PortalNode(self.inputs.elsewhere)
        portal.group = DisplayGroup()
        portal.content = AnyView._makeNode(view, portal.inputs)
        background = PresentationBackground(portal)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        body(background.portal)
    }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        guard key.key == ObjectIdentifier(PresentationOptionsKey.self) else {
            return super.reducePreference(key, into: &result)
        }
        var inner: Value?
        child.reducePreference(key, into: &inner)
        var options = inner.map { $0 as! PresentationOptions } ?? PresentationOptions()
        options.backgroundView = background
        key.add(options as! Value, to: &result)
    }
}
