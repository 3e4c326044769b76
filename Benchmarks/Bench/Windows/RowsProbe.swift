import Foundation
import SwiftUI

/// Does to rows of a plain SwiftUI program, in a window, what `Benchmarks/Rival` does to those of plain GTK: a thousand,
/// or as many as the argument after the probe's name says.
///
/// Each operation is done several times, and measured from the change to the painted frame; a line on standard output
/// gives its name and the median of processor milliseconds. The line "memory" is what the process keeps resident with
/// all rows shown, in megabytes.
@MainActor
final class RowsProbe {
    static let shared = RowsProbe()
    static let runs = 5

    let model = EagerModel()
    private let count = CommandLine.arguments.last.flatMap(Int.init) ?? 1000
    private var operation = 0
    private var step = 0
    private var figures: [Double] = []
    private var start: Double?

    private var rows: [EagerRow] {
        get { model.rows?.wrappedValue ?? [] }
        set { model.rows?.wrappedValue = newValue }
    }

    private var operations: [(name: String, before: () -> Void, change: () -> Void)] {
        [
            ("create", { self.rows = [] }, { self.rows = EagerRow.fresh(self.count) }),
            ("replace", {}, { self.rows = EagerRow.fresh(self.count) }),
            (
                "update-10th", {},
                {
                    var rows = self.rows
                    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label = "label !\(self.step)" }
                    self.rows = rows
                }
            ),
            ("edit", {}, { self.rows[5].label = "label \(self.step)" }),
            ("swap", {}, { self.rows.swapAt(1, self.count - 2) }),
            ("remove", { self.rows += EagerRow.fresh(self.count - self.rows.count) }, { self.rows.remove(at: 5) }),
            (
                "append-1000", { self.rows.removeLast(max(0, self.rows.count - self.count)) },
                { self.rows += EagerRow.fresh(1000) }
            ),
            ("counter", {}, { self.model.counter?.wrappedValue += 1 }),
        ]
    }

    func begin() {
        after(0.15) {
            self.operations[self.operation].before()
            self.after(0.15) {
                self.start = cpuSeconds()
                self.operations[self.operation].change()
            }
        }
    }

    func painted() {
        guard let begun = start else { return }
        start = nil
        figures.append((cpuSeconds() - begun) * 1000)
        step += 1
        if figures.count == Self.runs {
            print(operations[operation].name, figures.sorted()[Self.runs / 2])
            if operation == 0 { print("memory", Double(residentBytes()) / 1_048_576) }
            figures = []
            operation += 1
            if operation == operations.count { exit(0) }
        }
        begin()
    }

    private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }
}
