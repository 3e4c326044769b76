/// Rows with something changed in each.
private struct ChangedTableRows<Content: TableRowContent, Rows: View>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    let content: Content
    let change: (Content._Rows) -> Rows

    func _rows(_ table: _TableContext<Content.TableRowValue>) -> Rows { change(content._rows(table)) }
}

extension TableRowContent {
    /// Gives the row a context menu.
    ///
    ///     TableRow(book).contextMenu { Button("Delete", role: .destructive) { delete(book) } }
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.contextMenu(menuItems: menuItems) }
    }

    /// Gives the row a context menu that shows `preview` above its items.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.contextMenu(menuItems: menuItems, preview: preview) }
    }

    /// Lets the row be dragged: over views of this program, and of others.
    ///
    /// - Parameter payload: what is dragged; asked for when a drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.draggable(payload()) }
    }

    /// Lets the row be dragged as what an item provider gives.
    ///
    /// - Parameter action: asked when a drag begins; a row for which it is nil, or says nil, is not dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.modifier(DragModifier(makeProvider: { action?() ?? nil }, preview: nil)) }
    }

    /// Whether the row cannot be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.selectionDisabled(isDisabled) }
    }

    /// Tells when the pointer comes over the row, and when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.onHover(perform: action) }
    }

    /// Lets things that a transferable type can be read from be dropped on the row.
    ///
    /// - Parameter action: is told the things, once they are read.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { rows in
            rows.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }
}

/// Rows for the elements of a collection, between which things can be dropped.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent where _Rows: DynamicViewContent {
    associatedtype Data: Collection
    /// What there are rows for.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
extension TableForEachContent: DynamicTableRowContent {}

extension DynamicTableRowContent {
    /// Lets things of some types be dropped between the rows.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: of which types, or kinds of them, things are to be.
    ///   - action: is told the offset in the data before which they were dropped.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { $0.onInsert(of: supportedContentTypes, perform: action) }
    }

    /// Lets things that a transferable type can be read from be dropped between the rows.
    ///
    /// - Parameter action: is told the offset in the data before which they were dropped, and the things, once they are
    ///   read.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { rows in
            rows.dropDestination(for: payloadType) { items, offset in action(offset, items) }
        }
    }
}
