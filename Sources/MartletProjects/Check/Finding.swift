/// One cause of errors, with every place where it shows.
package struct Finding: Sendable, Equatable {
    package enum Kind: String, CaseIterable, Sendable {
        case framework, package, swiftUI, foundation, program
    }

    package var kind: Kind
    /// What is missing, or what is wrong.
    package var name: String
    /// What to do about it.
    package var advice: String
    package var places: [Diagnostic]
    /// Errors that go away with this cause.
    package var followOns: [Diagnostic] = []

    /// Whether the cause is that a type is refused.
    func isOf(_ type: String) -> Bool {
        name == type || places.contains { $0.message.hasPrefix("'\(type)' is unavailable") }
    }

    package init(kind: Kind, name: String, advice: String, places: [Diagnostic], followOns: [Diagnostic] = []) {
        self.kind = kind
        self.name = name
        self.advice = advice
        self.places = places
        self.followOns = followOns
    }
}
