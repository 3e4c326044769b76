import SwiftUI

/// Opens, saves and moves files in the desktop's own dialogs.
struct FilesPage: View {
    @State private var text = "What is written here can be saved."
    @State private var message = "No file yet"
    @State private var isOpening = false
    @State private var isSaving = false

    var body: some View {
        PageLayout(
            title: "Files", explanation: "The desktop's own dialogs, for the types of files that a program names."
        ) {
            VStack(alignment: .leading, spacing: 16) {
                TextEditor(text: $text)
                    .frame(maxWidth: 420).frame(height: 160)
                    .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.secondary.opacity(0.4)))
                    .accessibilityLabel("Text")
                HStack {
                    Button("Open…", systemImage: "folder") { isOpening = true }
                        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText], onCompletion: open)
                    Button("Save…", systemImage: "square.and.arrow.down") { isSaving = true }
                        .fileExporter(
                            isPresented: $isSaving, document: PlainText(text: text), contentType: .plainText,
                            defaultFilename: "Gallery", onCompletion: saved)
                }
                Text(message).foregroundStyle(.secondary)
            }
        }
    }

    private func open(_ result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            text = try String(contentsOf: url, encoding: .utf8)
            message = "Opened \(url.lastPathComponent)"
        } catch {
            message = error.localizedDescription
        }
    }

    private func saved(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let url): message = "Saved \(url.lastPathComponent)"
        case .failure(let error): message = error.localizedDescription
        }
    }
}

/// A text in a file.
private struct PlainText: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
