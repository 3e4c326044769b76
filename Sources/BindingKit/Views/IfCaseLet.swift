import SwiftUI

/// A view for one case of an enum, made with a binding to what the case holds, and another one for all others.
///
///     IfCaseLet($item.status, /Item.Status.inStock) { $quantity in
///         Stepper("\(quantity) left", value: $quantity)
///     } else: {
///         Text("Sold out")
///     }
public struct IfCaseLet<Root, Value, Content: View, Other: View>: View {
    @Binding private var root: Root
    private let path: CasePath<Root, Value>
    private let content: (Binding<Value>) -> Content
    private let other: () -> Other

    public init(
        _ root: Binding<Root>, _ path: CasePath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content, @ViewBuilder else other: @escaping () -> Other
    ) {
        _root = root
        self.path = path
        self.content = content
        self.other = other
    }

    public var body: some View {
        if let value = $root[path] { content(value) } else { other() }
    }
}

extension IfCaseLet where Other == EmptyView {
    /// A view for one case, and nothing for all others.
    public init(
        _ root: Binding<Root>, _ path: CasePath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
        self.init(root, path, content: content) { EmptyView() }
    }
}

extension IfCaseLet where Root: HasCases {
    /// A view for one case of an enum with `@Cases`, by its name, and another one for all others.
    public init(
        _ root: Binding<Root>, _ path: CaseKeyPath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content, @ViewBuilder else other: @escaping () -> Other
    ) {
        self.init(root, CasePath(path), content: content, else: other)
    }
}

extension IfCaseLet where Root: HasCases, Other == EmptyView {
    /// A view for one case of an enum with `@Cases`, by its name, and nothing for all others.
    public init(
        _ root: Binding<Root>, _ path: CaseKeyPath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
        self.init(root, CasePath(path), content: content)
    }
}
