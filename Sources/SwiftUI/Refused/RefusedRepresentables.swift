// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
public protocol UIViewRepresentable {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
public protocol NSViewRepresentable {}

@available(
    *, unavailable,
    message: "AppKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "watchOS's interface objects have no place in a GTK window.")
public protocol WKInterfaceObjectRepresentable {}
