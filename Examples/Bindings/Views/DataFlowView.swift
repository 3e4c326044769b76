import BindingKit
import SwiftUI

final class Person: ObservableObject, Identifiable {
    let id = UUID()
    @Published var first: String
    @Published var last: String
    @Published var phone: String

    init(_ first: String, _ last: String, _ phone: String) {
        self.first = first
        self.last = last
        self.phone = phone
    }
}

/// People, in an array and by their ids. Whoever observes the list follows each person in it.
final class PersonListModel: ObservableObject {
    @Published var ids: [UUID] = []
    @Published var persons: [UUID: Person] = [:]
    private var children: AnyCancellable?

    init(_ people: [Person] = [Person("Ada", "Lind", "12 34"), Person("Ben", "Moss", "56 78")]) {
        children = forwardChanges(of: $persons)
        ids = people.sorted { ($0.last, $0.first) < ($1.last, $1.first) }.map(\.id)
        persons = Dictionary(people.map { ($0.id, $0) }) { first, _ in first }
    }
}

struct Order: Equatable {
    var filling = "Cheese"
    var bread = "Rye"
    var note: String?
    var count = 1
}

final class Session: ObservableObject {
    @Published var isLoggedIn = false
}

/// A page for each way in which data can reach a view.
struct DataFlowView: View {
    @StateObject private var session = Session()

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Property", destination: Text("Good morning from SwiftUI on Linux").font(.title))
                NavigationLink("@State", destination: StatePage())
                NavigationLink("@State & @Binding", destination: OrderPage())
                NavigationLink("@ObservedObject", destination: PeoplePage())
                NavigationLink("@EnvironmentObject", destination: NestingPage().environmentObject(session))
            }
            .navigationTitle("Data Flow")
            Text("Choose a page").foregroundStyle(.secondary)
        }
    }
}

struct StatePage: View {
    @State private var isOn = true
    @State private var floor = 3

    var body: some View {
        VStack(spacing: 24) {
            Toggle("The light is \(isOn ? "on" : "off")", isOn: $isOn)
            Toggle("The light is off", isOn: $isOn.negated)
            Stepper("Floor \(floor)", value: $floor.clamped(to: 0...20))
            Image(systemName: "\(floor).square").font(.system(size: 90)).foregroundColor(.accentColor)
        }
        .frame(maxWidth: 300)
        .padding(40)
    }
}

struct OrderPage: View {
    @State private var order = Order()

    var body: some View {
        Form {
            Picker("Filling", selection: $order.filling) {
                ForEach(["Cheese", "Egg", "Hummus"], id: \.self) { Text($0) }
            }
            Picker("Bread", selection: $order.bread) {
                ForEach(["Rye", "Wheat"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            TextField("Note", text: $order.note ?? "")
            Stepper("How many: \(order.count)", value: $order.count, in: 1...9)
            Text("\(order.count) × \(order.filling) on \(order.bread)").font(.headline)
        }
        .navigationTitle("Your Sandwich")
    }
}

struct PeoplePage: View {
    @StateObject var list = PersonListModel()

    var body: some View {
        List {
            ForEach($list.persons, order: list.ids) { _, $person in
                NavigationLink(destination: PersonEditor(person: person)) {
                    Text("\(person.first) \(person.last)")
                    Spacer()
                    Text(person.phone).foregroundStyle(.secondary)
                }
            }
            .onDelete { list.ids.remove(atOffsets: $0) }
        }
        .navigationTitle("People")
    }
}

struct PersonEditor: View {
    @ObservedObject var person: Person

    var body: some View {
        Form {
            TextField("First name", text: $person.first)
            TextField("Last name", text: $person.last)
            TextField("Phone", text: $person.phone.filter { $0.allSatisfy { $0.isNumber || $0 == " " } })
        }
        .navigationTitle("\(person.first) \(person.last)")
    }
}

/// The outermost and the innermost view use the same object; the one between knows nothing of it.
struct NestingPage: View {
    @EnvironmentObject var session: Session

    var body: some View {
        VStack(spacing: 16) {
            Text(session.isLoggedIn ? "Logged in" : "Logged out").font(.title2)
            MiddleView().padding(24).background(Color.green.cornerRadius(12))
        }
    }

    struct MiddleView: View {
        var body: some View { InnerView() }
    }

    struct InnerView: View {
        @EnvironmentObject var session: Session
        var body: some View { Toggle("Logged in", isOn: $session.isLoggedIn).frame(maxWidth: 200) }
    }
}

#Preview("Data flow") { DataFlowView() }
