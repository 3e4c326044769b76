import SwiftUI

/// A widget of GTK's as a view, as `UIViewRepresentable` is for a view of UIKit's.
///
/// Make the widget, and bring it up to date whenever something is another that `updateGTKView` reads: a property of the
/// view, a state, a binding, a value of the environment, an observable object. The way back from the widget goes through
/// a coordinator, which lives as long as the widget does.
///
///     struct LevelBar: GTKViewRepresentable {
///         let value: Double
///
///         func makeGTKView(context: Context) -> GTKWidget { GTKWidget(gtk_level_bar_new()) }
///
///         func updateGTKView(_ view: GTKWidget, context: Context) {
///             gtk_level_bar_set_value(view.opaque, value)
///         }
///     }
///
/// The widget is a child of the window's content at the view's place. It is drawn in the order of the views: above what
/// stands before it, below what stands after it. What contains it clips, scrolls, moves, turns, fades and blurs it with
/// all else. The pointer meets it where nothing that is drawn lies above it, and what happens there is the widget's: the
/// gestures of views around do not hear of it. The wheel is the widget's as long as it can scroll. Tab goes through the
/// places for the keyboard that it has, in the order of the views, and keys that it leaves go to the views around.
/// Screen readers find it at its place, under its own name or that of `accessibilityLabel`. `disabled` makes it
/// insensitive; a view that is hidden or far out of sight in a scroll view keeps its widget, outside of the window.
///
/// Where no window of GTK's is, in tests, previews and pictures, no function here is called: a box with the name of the
/// type takes the place. A canvas, `drawingGroup` and `ImageRenderer` leave the widget out.
@MainActor @preconcurrency
public protocol GTKViewRepresentable: View {
    /// The widget's class: `GTKWidget`, or one of your own over it.
    associatedtype GTKViewType: GTKWidget
    /// What passes on the widget's signals; nothing, unless `makeCoordinator` makes something.
    associatedtype Coordinator = Void

    typealias Context = GTKViewRepresentableContext<Self>

    /// Makes the widget; called once for as long as the view keeps its identity.
    func makeGTKView(context: Context) -> GTKViewType
    /// Brings the widget up to date: after it was made, and whenever something read here, or the view's value, is another.
    func updateGTKView(_ gtkView: GTKViewType, context: Context)
    /// Undoes what was done for the widget; called once, when the view leaves or its window closes. Its signals are
    /// disconnected afterwards.
    static func dismantleGTKView(_ gtkView: GTKViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the widget.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, in points; nil, unless you implement it, for what the widget asks for.
    ///
    /// A widget is as large as it wants by itself, smaller where less is offered, but not below its minimum, as
    /// `gtk_widget_measure` tells both; the height is that for the width. In a direction in which it expands
    /// (`gtk_widget_set_hexpand`) or wants nothing, as a `GtkGLArea` does, it takes all that it is offered, and 10 points
    /// where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize, gtkView: GTKViewType, context: Context) -> CGSize?
}

extension GTKViewRepresentable {
    public static func dismantleGTKView(_ gtkView: GTKViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, gtkView: GTKViewType, context: Context) -> CGSize? { nil }

    public var body: some View { WidgetView(RepresentableSource(view: self)) }
}

extension GTKViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a `GTKViewRepresentable` knows of its place while it is called.
@MainActor @preconcurrency
public struct GTKViewRepresentableContext<Representable: GTKViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// How the change is animated that is being shown.
    public let transaction: Transaction
    /// The environment of the view; `updateGTKView` is called again when a value that it read here is another.
    public let environment: EnvironmentValues
}
