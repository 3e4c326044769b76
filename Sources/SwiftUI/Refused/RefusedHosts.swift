// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "There is no UIKit here to host a view in: show it in a scene, a sheet or a page.")
public struct UIHostingController<Content> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "There is no AppKit here to host a view in: show it in a scene, a sheet or a page.")
public struct NSHostingView<Content> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "There is no AppKit here to host a view in: show it in a scene, a sheet or a page.")
public struct NSHostingController<Content> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "There are no UIKit cells here: use List.")
public struct UIHostingConfiguration<Content> {}

@available(*, unavailable, message: "There is no watchOS here to host a view in.")
public struct WKHostingController<Content> {}

@available(*, unavailable, message: "There is no watchOS here to host a view in.")
public struct WKUserNotificationHostingController<Content> {}
