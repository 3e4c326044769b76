import SwiftUI

/// What to bring to one picnic.
struct PicnicPage: View {
    let id: Picnic.ID
    @EnvironmentObject private var store: PicnicStore
    @State private var new = ""

    var body: some View {
        if let index = store.picnics.firstIndex(where: { $0.id == id }) {
            page($store.picnics[index])
        }
    }

    private func page(_ picnic: Binding<Picnic>) -> some View {
        List {
            Section("To pack") {
                ForEach(picnic.things) { thing in
                    ThingRow(thing: thing)
                }
                .onDelete { picnic.wrappedValue.things.remove(atOffsets: $0) }
            }
            Section {
                HStack {
                    TextField("Something more", text: $new).onSubmit(add)
                    Button("Add", action: add).disabled(new.isEmpty)
                }
            } footer: {
                Text("\(picnic.wrappedValue.packed) of \(picnic.wrappedValue.things.count) are in the basket.")
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(picnic.wrappedValue.place)
        .toolbar {
            Button {
                for index in picnic.things.indices { picnic.wrappedValue.things[index].isPacked = true }
            } label: {
                Image(systemName: "checkmark.circle").accessibilityLabel("Pack All")
            }
        }
    }

    private func add() {
        guard !new.isEmpty else { return }
        store.add(new, to: id)
        new = ""
    }
}

/// A thing with a circle to check and a heart.
struct ThingRow: View {
    @Binding var thing: Thing

    var body: some View {
        HStack {
            Button {
                thing.isPacked.toggle()
            } label: {
                Image(systemName: thing.isPacked ? "checkmark.circle.fill" : "circle")
                    .foregroundColor(thing.isPacked ? .green : .secondary)
                    .accessibilityLabel(thing.isPacked ? "Unpack \(thing.name)" : "Pack \(thing.name)")
            }
            .buttonStyle(.borderless)
            Text(thing.name).strikethrough(thing.isPacked)
            Spacer()
            Button {
                thing.isFavourite.toggle()
            } label: {
                Image(systemName: thing.isFavourite ? "heart.fill" : "heart")
                    .foregroundColor(.pink)
                    .accessibilityLabel("Favourite \(thing.name)")
            }
            .buttonStyle(.borderless)
        }
    }
}

/// Plans another picnic.
struct PlanSheet: View {
    @EnvironmentObject private var store: PicnicStore
    @Environment(\.dismiss) private var dismiss
    @State private var place = ""
    @State private var day = "Saturday"

    var body: some View {
        NavigationView {
            VStack(spacing: 16) {
                TextField("Where?", text: $place)
                    .padding()
                    .background(RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.4)))
                Picker("Day", selection: $day) {
                    ForEach(["Friday", "Saturday", "Sunday"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Spacer()
                Button {
                    store.add(place, on: day)
                    dismiss()
                } label: {
                    Text("Plan It")
                        .font(.headline)
                        .foregroundColor(.white)
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(place.isEmpty ? Color.gray : Color.green)
                        .cornerRadius(14)
                }
                .disabled(place.isEmpty)
            }
            .padding()
            .navigationTitle("New Picnic")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Cancel") { dismiss() }
                }
            }
        }
    }
}
