import CMartletGTK
import Foundation
import MartletHost

/// The desktop's own dialog for files: a portal's where there is one, else GTK's.
@MainActor
final class FileChooser: OpenDialog {
    private var native: OpaquePointer?
    private var answer: (([URL]?) -> Void)?
    private let onEnd: (FileChooser) -> Void

    private typealias Response = @MainActor (Int32) -> Void

    init(
        _ dialog: FileDialog, above window: UnsafeMutablePointer<GtkWindow>,
        answer: @escaping @MainActor ([URL]?) -> Void, onEnd: @escaping (FileChooser) -> Void
    ) {
        (self.answer, self.onEnd) = (answer, onEnd)
        let native = gtk_file_chooser_native_new(
            dialog.title ?? dialog.usualTitle, window, dialog.action, dialog.confirmation ?? dialog.usualConfirmation,
            "_Cancel")!
        self.native = OpaquePointer(UnsafeMutableRawPointer(native))
        setUp(dialog)
        let handler: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
            onMain(data) { Signal.Box<Response>.action(in: $0)(response) }
        }
        Signal.connect(
            UnsafeMutableRawPointer(native), "response", handler: unsafeBitCast(handler, to: GCallback.self),
            { [weak self] response in self?.ended(response) } as Response)
        let dialogPointer = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
        gtk_native_dialog_set_modal(dialogPointer, 1)
        gtk_native_dialog_show(dialogPointer)
    }

    private func setUp(_ dialog: FileDialog) {
        switch dialog.kind {
        case .open(several: true), .folders(several: true): gtk_file_chooser_set_select_multiple(native, 1)
        case .save(let name): gtk_file_chooser_set_current_name(native, name)
        case .open, .folders: break
        }
        if let folder = dialog.folder {
            let file = g_file_new_for_path(folder.path)
            gtk_file_chooser_set_current_folder(native, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        // A type that no file is known by: any file may be one.
        let isOpen = dialog.types.contains { $0.endings.isEmpty && $0.mimeTypes.isEmpty }
        if case .folders = dialog.kind { return }
        if isOpen || dialog.types.isEmpty { return }
        let filter = gtk_file_filter_new()
        gtk_file_filter_set_name(filter, dialog.types.map { $0.name ?? $0.identifier }.joined(separator: ", "))
        for type in dialog.types {
            for ending in type.endings { gtk_file_filter_add_suffix(filter, ending) }
            for mimeType in type.mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
        }
        gtk_file_chooser_add_filter(native, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    private func ended(_ response: Int32) {
        let chosen = response == GTK_RESPONSE_ACCEPT.rawValue ? urls : nil
        let answer = answer
        close()
        answer?(chosen)
    }

    private var urls: [URL] {
        guard let list = gtk_file_chooser_get_files(native) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            let file = OpaquePointer(item)
            if let path = g_file_get_path(file) {
                defer { g_free(path) }
                return URL(fileURLWithPath: String(cString: path))
            }
            guard let uri = g_file_get_uri(file) else { return nil }
            defer { g_free(uri) }
            return URL(string: String(cString: uri))
        }
    }

    func close() {
        answer = nil
        guard let native else { return }
        self.native = nil
        gtk_native_dialog_destroy(UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self))
        g_object_unref(UnsafeMutableRawPointer(native))
        onEnd(self)
    }
}

extension FileDialog {
    fileprivate var action: GtkFileChooserAction {
        switch kind {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .folders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
    }

    fileprivate var usualTitle: String {
        switch kind {
        case .open(several: false): "Open File"
        case .open(several: true): "Open Files"
        case .folders(several: false): "Choose Folder"
        case .folders(several: true): "Choose Folders"
        case .save: "Save File"
        }
    }

    fileprivate var usualConfirmation: String {
        switch kind {
        case .open: "_Open"
        case .folders: "_Select"
        case .save: "_Save"
        }
    }
}
