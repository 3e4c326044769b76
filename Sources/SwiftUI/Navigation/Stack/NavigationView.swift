import MartletGraph

/// Views that links push pages from; the older name of `NavigationStack` and `NavigationSplitView`.
///
/// In its column style the first view is a column beside the page, in a window at least 500 points wide, and the
/// second one is shown there while no page is. As a stack it shows the first view alone.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var model = NavigationModelBox()
    @Environment(\.navigationViewLook) private var look

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        let parts = AnyView.parts(of: content)
        if look != .stack, parts.count > 1 || look == .columns {
            NavigationColumns(
                model: model.model,
                columns: [NavigationColumn(width: .usual(300), content: AnyView(OwnStack(content: parts[0])))],
                root: parts.count > 1 ? parts[1] : AnyView(EmptyView()))
        } else if parts.count > 1 {
            // What would be shown beside it has no place in a stack.
            NavigationColumns(model: model.model, columns: [], root: parts[0])
        } else {
            NavigationColumns(model: model.model, columns: [], root: content)
        }
    }
}

/// A column whose links show pages beside it, or push them in the column where they say so.
private struct OwnStack: View {
    let content: AnyView
    @State private var model = NavigationModelBox()
    @Environment(\.navigationPlace) private var place

    init(content: AnyView) { self.content = content }

    var body: some View {
        NavigationColumns(model: model.model, columns: [], root: content)
            .environment(\.detailPlace, place)
    }
}

extension AnyView {
    /// The views that a builder listed, one by one.
    @MainActor static func parts<Content: View>(of content: Content) -> [AnyView] {
        guard let tuple = content as? any ListedViews else { return [AnyView(content)] }
        return tuple.listed
    }
}

/// Several views whose values can be told apart.
@MainActor
private protocol ListedViews {
    var listed: [AnyView] { get }
}

extension TupleView: @MainActor ListedViews {
    @MainActor fileprivate var listed: [AnyView] {
        func view<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) -> AnyView {
            AnyView(address.assumingMemoryBound(to: V.self).pointee)
        }
        return withUnsafeBytes(of: value) { bytes in
            var views: [AnyView] = []
            for element in TuplePlan.of(T.self).elements {
                views.append(view(element.type, bytes.baseAddress! + element.offset))
            }
            return views
        }
    }
}

enum NavigationViewLook { case automatic, stack, columns }
struct NavigationViewLookKey: EnvironmentKey { static var defaultValue: NavigationViewLook { .automatic } }

extension EnvironmentValues {
    var navigationViewLook: NavigationViewLook {
        get { self[NavigationViewLookKey.self] }
        set { self[NavigationViewLookKey.self] = newValue }
    }
}

/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle: Sendable {
    /// Which of the ways Martlet knows it is.
    nonisolated var _look: _NavigationViewLook { get }
}

/// The ways in which a `NavigationView` can show its pages.
public struct _NavigationViewLook: Sendable {
    let look: NavigationViewLook
}

/// One page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _look: _NavigationViewLook { _NavigationViewLook(look: .stack) }
}

/// A column beside the page, where the window is wide enough.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _look: _NavigationViewLook { _NavigationViewLook(look: .columns) }
}

/// A column beside the page: the older name of `ColumnNavigationViewStyle`.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _look: _NavigationViewLook { _NavigationViewLook(look: .columns) }
}

/// Columns where the view has two parts, a stack where it has one.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _look: _NavigationViewLook { _NavigationViewLook(look: .automatic) }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// How the navigation views inside show their pages.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(NavigationViewLookKey.self, style._look.look))
    }
}
