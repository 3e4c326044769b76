import SwiftUI

/// Seven pages, one for each way in which data can reach a view.
public struct DataFlowView: View {
    private let address: URL?
    @StateObject private var session = Session()

    /// - Parameter address: where the people come from; nil means as `PersonList` says.
    public init(address: URL? = nil) { self.address = address }

    public var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: PropertyPage()) { PageRow(title: "Property", number: 1) }
                NavigationLink(destination: StatePage()) { PageRow(title: "@State", number: 2) }
                NavigationLink(destination: BindingPage()) { PageRow(title: "@Binding", number: 3) }
                NavigationLink(destination: OrderPage()) { PageRow(title: "@State & @Binding", number: 4) }
                NavigationLink(destination: ColorPage()) { PageRow(title: "@ObservedObject", number: 5) }
                NavigationLink(destination: PeoplePage(address: address)) {
                    PageRow(title: "Objects in a list", number: 6)
                }
                NavigationLink(destination: NestingPage().environmentObject(session)) {
                    PageRow(title: "@EnvironmentObject", number: 7)
                }
            }
            .navigationBarTitle("Data Flow")
            Text("Choose a page").foregroundStyle(.secondary)
        }
    }
}

struct PageRow: View {
    let title: String
    let number: Int

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "\(number).circle.fill").font(.title2).foregroundColor(.accentColor)
            Text(title)
        }
        .padding(.vertical, 4)
    }
}

/// A value that never changes is a plain property.
struct PropertyPage: View {
    let greeting = "Good morning from SwiftUI on Linux"

    var body: some View {
        Text(greeting).font(.title).multilineTextAlignment(.center).padding()
            .navigationBarTitle("Property")
    }
}

/// What belongs to the view alone is its state.
struct StatePage: View {
    @State private var isOn = true

    var body: some View {
        Toggle(isOn: $isOn) { Text("The light is \(isOn ? "on" : "off")") }
            .frame(maxWidth: 300)
            .padding(40)
            .navigationBarTitle("@State")
    }
}

/// A part of the view gets a binding to the state where it changes it, and the plain value where it only shows it.
struct BindingPage: View {
    @State private var floor = 3

    var body: some View {
        FloorChooser(floor: $floor).navigationBarTitle("@Binding")
    }
}

struct FloorChooser: View {
    @Binding var floor: Int

    var body: some View {
        VStack(spacing: 24) {
            Stepper(value: $floor, in: 0...20) { Text("Floor \(floor)") }.frame(maxWidth: 260)
            FloorSign(floor: floor)
        }
        .padding()
    }
}

struct FloorSign: View {
    let floor: Int

    var body: some View {
        Image(systemName: "\(floor).square").font(.system(size: 90)).foregroundColor(.accentColor)
    }
}

#Preview("All pages") { DataFlowView() }
#Preview("Floors") { BindingPage() }
