import MartletGraph
import MartletHost

/// What the rows of a `ForEach` do with what is dropped between them.
nonisolated struct RowInsertion: @unchecked Sendable {
    let accepts: @MainActor (DropInfo) -> Bool
    /// Is told the offset in the data, before which the new ones belong.
    let perform: @MainActor (Int, DropInfo) -> Bool
}

enum InsertTrait: TraitKey { typealias Value = RowInsertion? }

extension DynamicViewContent {
    /// Lets things be dropped between the rows of a list.
    ///
    ///     ForEach(links) { LinkRow(link: $0) }
    ///         .onInsert(of: [.url]) { index, providers in insert(providers, at: index) }
    ///
    /// - Parameters:
    ///   - supportedContentTypes: of which types, or kinds of them, things are to be.
    ///   - action: is told the offset in the data before which they were dropped.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        // Called on the main actor alone.
        nonisolated(unsafe) let action = action
        return modifier(
            QuietTraitModifier(
                InsertTrait.self,
                RowInsertion(accepts: { $0.hasItemsConforming(to: supportedContentTypes) }) { index, info in
                    action(index, info.itemProviders(for: supportedContentTypes))
                    return true
                }))
    }

    /// Lets things be dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: of which types, or kinds of them, things are to be.
    ///   - action: is told the offset in the data before which they were dropped.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Lets things that a transferable type can be read from be dropped between the rows of a list.
    ///
    ///     ForEach(songs) { Text($0.title) }
    ///         .dropDestination(for: Song.self) { new, index in songs.insert(contentsOf: new, at: index) }
    ///
    /// - Parameter action: is told the things, once they are read, and the offset in the data before which they were
    ///   dropped; those that cannot be read are left out.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return modifier(
            QuietTraitModifier(
                InsertTrait.self,
                RowInsertion(accepts: { !$0.items(for: T.self).isEmpty }) { index, info in
                    TransferDrop<T>(setTargeted: { _ in }) { items, _ in
                        action(items, index)
                        return true
                    }
                    .performDrop(info: info)
                }))
    }
}

extension ListRowNode: DropResponder {
    private func info(_ payload: DragPayload, _ location: CGPoint) -> DropInfo {
        DropInfo(location: convertFromWindow(location), payload)
    }

    func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool {
        insertion?.action.accepts(info(payload, location)) == true
    }

    func dropEntered(_ payload: DragPayload, at location: CGPoint) { showGap(at: location) }

    func dropUpdated(_ payload: DragPayload, at location: CGPoint) -> DropProposal? {
        showGap(at: location)
        return nil
    }

    func dropExited(_ payload: DragPayload, at location: CGPoint) { setGap(nil) }

    func performDrop(_ payload: DragPayload, at location: CGPoint) -> Bool {
        setGap(nil)
        guard let insertion else { return false }
        let isBelow = convertFromWindow(location).y > size.height / 2
        return insertion.action.perform(insertion.index + (isBelow ? 1 : 0), info(payload, location))
    }

    private func showGap(at location: CGPoint) {
        setGap(convertFromWindow(location).y > size.height / 2 ? .bottom : .top)
    }

    /// A line where what is dragged would come.
    func drawGap(_ rect: CGRect, into builder: inout DisplayBuilder) {
        guard let gap else { return }
        let tint = ControlPalette(EnvironmentValues(scope: scope)).tint
        let line = CGRect(x: rect.minX, y: gap == .top ? rect.minY : rect.maxY - 2, width: rect.width, height: 2)
        builder.add(.fill(.rect(line), .color(tint), FillStyle()))
    }
}
