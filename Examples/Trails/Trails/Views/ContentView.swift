import SwiftUI
import TrailKit

struct ContentView: View {
    @Environment(TrailBook.self) private var book

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Image(.ridge)
                        .resizable()
                        .scaledToFit()
                        .accessibilityHidden(true)
                }
                Section("All trails") {
                    ForEach(book.trails) { trail in
                        NavigationLink(value: trail) {
                            TrailRow(trail: trail, isFavourite: book.favourites.contains(trail.id))
                        }
                    }
                }
                Text(verbatim: "Trails \(book.version)")
                    .foregroundStyle(.secondary)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
        }
    }
}

#Preview("All trails") {
    ContentView()
        .environment(TrailBook())
}
