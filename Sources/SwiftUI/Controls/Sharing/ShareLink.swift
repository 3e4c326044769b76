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
            ShareActions(items: Array(items), subject: subject, message: message, previews: items.compactMap(preview))
        } label: {
            label
        }
    }
}

/// What can be done with what is shared.
private struct ShareActions<Item: Transferable>: View {
    let items: [Item]
    let subject: Text?
    let message: Text?
    let previews: [ShownPreview]
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment

    var body: some View {
        ForEach(previews.indices, id: \.self) { index in
            HStack(spacing: 10) {
                previews[index].picture?.resizable().scaledToFit().frame(maxWidth: 60, maxHeight: 60)
                previews[index].title
            }
        }
        Button(_own: "Copy", systemImage: "doc.on.doc") {
            Task { UIPasteboard.general.string = await text() }
        }
        Button(_own: "Send by Mail", systemImage: "envelope") {
            Task { if let url = await mail() { openURL(url) } }
        }
        if let url = items.first as? URL {
            Button(_own: "Open", systemImage: "arrow.up.right.square") { openURL(url) }
        }
    }

    /// What the items are as text; an item without such a form is left out.
    private func text() async -> String {
        var lines: [String] = []
        for item in items {
            // Whoever exports it has it alone meanwhile: this waits for the answer.
            nonisolated(unsafe) let item = item
            if let url = item as? URL {
                lines.append(url.isFileURL ? url.path : url.absoluteString)
            } else if let data = try? await item.exported(as: .plainText) {
                lines.append(String(decoding: data, as: UTF8.self))
            } else if let data = try? await item.exported(as: .text) {
                lines.append(String(decoding: data, as: UTF8.self))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func mail() async -> URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        let body = [message?.string(in: environment), await text()].compactMap { $0 }.joined(separator: "\n\n")
        let heading = subject ?? previews.first?.title ?? Text("")
        parts.queryItems = [
            URLQueryItem(name: "subject", value: heading.string(in: environment)),
            URLQueryItem(name: "body", value: body),
        ]
        return parts.url
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
