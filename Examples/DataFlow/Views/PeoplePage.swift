import SwiftUI

/// People from a server in a list, each of which links to a page that edits them: in one of four ways.
struct PeoplePage: View {
    @StateObject private var list: PersonList
    @State private var way = Way.index

    enum Way: String, CaseIterable, Identifiable {
        case index = "Index"
        case function = "Function"
        case observer = "Observer"
        case dictionary = "Dictionary"
        var id: Self { self }
    }

    init(address: URL? = nil) {
        _list = StateObject(wrappedValue: PersonList(address: address))
    }

    var body: some View {
        Group {
            switch list.phase {
            case .loading: ProgressView("Loading")
            case .failed(let message): FailedView(message: message) { Task { await list.load() } }
            case .loaded: people
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationBarTitle("People", displayMode: .inline)
        .navigationBarItems(trailing: EditButton())
        .task { await list.loadOnce() }
    }

    private var people: some View {
        VStack(spacing: 0) {
            Picker("Way", selection: $way) {
                ForEach(Way.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .padding(12)
            List {
                switch way {
                case .index: byIndex
                case .function: byFunction
                case .observer: byObserver
                case .dictionary: byDictionary
                }
            }
        }
    }

    /// A binding by position: the row is known by its number, not by the person.
    private var byIndex: some View {
        ForEach(0..<list.persons.count, id: \.self) { index in
            NavigationLink(destination: PersonEditor(person: $list.persons[index])) { row(of: list.persons[index]) }
        }
    }

    /// A binding that a function finds for a person.
    private var byFunction: some View {
        ForEach(list.persons) { person in
            NavigationLink(destination: PersonEditor(person: binding(for: person.id))) { row(of: person) }
        }
        .onDelete { list.persons.remove(atOffsets: $0) }
        .onMove { list.persons.move(fromOffsets: $0, toOffset: $1) }
    }

    private func binding(for id: UUID) -> Binding<Person> {
        guard let index = list.persons.firstIndex(where: { $0.id == id }) else {
            fatalError("There is no person with the id \(id).")
        }
        return $list.persons[index]
    }

    /// No binding at all: the list is told to look again when the person says that it changes.
    private var byObserver: some View {
        ForEach(list.persons) { person in
            NavigationLink(
                destination: ObservedPersonEditor(person: person)
                    .onReceive(person.objectWillChange) { _ in list.objectWillChange.send() }
            ) {
                row(of: person)
            }
        }
        .onDelete { list.persons.remove(atOffsets: $0) }
    }

    /// A binding into a dictionary, in the order of the ids.
    private var byDictionary: some View {
        ForEach(list.ids, id: \.self) { id in
            NavigationLink(destination: PersonEditor(person: $list.byID[unchecked: id])) {
                row(of: list.byID[unchecked: id])
            }
        }
    }

    /// Shows a person without observing them: the list has to be told.
    private func row(of person: Person) -> some View {
        HStack {
            Text(person.first) + Text(" ") + Text(person.last).bold()
            Spacer()
            Text(person.phone).foregroundStyle(.secondary)
        }
    }
}

/// Edits the person that a binding leads to.
struct PersonEditor: View {
    @Binding var person: Person

    var body: some View {
        PersonForm(first: $person.first, last: $person.last, phone: $person.phone)
            .navigationBarTitle("\(person.first) \(person.last)", displayMode: .inline)
    }
}

/// Edits a person, whoever else shows them.
struct ObservedPersonEditor: View {
    @ObservedObject var person: Person

    var body: some View {
        PersonForm(first: $person.first, last: $person.last, phone: $person.phone)
            .navigationBarTitle("\(person.first) \(person.last)", displayMode: .inline)
    }
}

struct PersonForm: View {
    @Binding var first: String
    @Binding var last: String
    @Binding var phone: String

    var body: some View {
        Form {
            Section("Name") {
                TextField("First name", text: $first).autocapitalization(.words)
                TextField("Last name", text: $last).autocapitalization(.words)
            }
            Section("Phone") {
                TextField("Phone", text: $phone).keyboardType(.phonePad)
            }
        }
    }
}

/// Says what went wrong and offers to try again.
struct FailedView: View {
    let message: String
    let retry: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "wifi.exclamationmark").font(.system(size: 50)).foregroundStyle(.secondary)
            Text(message).multilineTextAlignment(.center)
            Button("Try Again", action: retry).buttonStyle(.bordered)
        }
        .padding(24)
    }
}

#Preview("People") { NavigationView { PeoplePage() } }
