import SwiftUI

/// People in a list as the author first edited them, and three ways that came after.
@MainActor enum ObjectsAsPrinted {
    class PersonListModel: ObservableObject {
        @Published var persons: [PersonViewModel] = []
    }

    class PersonViewModel: Identifiable, ObservableObject {
        var id = UUID()
        @Published var first: String = ""
        @Published var last: String = ""
    }

    static func person(_ first: String, _ last: String) -> PersonViewModel {
        let person = PersonViewModel()
        (person.first, person.last) = (first, last)
        return person
    }

    struct PersonDetailView: View {
        @ObservedObject var person: PersonViewModel
        var body: some View { TextField("First name", text: $person.first) }
    }

    struct BoundDetailView: View {
        @Binding var person: PersonViewModel
        var body: some View { TextField("First name", text: $person.first) }
    }

    struct FirstView: View {
        @ObservedObject var personList: PersonListModel

        var body: some View {
            List {
                ForEach(personList.persons) { person in
                    NavigationLink(
                        destination:
                            PersonDetailView(person: person)
                    ) {
                        Text("\(person.first)  \(person.last)")
                    }
                }
            }
        }
    }

    struct FunctionView: View {
        typealias PersonDetailView = BoundDetailView
        @ObservedObject var personList: PersonListModel

        var body: some View {
            List {
                ForEach(personList.persons) { person in
                    NavigationLink(
                        destination:
                            PersonDetailView(person: self.selectedPerson(id: person.id))
                    ) {
                        Text("\(person.first)  \(person.last)")
                    }
                }
            }
        }

        func selectedPerson(id: UUID) -> Binding<PersonViewModel> {
            guard let index = self.personList.persons.firstIndex(where: { $0.id == id }) else {
                fatalError("This person does not exist.")
            }
            return self.$personList.persons[index]
        }
    }

    struct ReceivingView: View {
        @ObservedObject var personList: PersonListModel

        var body: some View {
            List {
                ForEach(personList.persons) { person in
                    NavigationLink(
                        destination:
                            PersonDetailView(person: person)
                            .onReceive(person.objectWillChange) { _ in
                                self.personList.objectWillChange.send()
                            }
                    ) {
                        Text("\(person.first)  \(person.last)")
                    }
                }
            }
        }
    }
}
