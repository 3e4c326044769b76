import BindingKit
import SwiftUI

/// Seven pages, one for each way in which data can reach a view.
struct DataFlowView: View {
    @StateObject private var session = Session()

    var body: some View {
        NavigationView {
            List {
                row(1, "Property") { PropertyPage() }
                row(2, "@State") { StatePage() }
                row(3, "@Binding") { BindingPage() }
                row(4, "@State & @Binding") { OrderPage() }
                row(5, "@ObservedObject") { ColorPage() }
                row(6, "Objects in a list") { PeoplePage() }
                row(7, "@EnvironmentObject") { NestingPage().environmentObject(session) }
            }
            .navigationTitle("Data Flow")
            Text("Choose a page").foregroundStyle(.secondary)
        }
    }

    private func row(_ number: Int, _ title: String, @ViewBuilder page: @escaping () -> some View) -> some View {
        NavigationLink(destination: page()) {
            Label(title, systemImage: "\(number).circle.fill").padding(.vertical, 4)
        }
    }
}

/// A value that never changes is a plain property.
struct PropertyPage: View {
    let greeting = "Good morning from SwiftUI on Linux"

    var body: some View {
        Text(greeting).font(.title).multilineTextAlignment(.center).padding().navigationTitle("Property")
    }
}

/// What belongs to the view alone is its state.
struct StatePage: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 24) {
            Toggle("The light is \(isOn ? "on" : "off")", isOn: $isOn)
            Toggle("It is dark", isOn: $isOn.negated)
        }
        .frame(maxWidth: 300)
        .padding(40)
        .navigationTitle("@State")
    }
}

/// A part of the view gets a binding to the state where it changes it, and the plain value where it only shows it.
struct BindingPage: View {
    @State private var floor = 3

    var body: some View {
        VStack(spacing: 24) {
            FloorChooser(floor: $floor.clamped(to: 0...20))
            Image(systemName: "\(floor).square").font(.system(size: 90)).foregroundStyle(.tint)
        }
        .padding()
        .navigationTitle("@Binding")
    }
}

struct FloorChooser: View {
    @Binding var floor: Int

    var body: some View {
        Stepper("Floor \(floor)", value: $floor).frame(maxWidth: 260)
    }
}

#Preview("Data flow") { DataFlowView() }
