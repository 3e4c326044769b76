import MartletGraph

/// Declares what values of a type are shown with in the stack around.
nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
    let destination: (D) -> C
    @Environment(\.navigationPlace) private var place

    init(destination: @escaping (D) -> C) { self.destination = destination }

    @MainActor func body(content: Content) -> some View {
        let destination = destination
        place?.model.declare(ObjectIdentifier(D.self)) { value in
            (value.base as? D).map { AnyView(destination($0)) }
        }
        return content
    }
}

/// Pushes a page while a flag is set or there is an item.
nonisolated struct PresentedPageModifier<C: View>: ViewModifier {
    let isPresented: Binding<Bool>
    /// Another id has another page.
    let id: () -> AnyHashable?
    let destination: () -> C?
    @Environment(\.navigationPlace) private var place
    @State private var link = LinkState()
    @State private var shown = ShownID()

    init(isPresented: Binding<Bool>, id: @escaping () -> AnyHashable?, destination: @escaping () -> C?) {
        self.isPresented = isPresented
        self.id = id
        self.destination = destination
    }

    /// What the page was pushed for.
    @MainActor final class ShownID {
        var id: AnyHashable?
        nonisolated init() {}
    }

    @MainActor func body(content: Content) -> some View {
        let destination = destination
        let make: @MainActor () -> AnyView = { AnyView(destination()) }
        if let place {
            let id = id()
            if isPresented.wrappedValue, shown.id != id {
                if shown.id != nil { link.replace() }
                shown.id = id
            }
            link.update(make)
            link.follow(isPresented, at: place, make)
        }
        return content.modifier(LinkLifetime(link: link))
    }
}

extension View {
    /// Shows values of a type with `destination`, when a link or the path pushes one in the stack around.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Pushes a page while `isPresented` is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(PresentedPageModifier(isPresented: isPresented, id: { nil }) { Optional(view) })
    }

    /// Pushes a page for an item while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedPageModifier(
                isPresented: Binding(
                    location: ClosureLocation(
                        get: { item.wrappedValue != nil },
                        set: { isPresented, _ in if !isPresented { item.wrappedValue = nil } })),
                id: { item.wrappedValue.map { AnyHashable($0) } }
            ) { item.wrappedValue.map(destination) })
    }
}
