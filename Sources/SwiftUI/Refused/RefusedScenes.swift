// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "Icons in the bar of the desktop are not in Martlet yet: use a WindowGroup.")
public struct MenuBarExtra<Label, Content>: Scene {
    public typealias Body = Never

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

@available(*, unavailable, message: "There is no visionOS here: show it in a WindowGroup.")
public struct ImmersiveSpace<Content>: Scene {
    public typealias Body = Never

    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init<D>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    }
}

/// What is asked of a scene that no desktop does.
extension Scene {
    @available(*, unavailable, message: "Icons in the bar of the desktop are not in Martlet yet: use a WindowGroup.")
    nonisolated public func menuBarExtraStyle(_ style: _RefusedMenuBarExtraStyle) -> some Scene { self }

    @available(
        *, unavailable,
        message: "How high a window lies among the others is the user's to say: GTK has no call for it."
    )
    nonisolated public func windowLevel(_ level: _RefusedWindowLevel) -> some Scene { self }

    @available(
        *, unavailable,
        message:
            "Nothing wakes a program on a Linux desktop: work in a task, and let a timer of systemd start the program."
    )
    nonisolated public func backgroundTask(
        _ task: _RefusedBackgroundTask, action: @escaping @Sendable (String) async -> Void
    ) -> some Scene { self }

    @available(
        *, unavailable,
        message:
            "Nothing wakes a program on a Linux desktop: work in a task, and let a timer of systemd start the program."
    )
    nonisolated public func backgroundTask(
        _ task: _RefusedBackgroundTask, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }

    @available(*, unavailable, message: "Immersion is a matter of visionOS: show it in a WindowGroup.")
    nonisolated public func immersionStyle<S>(selection: Binding<S>, in styles: S...) -> some Scene { self }
}

/// The names that stand after `menuBarExtraStyle`.
public struct _RefusedMenuBarExtraStyle {
    public static var automatic: Self { Self() }
    public static var menu: Self { Self() }
    public static var window: Self { Self() }
}

/// The names that stand after `windowLevel`.
public struct _RefusedWindowLevel {
    public static var automatic: Self { Self() }
    public static var normal: Self { Self() }
    public static var floating: Self { Self() }
    public static var desktop: Self { Self() }
}

/// The names that stand after `backgroundTask`.
public struct _RefusedBackgroundTask {
    public static func appRefresh(_ identifier: String) -> Self { Self() }
    public static func urlSession(_ identifier: String) -> Self { Self() }
    public static func urlSession(matching matches: @escaping @Sendable (String) -> Bool) -> Self { Self() }
}

/// The names that stand after modifiers that are refused.
public struct _RefusedChoice: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: _RefusedChoice...) {}
    private init() {}

    public static var automatic: Self { Self() }
    public static var enabled: Self { Self() }
    public static var disabled: Self { Self() }
    public static var highlight: Self { Self() }
    public static var lift: Self { Self() }
    public static var active: Self { Self() }
    public static var inactive: Self { Self() }
    public static var matchWindow: Self { Self() }
    public static var primaryAction: Self { Self() }
    public static var dismiss: Self { Self() }
    public static var silentOnTouch: Self { Self() }
    public static var requiresActivation: Self { Self() }
}
