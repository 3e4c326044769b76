import Foundation
import SwiftUI
import ViewTesting

/// A program that is used at random: by the tests a little, by `make test-random` a lot.
@MainActor
public struct RandomProgram: Sendable, CustomStringConvertible {
    public nonisolated let name: String
    /// Keeps programs from being used in the same ways.
    let number: UInt64
    private let start: @MainActor () -> Run

    public nonisolated var description: String { name }

    /// One window of the program.
    struct Run {
        var view: AnyView
        /// What the program may do by itself at any time.
        var arrivals: [@MainActor () -> Void] = []
        /// Parts of warnings that the program deserves.
        var deserved: [String] = []
        /// Waits for what comes from outside.
        var wait: @MainActor (Screen) -> Void = { _ in }
    }

    nonisolated init(_ name: String, _ number: UInt64, _ start: @escaping @MainActor () -> Run) {
        (self.name, self.number, self.start) = (name, number, start)
    }

    nonisolated init<V: View>(_ name: String, _ number: UInt64, view: @escaping @MainActor () -> V) {
        self.init(name, number) { Run(view: AnyView(view())) }
    }

    /// Uses the program in several windows one after the other, so that no run stays in a corner of it.
    ///
    /// - Parameter only: the one window to use; nil for all.
    /// - Returns: what is wrong, and how it came about; nil when nothing is.
    public func use(
        steps: Int, windows: Int = 10, seed: UInt64 = 0, checkInterval: Int = 1, only: Int? = nil
    ) -> String? {
        for window in 0..<windows where only == nil || only == window {
            let run = start()
            let size = CGSize(width: window.isMultiple(of: 2) ? 390 : 860, height: 640)
            let screen = Screen(size: size) { run.view }
            run.wait(screen)
            let fault = screen.faultOfUse(
                randomly: max(steps / windows, 1), seed: seed * 10_000 + number * 100 + UInt64(window),
                checkInterval: checkInterval, arrivals: run.arrivals, deserved: run.deserved, afterEach: run.wait)
            if let fault { return "\(name), seed \(seed), window \(window): \(fault)" }
        }
        return nil
    }
}
