/// A button that hands something to other programs.
///
///     ShareLink(item: URL(string: "https://example.org")!)
///
/// A click opens a menu: copy, send by mail, and open where the item is an address.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection, Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: (Data.Element) -> ShownPreview?
    private let label: Label

    init(
        items: Data, subject: Text?, message: Text?, preview: @escaping (Data.Element) -> ShownPreview?, label: Label
    ) {
        (self.items, self.subject, self.message) = (items, subject, message)
        (self.preview, self.label) = (preview, label)
    }

    public var body: some View {
        Menu {
            ShareActions(shared: shared)
        } label: {
            label
        }
    }

    private var shared: Shared {
        let previews = items.compactMap(preview)
        return Shared(
            previews: previews, subject: subject ?? previews.first?.title ?? Text(""), message: message,
            address: items.first as? URL, text: { [items = Array(items)] _ in await Self.text(of: items) })
    }

    /// What the items are as text; an item without such a form is left out.
    private static func text(of items: [Data.Element]) async -> String {
        var lines: [String] = []
        for item in items {
            // Whoever exports it has it alone meanwhile: this waits for the answer.
            nonisolated(unsafe) let item = item
            if let url = item as? URL {
                lines.append(url.text)
            } else if let data = try? await item.exported(as: .plainText) {
                lines.append(String(decoding: data, as: UTF8.self))
            } else if let data = try? await item.exported(as: .text) {
                lines.append(String(decoding: data, as: UTF8.self))
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// A symbol and "Share…".
public struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text(_own: "Share…")) { self.title = title }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
