import MartletDisplay
import MartletGraph

/// How a view makes a widget of the window system, and keeps it up to date.
///
/// SwiftUI itself knows no widgets: the module that does conforms, and describes its view by a `WidgetView`.
@MainActor
package protocol WidgetSource {
    associatedtype Holder: WidgetHolder

    /// What is shown where there is no window system.
    var name: String { get }
    func make(in place: WidgetPlace) -> Holder
    func update(_ holder: Holder, in place: WidgetPlace)
    /// The size that the view itself decides on; nil to leave that to the widget.
    func size(_ proposal: ProposedViewSize, _ holder: Holder, in place: WidgetPlace) -> CGSize?
    /// Called once, when the view leaves.
    func dismantle(_ holder: Holder)
}

/// A widget that a view has made, with what belongs to it.
@MainActor
package protocol WidgetHolder: AnyObject {
    var widget: NativeWidget { get }
    /// The size that the widget asks for.
    func measure(_ proposal: ProposedViewSize) -> CGSize
    /// Whether there is a place in it for the keyboard.
    var takesKeyboard: Bool { get }
}

/// What is around a widget while it is made or brought up to date.
package struct WidgetPlace {
    /// Who reads a value here follows it.
    package let environment: EnvironmentValues
    package let transaction: Transaction
}

/// A view that a widget fills.
nonisolated package struct WidgetView<Source: WidgetSource>: View {
    package typealias Body = Never
    private let source: Source

    package init(_ source: Source) { self.source = source }

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        WidgetNode(view.source, inputs)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: WidgetNode<Source>.self).update(with: view.source)
    }
}
