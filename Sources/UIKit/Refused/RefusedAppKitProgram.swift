// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use UIApplication.shared, and scenePhase, openWindow and dismissWindow."
)
@dynamicMemberLookup
public final class NSApplication {
    public enum ActivationPolicy { case regular, accessory, prohibited }
    public enum TerminateReply { case terminateCancel, terminateNow, terminateLater }
    public enum ModalResponse {
        case OK, cancel, stop, abort, `continue`
        case alertFirstButtonReturn, alertSecondButtonReturn, alertThirdButtonReturn
    }

    public static var shared: NSApplication { NSApplication() }
    public func activate(ignoringOtherApps flag: Bool) {}
    public func activate() {}
    public func terminate(_ sender: Any?) {}
    public func hide(_ sender: Any?) {}
    @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
    public func orderFrontStandardAboutPanel(_ sender: Any?) {}
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }
    public var windows: [NSWindow] { [] }
    public var isActive: Bool { false }
    public var delegate: _RefusedMember? {
        get { nil }
        set { _ = newValue }
    }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }

    public static var didBecomeActiveNotification: Notification.Name { Notification.Name("") }
    public static var didResignActiveNotification: Notification.Name { Notification.Name("") }
    public static var willTerminateNotification: Notification.Name { Notification.Name("") }
}

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use UIApplication.shared, and scenePhase, openWindow and dismissWindow."
)
public var NSApp: NSApplication! { nil }

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use UIApplicationDelegate with UIApplicationDelegateAdaptor."
)
public protocol NSApplicationDelegate {}

@available(
    *, unavailable,
    message: "Windows are opened by scenes here: use WindowGroup with openWindow, dismissWindow and windowStyle."
)
@dynamicMemberLookup
public final class NSWindow {
    public var title: String = ""
    public var isVisible: Bool { false }
    public func close() {}
    public func center() {}
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    public func toggleFullScreen(_ sender: Any?) {}
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

@available(
    *, unavailable,
    message: "Windows are opened by scenes here: use WindowGroup with openWindow, dismissWindow and windowStyle."
)
@dynamicMemberLookup
public final class NSPanel {
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use UIScreen, or a GeometryReader for the size of the window."
)
@dynamicMemberLookup
public final class NSScreen {
    public static var main: NSScreen? { nil }
    public static var screens: [NSScreen] { [] }
    public var frame: CGRect { .zero }
    public var visibleFrame: CGRect { .zero }
    public var backingScaleFactor: CGFloat { 1 }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(*, unavailable, message: "Icons in the bar of the desktop are not in Martlet yet: use a WindowGroup.")
@dynamicMemberLookup
public final class NSStatusBar {
    public static var system: NSStatusBar { NSStatusBar() }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(*, unavailable, message: "Icons in the bar of the desktop are not in Martlet yet: use a WindowGroup.")
@dynamicMemberLookup
public final class NSStatusItem {
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use pointerStyle.")
@dynamicMemberLookup
public final class NSCursor {
    public static var pointingHand: NSCursor { NSCursor() }
    public static var arrow: NSCursor { NSCursor() }
    public static var iBeam: NSCursor { NSCursor() }
    public static var crosshair: NSCursor { NSCursor() }
    public static var openHand: NSCursor { NSCursor() }
    public static var closedHand: NSCursor { NSCursor() }
    public static var resizeLeftRight: NSCursor { NSCursor() }
    public static var resizeUpDown: NSCursor { NSCursor() }
    public static func pop() {}
    public func push() {}
    public func pop() {}
    public func set() {}
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use onKeyPress, onHover, gestures or modifierKeyAlternate."
)
@dynamicMemberLookup
public final class NSEvent {
    public static var mouseLocation: CGPoint { .zero }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}
