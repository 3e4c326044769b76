import SwiftUI

/// A program written as for an iPhone: it draws its own buttons and fields, and leaves the rest to the system.
public struct PicnicView: View {
    @StateObject private var store = PicnicStore()

    public init() {}

    public var body: some View {
        TabView {
            PlansTab()
                .tabItem { Label("Plans", systemImage: "calendar") }
            FavouritesTab()
                .tabItem { Label("Favourites", systemImage: "heart") }
            SettingsTab()
                .tabItem { Label("Settings", systemImage: "gear") }
        }
        .environmentObject(store)
    }
}

/// The picnics, with a field to find one and a button to plan another.
struct PlansTab: View {
    @EnvironmentObject private var store: PicnicStore
    @State private var search = ""
    @State private var isPlanning = false

    private var found: [Picnic] {
        search.isEmpty ? store.picnics : store.picnics.filter { $0.place.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 14) {
                    SearchBox(text: $search)
                    ForEach(found) { picnic in
                        NavigationLink {
                            PicnicPage(id: picnic.id)
                        } label: {
                            PicnicCard(picnic: picnic)
                        }
                    }
                    if found.isEmpty {
                        Text("No picnic there").foregroundColor(.secondary).padding(.top, 40)
                    }
                }
                .padding()
            }
            .navigationTitle("Picnics")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        isPlanning = true
                    } label: {
                        Image(systemName: "plus").accessibilityLabel("New Picnic")
                    }
                }
            }
            .sheet(isPresented: $isPlanning) { PlanSheet() }
        }
    }
}

/// A field in a box of its own.
struct SearchBox: View {
    @Binding var text: String

    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            TextField("Find a place", text: $text)
            if !text.isEmpty {
                Button {
                    text = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundColor(.secondary).accessibilityLabel("Clear")
                }
            }
        }
        .padding(10)
        .background(Color.gray.opacity(0.15))
        .cornerRadius(12)
    }
}

/// A picnic as a coloured card.
struct PicnicCard: View {
    let picnic: Picnic

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(picnic.place).font(.title3.bold())
                Text(picnic.day).font(.subheadline).opacity(0.8)
            }
            Spacer()
            Text("\(picnic.packed)/\(picnic.things.count)").font(.headline)
            Image(systemName: "chevron.forward")
        }
        .foregroundColor(.white)
        .padding()
        .background(LinearGradient(colors: [.green, .teal], startPoint: .topLeading, endPoint: .bottomTrailing))
        .cornerRadius(16)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
    }
}
