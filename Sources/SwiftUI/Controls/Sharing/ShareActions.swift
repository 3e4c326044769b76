/// What is handed to other programs, whoever asks for it.
@MainActor
struct Shared {
    var previews: [ShownPreview]
    /// What a mail is about.
    var subject: Text
    /// What a mail says before the items.
    var message: Text?
    /// What can be opened.
    var address: URL?
    /// Makes a PNG of the picture that is copied where there is no text.
    var picture: (@MainActor () -> Data?)?
    /// The items as text, for an activity; empty where none of them has such a form.
    let text: @MainActor (UIActivity.ActivityType) async -> String
    var allows: @MainActor (UIActivity.ActivityType) -> Bool = { _ in true }
    /// Told which of the desktop's activities was chosen; nil for opening an address.
    var chose: @MainActor (UIActivity.ActivityType?) -> Void = { _ in }
}

/// The items of a menu that hands something to other programs.
struct ShareActions: View {
    let shared: Shared
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment

    var body: some View {
        ForEach(shared.previews.indices, id: \.self) { index in
            HStack(spacing: 10) {
                shared.previews[index].picture?.resizable().scaledToFit().frame(maxWidth: 60, maxHeight: 60)
                shared.previews[index].title
            }
        }
        if shared.allows(.copyToPasteboard) {
            Button(_own: "Copy", systemImage: "doc.on.doc") {
                shared.chose(.copyToPasteboard)
                Task { await copy() }
            }
        }
        if shared.allows(.mail) {
            Button(_own: "Send by Mail", systemImage: "envelope") {
                shared.chose(.mail)
                Task { if let url = await mail() { openURL(url) } }
            }
        }
        if let address = shared.address {
            Button(_own: "Open", systemImage: "arrow.up.right.square") {
                shared.chose(nil)
                openURL(address)
            }
        }
    }

    private func copy() async {
        let text = await shared.text(.copyToPasteboard)
        if !text.isEmpty {
            UIPasteboard.general.string = text
        } else if let picture = shared.picture?() {
            UIKitRuntime.backend?.clipboardPicture = picture
        }
    }

    private func mail() async -> URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        let text = await shared.text(.mail)
        let body = [shared.message?.string(in: environment), text].compactMap { $0 }.joined(separator: "\n\n")
        parts.queryItems = [
            URLQueryItem(name: "subject", value: shared.subject.string(in: environment)),
            URLQueryItem(name: "body", value: body),
        ]
        return parts.url
    }
}

extension URL {
    /// As people write it down: the path of a file, else the whole address.
    var text: String { isFileURL ? path : absoluteString }
}
