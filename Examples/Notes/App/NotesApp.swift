import MartletNotes
import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup("Notes") {
            NotesView()
        }
        .defaultSize(width: 820, height: 600)
    }
}
