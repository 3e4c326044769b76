import SwiftUI

/// Controls to choose with, and what opens above a page.
struct ChoosingPage: View {
    @State private var flavor = "Vanilla"
    @State private var day = Date(timeIntervalSince1970: 1_000_000_000)
    @State private var color = Color.orange
    @State private var showsMore = false
    @State private var note = "As cold as it gets"
    @State private var scoops = 0
    @State private var showsOrder = false
    @State private var asksToClear = false

    private let flavors = ["Vanilla", "Strawberry", "Pistachio"]

    var body: some View {
        PageLayout(title: "Choosing", explanation: "What there is to choose from opens above the page.") {
            VStack(alignment: .leading, spacing: 14) {
                Picker("Flavour", selection: $flavor) { ForEach(flavors, id: \.self) { Text($0) } }
                    .pickerStyle(.menu)
                DatePicker("Day", selection: $day, displayedComponents: .date)
                ColorPicker("Colour", selection: $color, supportsOpacity: false)
                DisclosureGroup("More", isExpanded: $showsMore) { Text("With a wafer, or without") }
                TextEditor(text: $note)
                    .textEditorStyle(.roundedBorder)
                    .frame(height: 56)
                HStack(spacing: 12) {
                    Text("Add a scoop to \(scoops)").onTapGesture { scoops += 1 }
                    Button("Order…") { showsOrder = true }
                    Button("Clear…", role: .destructive) { asksToClear = true }
                }
            }
            .frame(maxWidth: 420)
        }
        .sheet(isPresented: $showsOrder) { OrderSheet(flavor: flavor, scoops: scoops) }
        .alert("Clear the order?", isPresented: $asksToClear) {
            Button("Clear", role: .destructive) { scoops = 0 }
            Button("Keep", role: .cancel) {}
        }
    }
}

/// What is ordered.
struct OrderSheet: View {
    let flavor: String
    let scoops: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Your order").font(.headline)
            Text("\(scoops) of \(flavor)")
            Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
        }
        .padding(24)
    }
}

#Preview { ChoosingPage() }
