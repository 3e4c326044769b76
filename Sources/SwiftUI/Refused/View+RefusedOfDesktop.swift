// Names that are not here because a Linux desktop has nothing of the kind, so that the compiler says so where they stand.

extension View {
    @available(*, unavailable, message: "The desktop's dialog decides what it shows of files.")
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    @available(*, unavailable, message: "The desktop's dialog knows no rule but types of files: allowedContentTypes.")
    nonisolated public func fileDialogURLEnabled(_ predicate: Any) -> some View { self }

    @available(*, unavailable, message: "The desktop's dialog names its field itself.")
    nonisolated public func fileExporterFilenameLabel<T>(_ label: T) -> some View { self }

    @available(*, unavailable, message: "There is no menu of services on a Linux desktop: use ShareLink.")
    nonisolated public func exportableToServices<T>(_ payload: T) -> some View { self }

    @available(*, unavailable, message: "There is no menu of services on a Linux desktop: use pasteDestination.")
    nonisolated public func importableFromServices<T>(
        for payloadType: T.Type, action: @escaping ([T]) -> Bool
    ) -> some View { self }

    @available(*, unavailable, message: "There is no menu of services on a Linux desktop: use onCopyCommand.")
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }

    @available(*, unavailable, message: "There is no menu of services on a Linux desktop: use onPasteCommand.")
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(*, unavailable, message: "There are no widgets of WidgetKit on a desktop.")
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    @available(*, unavailable, message: "Materials look the same in windows that are not active.")
    nonisolated public func materialActiveAppearance(_ appearance: _RefusedChoice) -> some View { self }

    @available(*, unavailable, message: "There is no pencil with a double tap on a Linux desktop.")
    nonisolated public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { self }

    @available(*, unavailable, message: "There is no pencil with a double tap on a Linux desktop.")
    nonisolated public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View { self }

    @available(*, unavailable, message: "Hand gestures are those of a watch.")
    nonisolated public func handGestureShortcut(_ shortcut: _RefusedChoice, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, unavailable, message: "Quick actions are those of a watch.")
    nonisolated public func accessibilityQuickAction<S, C: View>(
        style: S, @ViewBuilder content: () -> C
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "Screen readers of Linux desktops leave touches to programs: nothing has to be asked for."
    )
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: _RefusedChoice = []
    ) -> some View { self }

    @available(*, unavailable, message: "Screen readers of Linux desktops do not drag: add an accessibilityAction.")
    nonisolated public func accessibilityDragPoint<D>(_ point: UnitPoint, description: D) -> some View { self }

    @available(*, unavailable, message: "Screen readers of Linux desktops do not drag: add an accessibilityAction.")
    nonisolated public func accessibilityDropPoint<D>(_ point: UnitPoint, description: D) -> some View { self }

    @available(*, unavailable, message: "Screen readers of Linux desktops follow no links between groups.")
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    @available(*, unavailable, message: "Suggestions of a field are not in Martlet yet: use searchSuggestions.")
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    @available(*, unavailable, message: "Suggestions of a field are not in Martlet yet: use searchCompletion.")
    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }

    @available(*, unavailable, message: "What is dragged opens nothing on its way in Martlet yet: use onDrop.")
    nonisolated public func springLoadingBehavior(_ behavior: _RefusedChoice) -> some View { self }

    @available(*, unavailable, message: "Menus here show every item at once: add the alternate as an item of its own.")
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { self }

    @available(*, unavailable, message: "Letters do not select rows in Martlet yet: use searchable.")
    nonisolated public func typeSelectEquivalent<T>(_ text: T) -> some View { self }

    @available(*, unavailable, message: "Rows are dragged by draggable(_:) or onDrag here.")
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension Scene {
    @available(*, unavailable, message: "Desktops place windows themselves: use defaultSize, and defaultPosition on X.")
    nonisolated public func defaultWindowPlacement(_ makePlacement: @escaping (Any, Any) -> WindowPlacement)
        -> some Scene
    { self }

    @available(*, unavailable, message: "Desktops decide how large a maximised window is.")
    nonisolated public func windowIdealPlacement(_ makePlacement: @escaping (Any, Any) -> WindowPlacement)
        -> some Scene
    { self }

    @available(*, unavailable, message: "Desktops decide how large a maximised window is.")
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

    @available(*, unavailable, message: "Windows of a program are equals on a Linux desktop.")
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

    @available(
        *, unavailable, message: "Labels in bars here show their icon where they have one: use labelStyle on them."
    )
    nonisolated public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
}

@available(*, unavailable, message: "Desktops place windows themselves: use defaultSize, and defaultPosition on X.")
public struct WindowPlacement {
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
    public init(_ position: CGPoint?, size: CGSize? = nil) {}
    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

@available(*, unavailable, message: "Desktops decide how large a maximised window is.")
public struct WindowIdealSize: Sendable {
    public static let automatic = Self()
    public static let maximum = Self()
    public static let fitToContent = Self()
}

@available(*, unavailable, message: "Windows of a program are equals on a Linux desktop.")
public struct WindowManagerRole: Sendable {
    public static let automatic = Self()
    public static let principal = Self()
    public static let associated = Self()
}

@available(*, unavailable, message: "Labels in bars here show their icon where they have one: use labelStyle on them.")
public struct ToolbarLabelStyle: Sendable {
    public static let automatic = Self()
    public static let iconOnly = Self()
    public static let titleOnly = Self()
    public static let titleAndIcon = Self()
}

@available(*, unavailable, message: "Alerts belong to windows here: use alert(_:isPresented:).")
public struct AlertScene<Actions, Message>: Scene {
    public typealias Body = Never

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) where Message == EmptyView {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}
}
