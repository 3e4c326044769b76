import SwiftUI

/// What somebody answered.
struct Answers: Equatable, Sendable {
    var season = Season.autumn
    var transport: Transport?
    var rating = 3
    var contact = Contact.mail
    var drink = "Tea"
    /// Something that cannot be compared, as any value may be.
    var format = Format.plain

    static func == (a: Self, b: Self) -> Bool {
        a.season == b.season && a.transport == b.transport && a.rating == b.rating && a.contact == b.contact
            && a.drink == b.drink
    }
}

enum Season: String, CaseIterable, Identifiable, Sendable {
    case spring = "Spring"
    case summer = "Summer"
    case autumn = "Autumn"
    case winter = "Winter"
    var id: Self { self }
}

enum Transport: String, CaseIterable, Identifiable, Sendable {
    case bicycle = "Bicycle"
    case train = "Train"
    case tram = "Tram"
    case feet = "On foot"
    var id: Self { self }

    var symbol: String {
        switch self {
        case .bicycle: "bicycle"
        case .train: "train.side.front.car"
        case .tram: "tram"
        case .feet: "figure.walk"
        }
    }
}

enum Contact: String, CaseIterable, Identifiable, Sendable {
    case mail = "Mail"
    case letter = "Letter"
    case none = "Never"
    var id: Self { self }
}

/// A way to write the answers down: a closure, which has no equality.
struct Format: Sendable {
    let name: String
    let write: @Sendable (Answers) -> String

    static let plain = Format(name: "Plain") { "\($0.season.rawValue), \($0.drink)" }
    static let loud = Format(name: "Loud") { "\($0.season.rawValue), \($0.drink)".uppercased() }
    static let all = [plain, loud]
}

/// What happened, in order.
@MainActor final class SurveyLog: ObservableObject {
    @Published private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}
