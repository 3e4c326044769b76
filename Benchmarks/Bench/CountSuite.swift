import CMartletAllocations
import MartletDisplay
import SwiftUI
import ViewTesting

/// What a change costs, counted: bodies that run, groups that are drawn anew, and memory that is asked for. These are
/// the same on every machine, so that any difference is one of the program.
@MainActor
enum CountSuite {
    static func run(_ report: inout Report) {
        let leaf = LeafModel()
        count("leaf", 1000, LeafRows(count: 1000, model: leaf), &report) { leaf.increment() }
        let parent = LeafModel()
        count("parent", 1000, Siblings(count: 1000, model: parent), &report) { parent.increment() }
        let notes = NoteModel()
        var step = 0
        count("lazy-edit", 10_000, NoteList(notes: BenchNote.many(10_000), model: notes), &report) {
            step += 1
            notes.notes?.wrappedValue[3].title = "Title \(step % 2)"
        }
    }

    private static func count<V: View>(
        _ op: String, _ n: Int, _ view: V, _ report: inout Report, _ change: () -> Void
    ) {
        let window = TestWindow(size: CGSize(width: 390, height: 844), view)
        let log = BodyLog()
        window.root.bodyLog = log
        BodyLog.shared = log
        BodyLog.windowCount += 1
        defer {
            BodyLog.shared = nil
            BodyLog.windowCount -= 1
            window.close()
        }
        // What is made once is there, and each text of the counters, which begin again after ten, was shaped: else the
        // count would tell which suites ran before.
        for _ in 0..<12 {
            change()
            window.settle()
        }
        log.reset()
        let shown = versions(of: window.root.rootGroup)
        change()
        window.settle()
        let bodies = log.counts.values.reduce(0, +)
        let drawn = versions(of: window.root.rootGroup).filter { shown[$0.key] != $0.value }
        BodyLog.shared = nil
        let before = martlet_allocations()
        change()
        window.settle()
        let allocations = martlet_allocations() - before
        report.count(suite: "count", op: op, n: n, unit: "bodies", bodies)
        report.count(suite: "count", op: op, n: n, unit: "groups", drawn.count)
        report.count(suite: "count", op: op, n: n, unit: "allocations", Int(allocations))
    }

    private static func versions(of root: DisplayGroup) -> [UInt64: UInt64] {
        var versions: [UInt64: UInt64] = [:]
        var groups = [root]
        while let group = groups.popLast() {
            versions[group.id] = group.version
            for case .group(let child) in group.items { groups.append(child) }
        }
        return versions
    }
}
