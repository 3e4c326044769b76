import BindingKit
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

/// The people, by their ids, loaded from a server. Whoever observes the list follows each person in it.
@MainActor final class PersonList: ObservableObject {
    @Cases enum Phase: Equatable {
        case loading, loaded
        case failed(String)
    }

    @Published var ids: [UUID] = []
    @Published var persons: [UUID: Person] = [:]
    @Published var phase = Phase.loading
    private let address: URL
    private var children: AnyCancellable?

    /// - Parameter address: where the people come from; nil means `PEOPLE_URL`, or a server on this machine.
    init(address: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["PEOPLE_URL"].flatMap(URL.init(string:))
        self.address = address ?? named ?? URL(string: "http://127.0.0.1:8713/people.json")!
        children = forwardChanges(of: $persons)
    }

    /// Loads the people unless they are there: a page appears again when one that covered it is left.
    func loadOnce() async {
        if phase != .loaded { await load() }
    }

    func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: address)
            if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
                phase = .failed("The server answered with status \(status).")
            } else {
                show(try JSONDecoder().decode([PersonRecord].self, from: data))
            }
        } catch is DecodingError {
            phase = .failed("The server's answer is no list of people.")
        } catch is CancellationError {
            return
        } catch URLError.cancelled {
            return
        } catch {
            phase = .failed("\(address.host ?? "The server") cannot be reached.")
        }
    }

    /// Shows people in the order of their names.
    func show(_ records: [PersonRecord]) {
        ids = records.sorted { ($0.last, $0.first) < ($1.last, $1.first) }.map(\.id)
        persons = Dictionary(records.map { ($0.id, Person($0)) }) { first, _ in first }
        phase = .loaded
    }

    /// Takes people out of the list.
    func remove(at offsets: IndexSet) {
        for offset in offsets { persons[ids[offset]] = nil }
        ids.remove(atOffsets: offsets)
    }
}
