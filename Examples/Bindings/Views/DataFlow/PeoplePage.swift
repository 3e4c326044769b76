import BindingKit
import SwiftUI

/// People from a server in a list, each of which links to a page that edits them.
struct PeoplePage: View {
    @StateObject private var list: PersonList

    init(list: @autoclosure @escaping () -> PersonList = PersonList()) {
        _list = StateObject(wrappedValue: list())
    }

    var body: some View {
        Switch($list.phase) {
            CaseLet(\.loading) { ProgressView("Loading") }
            CaseLet(\.failed) { $message in
                ContentUnavailableView {
                    Label("No people", systemImage: "wifi.exclamationmark")
                } description: {
                    Text(message)
                } actions: {
                    Button("Try Again") { Task { await list.load() } }
                }
            }
            CaseLet(\.loaded) { people }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("People")
        .toolbar { EditButton() }
        .task { await list.loadOnce() }
    }

    private var people: some View {
        List {
            ForEach($list.persons, order: list.ids) { _, $person in
                NavigationLink(destination: PersonEditor(person: person)) {
                    Text("\(person.first) \(person.last)")
                    Spacer()
                    Text(person.phone).foregroundStyle(.secondary)
                }
            }
            .onDelete { list.remove(at: $0) }
            .onMove { list.ids.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

struct PersonEditor: View {
    @ObservedObject var person: Person

    var body: some View {
        Form {
            Section("Name") {
                TextField("First name", text: $person.first)
                TextField("Last name", text: $person.last)
            }
            Section("Phone") {
                TextField("Phone", text: $person.phone.filter { $0.allSatisfy { $0.isNumber || $0 == " " } })
            }
        }
        .navigationTitle("\(person.first) \(person.last)")
    }
}

#Preview("People") { NavigationStack { PeoplePage() } }
