import SwiftUI

/// Pages that are driven by an optional or by a case of an enum.
///
///     .navigationDestination(unwrapping: $destination, case: /Destination.edit) { $item in Editor(item: $item) }
extension View {
    /// Pushes a page while an optional holds something, made with a binding to it. Going back makes the optional nil.
    public func navigationDestination<Value, Content: View>(
        unwrapping value: Binding<Value?>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        navigationDestination(isPresented: value.presence()) { Presented(value, content: content) }
    }

    /// Pushes a page while an optional enum is in a case, made with a binding to what the case holds.
    public func navigationDestination<Root, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        navigationDestination(unwrapping: root.case(path), content: content)
    }

    /// Pushes a page while an optional enum with `@Cases` is in a case, by the name of the case.
    public func navigationDestination<Root: HasCases, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        navigationDestination(unwrapping: root.case(path), content: content)
    }
}

extension NavigationLink {
    /// Pushes a page while an optional holds something, made with a binding to it. Going back makes the optional nil.
    ///
    ///     NavigationLink(unwrapping: $draft) { draft = Item() } destination: { $item in
    ///         Editor(item: $item)
    ///     } label: {
    ///         Text("New item")
    ///     }
    ///
    /// - Parameters:
    ///   - value: the optional.
    ///   - onNavigate: puts something into the optional when the link is used.
    ///   - destination: the page.
    ///   - label: what is shown in the link's place.
    @MainActor public init<Value, Content: View>(
        unwrapping value: Binding<Value?>, onNavigate: @escaping () -> Void,
        @ViewBuilder destination: @escaping (Binding<Value>) -> Content, @ViewBuilder label: () -> Label
    ) where Destination == Presented<Value, Content> {
        self.init(
            isActive: value.activity(onNavigate), destination: { Presented(value, content: destination) }, label: label)
    }

    /// Pushes a page while an optional enum is in a case, made with a binding to what the case holds.
    @MainActor public init<Root, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>, onNavigate: @escaping () -> Void,
        @ViewBuilder destination: @escaping (Binding<Value>) -> Content, @ViewBuilder label: () -> Label
    ) where Destination == Presented<Value, Content> {
        self.init(unwrapping: root.case(path), onNavigate: onNavigate, destination: destination, label: label)
    }

    /// Pushes a page while an optional enum with `@Cases` is in a case, by the name of the case.
    @MainActor public init<Root: HasCases, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>, onNavigate: @escaping () -> Void,
        @ViewBuilder destination: @escaping (Binding<Value>) -> Content, @ViewBuilder label: () -> Label
    ) where Destination == Presented<Value, Content> {
        self.init(unwrapping: root.case(path), onNavigate: onNavigate, destination: destination, label: label)
    }
}

extension Binding {
    /// Whether the optional holds anything; writing `true` has something put in.
    fileprivate func activity<Wrapped>(_ onNavigate: @escaping () -> Void) -> Binding<Bool> where Value == Wrapped? {
        presence().didSet { _, isActive in if isActive { onNavigate() } }
    }
}
