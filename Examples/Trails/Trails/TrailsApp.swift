import SwiftUI

@main
struct TrailsApp: App {
    @State private var book = TrailBook()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(book)
        }
    }
}
