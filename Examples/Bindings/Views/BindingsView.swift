import SwiftUI

/// The five programs of the articles once more, with BindingKit.
public struct BindingsView: View {
    public init() {}

    public var body: some View {
        TabView {
            NotesView().tabItem { Label("Notes", systemImage: "note.text") }
            SurveyView().tabItem { Label("Survey", systemImage: "checklist") }
            InventoryView().tabItem { Label("Inventory", systemImage: "shippingbox") }
            DataFlowView().tabItem { Label("Data Flow", systemImage: "arrow.triangle.branch") }
            CardsView().tabItem { Label("Cards", systemImage: "rectangle.stack") }
        }
    }
}

#Preview { BindingsView() }
