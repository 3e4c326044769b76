import SwiftUI

/// A program that keeps settings in every way there is, for test_settings.
@main
struct SettingsApp: App {
    var body: some Scene {
        WindowGroup("Settings") { SettingsPage() }
    }
}

struct SettingsPage: View {
    @AppStorage("count") private var count = 0
    @AppStorage("visits") private var visits = 0
    @AppStorage("word") private var word = "none"
    @AppStorage("suite", store: UserDefaults(suiteName: "martlet-settings-suite")) private var suite = "empty"
    @SceneStorage("page") private var page = 1

    var body: some View {
        VStack {
            Text("count \(count) visits \(visits) word \(word) suite \(suite) page \(page)")
            Button("Change") {
                count += 1
                page += 1
                word = "written"
            }
            Button("Visit", action: Records.visit)
            Button("Keep", action: Records.keep)
            Button("Forget", action: Records.forget)
            Button("Exit") { exit(0) }
        }
        .padding()
    }
}
