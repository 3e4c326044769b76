import SwiftUI

/// A person as the server sends it.
struct PersonRecord: Decodable, Sendable {
    let id: UUID
    let first: String
    let last: String
    let phone: String
}

/// A person that views can edit.
@MainActor final class Person: ObservableObject, Identifiable {
    let id: UUID
    @Published var first: String
    @Published var last: String
    @Published var phone: String

    init(_ record: PersonRecord) {
        id = record.id
        first = record.first
        last = record.last
        phone = record.phone
    }
}

/// The people, as an array and by their ids, loaded from a server.
@MainActor final class PersonList: ObservableObject {
    enum Phase: Equatable {
        case loading, loaded
        case failed(String)
    }

    @Published var persons: [Person] = []
    @Published var byID: [UUID: Person] = [:]
    @Published private(set) var phase = Phase.loading
    let address: URL

    /// Where the people come from: `PEOPLE_URL`, or a server on this machine.
    init(address: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["PEOPLE_URL"].flatMap(URL.init(string:))
        self.address = address ?? named ?? URL(string: "http://127.0.0.1:8713/people.json")!
    }

    var ids: [UUID] { persons.map(\.id) }

    /// Loads the people unless they are there: a page appears again when one that covered it is left.
    func loadOnce() async {
        if phase != .loaded { await load() }
    }

    func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: address)
            if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
                return fail("The server answered with status \(status).")
            }
            show(try JSONDecoder().decode([PersonRecord].self, from: data))
        } catch is DecodingError {
            fail("The server's answer is no list of people.")
        } catch is CancellationError {
            return
        } catch URLError.cancelled {
            return
        } catch {
            fail("\(address.host ?? "The server") cannot be reached.")
        }
    }

    /// Shows people in the order of their names.
    func show(_ records: [PersonRecord]) {
        persons = records.sorted { ($0.last, $0.first) < ($1.last, $1.first) }.map(Person.init)
        byID = Dictionary(persons.map { ($0.id, $0) }) { first, _ in first }
        phase = .loaded
    }

    private func fail(_ message: String) { phase = .failed(message) }
}

extension Dictionary where Key == UUID, Value == Person {
    /// The person with an id that is known to be there.
    subscript(unchecked id: UUID) -> Person {
        get {
            guard let person = self[id] else { fatalError("There is no person with the id \(id).") }
            return person
        }
        set { self[id] = newValue }
    }
}
