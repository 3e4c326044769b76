// Names that are not here, so that the compiler says so where they stand.

/// What views of other kits are given besides themselves.
public struct _RefusedContext<Coordinator> {
    public var coordinator: Coordinator { fatalError() }
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = _RefusedContext<Coordinator>
}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = _RefusedContext<Coordinator>
}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = _RefusedContext<Coordinator>
}

@available(
    *, unavailable,
    message: "AppKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = _RefusedContext<Coordinator>
}

@available(*, unavailable, message: "watchOS's interface objects have no place in a GTK window.")
public protocol WKInterfaceObjectRepresentable {}
