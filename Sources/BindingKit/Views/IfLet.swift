import SwiftUI

/// A view for the value of an optional, made with a binding to it, and another one while there is none.
///
///     IfLet($draft) { $draft in Editor(draft: $draft) } else: { Text("Nothing to edit") }
public struct IfLet<Value, Content: View, Other: View>: View {
    @Binding private var value: Value?
    private let content: (Binding<Value>) -> Content
    private let other: () -> Other

    public init(
        _ value: Binding<Value?>, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
        @ViewBuilder else other: @escaping () -> Other
    ) {
        _value = value
        self.content = content
        self.other = other
    }

    public var body: some View {
        if let value = $value.unwrapped() { content(value) } else { other() }
    }
}

extension IfLet where Other == EmptyView {
    /// A view for the value of an optional, and nothing while there is none.
    public init(_ value: Binding<Value?>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.init(value, content: content) { EmptyView() }
    }
}
