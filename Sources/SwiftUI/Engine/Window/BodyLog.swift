import MartletGraph

/// How often each body of the program's own views ran; kept only while somebody asks.
@MainActor
package final class BodyLog {
    /// That of the window that works now. While it is nil nobody counts.
    package static var shared: BodyLog?
    /// How many windows have a log of their own: a frame of one brings the others up to date too.
    package static var windowCount = 0
    package private(set) var counts: [String: Int] = [:]

    package init() {}

    package func reset() { counts = [:] }

    /// Counts the bodies of a program's own views; those that the library is made of are its own affair.
    func count<T>(_ type: T.Type, in scope: Scope) {
        guard let name = name(of: type) else { return }
        let log = BodyLog.windowCount > 1 ? scope.windowRoot?.bodyLog ?? self : self
        log.counts[name, default: 0] += 1
    }

    private func name<T>(of type: T.Type) -> String? {
        let key = ObjectIdentifier(type)
        if let known = BodyLog.names[key] { return known }
        let name = _typeName(type, qualified: true).hasPrefix("SwiftUI.") ? nil : _typeName(type, qualified: false)
        BodyLog.names[key] = .some(name)
        return name
    }

    private static var names: [ObjectIdentifier: String?] = [:]
}
