import SwiftUI

/// A view for each case of an enum, made with a binding to what the case holds.
///
///     Switch($item.status) {
///         CaseLet(/Item.Status.inStock) { $quantity in
///             Stepper("\(quantity) left", value: $quantity)
///         }
///         CaseLet(/Item.Status.soldOut) { $isOnBackOrder in
///             Toggle("On back order", isOn: $isOnBackOrder)
///         }
///     }
///
/// The first that fits is shown; ``CaseDefault`` fits whatever comes. A value that nothing fits shows a note in its place
/// that names the case, and warns once. Each binding is live, and while its view leaves it reads its last value.
///
/// What a case holds may change without evaluating anything but the views that read it.
public struct Switch<Root, Cases: SwitchCases>: View where Cases.Root == Root {
    @Binding private var root: Root
    private let cases: Cases

    public init(_ root: Binding<Root>, @SwitchBuilder<Root> cases: () -> Cases) {
        _root = root
        self.cases = cases()
    }

    public var body: some View {
        if cases.matches($root) { cases.content(of: $root) } else { UnhandledCase($root) }
    }
}

/// What stands in a ``Switch``: ``CaseLet``, ``CaseDefault``, and several of them.
@MainActor public protocol SwitchCases {
    associatedtype Root
    associatedtype Content: View

    /// Whether this is for the case that the root is in.
    func matches(_ root: Binding<Root>) -> Bool

    /// The view for a root that matches.
    @ViewBuilder func content(of root: Binding<Root>) -> Content
}

/// Says that a ``Switch`` has no view for the case that its value is in.
private struct UnhandledCase<Root>: View {
    @Binding private var root: Root

    init(_ root: Binding<Root>) { _root = root }

    var body: some View {
        let name = caseName(of: root)
        let _ = Mistake.warn("A Switch over \(Root.self) has no view for the case \(name).")
        Text(verbatim: "\(Root.self).\(name) is not handled")
            .padding(8)
            .foregroundStyle(.white)
            .background(.red)
    }
}
