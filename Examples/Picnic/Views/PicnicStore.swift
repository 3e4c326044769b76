import SwiftUI

/// Something to bring.
struct Thing: Identifiable, Hashable {
    let id: Int
    var name: String
    var isPacked = false
    var isFavourite = false
}

/// A day out in the park, and what is needed for it.
struct Picnic: Identifiable, Hashable {
    let id: Int
    var place: String
    var day: String
    var isInvited = true
    var things: [Thing]

    var packed: Int { things.count { $0.isPacked } }
}

/// All picnics that are planned.
final class PicnicStore: ObservableObject {
    @Published var picnics: [Picnic]
    @Published var remindsEvening = true
    @Published var guests = 2
    private var lastID = 100

    init() {
        func things(_ names: [String], packed: Int) -> [Thing] {
            names.enumerated().map { Thing(id: $0.offset, name: $0.element, isPacked: $0.offset < packed) }
        }
        picnics = [
            Picnic(
                id: 1, place: "Lake", day: "Saturday",
                things: things(["Blanket", "Bread", "Cheese", "Lemonade", "Cups", "Ball"], packed: 2)),
            Picnic(id: 2, place: "Old Orchard", day: "Sunday", things: things(["Basket", "Apples"], packed: 0)),
            Picnic(id: 3, place: "Town Park", day: "Wednesday", things: things(["Sandwiches"], packed: 1)),
        ]
    }

    func add(_ place: String, on day: String) {
        lastID += 1
        picnics.append(Picnic(id: lastID, place: place, day: day, things: []))
    }

    func add(_ name: String, to picnic: Picnic.ID) {
        guard let index = picnics.firstIndex(where: { $0.id == picnic }) else { return }
        lastID += 1
        picnics[index].things.append(Thing(id: lastID, name: name))
    }
}
