import SwiftUI

/// Everything that was given a heart.
struct FavouritesTab: View {
    @EnvironmentObject private var store: PicnicStore

    private var names: [String] {
        Array(Set(store.picnics.flatMap(\.things).filter(\.isFavourite).map(\.name))).sorted()
    }

    var body: some View {
        NavigationStack {
            Group {
                if names.isEmpty {
                    VStack(spacing: 8) {
                        Image(systemName: "heart").font(.largeTitle)
                        Text("Nothing yet")
                    }
                    .foregroundColor(.secondary)
                } else {
                    List(names, id: \.self) { Text($0) }
                }
            }
            .navigationTitle("Favourites")
        }
    }
}

/// What the program should do by itself.
struct SettingsTab: View {
    @EnvironmentObject private var store: PicnicStore
    @State private var day = "Saturday"

    var body: some View {
        NavigationStack {
            Form {
                Section("Reminders") {
                    Toggle("Evening before", isOn: $store.remindsEvening)
                    Picker("Usual day", selection: $day) {
                        ForEach(["Friday", "Saturday", "Sunday"], id: \.self) { Text($0) }
                    }
                }
                Section("Company") {
                    Stepper("Guests: \(store.guests)", value: $store.guests, in: 0...20)
                    Button("Invite Everyone") { store.guests = 20 }
                }
            }
            .navigationTitle("Settings")
        }
    }
}
