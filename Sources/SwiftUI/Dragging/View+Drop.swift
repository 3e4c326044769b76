extension View {
    /// Lets things that a transferable type can be read from be dropped on this view.
    ///
    ///     List(songs) { … }
    ///         .dropDestination(for: Song.self) { new, _ in
    ///             songs += new
    ///             return true
    ///         }
    ///
    /// Files that other programs drop are read as `URL`, or as what is in them.
    ///
    /// - Parameters:
    ///   - action: called with the items, once they are read, and with where they were dropped, in this view's own
    ///     coordinates.
    ///   - isTargeted: called with `true` when such a thing comes over this view, and with `false` when it leaves or is
    ///     dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(types: nil, delegate: TransferDrop<T>(setTargeted: isTargeted, action: action)))
    }

    /// Lets items of some types, or kinds of them, be dropped on this view.
    ///
    /// - Parameters:
    ///   - isTargeted: written while such a thing is over this view.
    ///   - action: called with the items; returns whether it took them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets items of some types, or kinds of them, be dropped on this view.
    ///
    /// - Parameters:
    ///   - isTargeted: written while such a thing is over this view.
    ///   - action: called with the items and with where they were dropped, in this view's own coordinates; returns
    ///     whether it took them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        let actions = DropActions(
            types: supportedContentTypes, setTargeted: { isTargeted?.wrappedValue = $0 }, perform: action)
        return modifier(DropModifier(types: supportedContentTypes, delegate: actions))
    }

    /// Lets items of some types, or kinds of them, be dropped on this view, as a delegate says.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
    }

    /// Lets items of some types, by their identifiers, be dropped on this view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types, by their identifiers, be dropped on this view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types, by their identifiers, be dropped on this view, as a delegate says.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}
