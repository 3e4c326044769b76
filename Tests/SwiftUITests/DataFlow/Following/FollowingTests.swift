import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What closures and bindings read is followed", .serialized)
struct FollowingTests {
    @Test("a write shows what a screen made after it shows", arguments: FollowedCase.all)
    func follows(_ test: FollowedCase) {
        for keeping in Keeping.allCases {
            var values = Values()
            let host = keeping.host(values, test.view)
            let screen = Screen(size: test.size) { host.view }
            test.open(screen)
            let before = Seen(screen)
            host.change(test.change)
            let after = Seen(screen)

            test.change(&values)
            let other = Screen(size: test.size) { keeping.host(values, test.view).view }
            test.open(other)
            #expect(after != before, "\(keeping): nothing has changed: \(before)")
            #expect(after == Seen(other), "\(keeping)")
        }
    }

    @Test("every public closure and binding has a case")
    func listIsComplete() throws {
        let declared = try PublicInputs.declared()
        let listed = PublicInputs.cases.union(PublicInputs.withoutCase.keys)
        #expect(declared.subtracting(listed).sorted() == [], "without a case")
        #expect(listed.subtracting(declared).sorted() == [], "no longer declared")
        let names = FollowedCase.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(PublicInputs.cases.subtracting(names).sorted() == [], "listed, but there is no such case")
    }

    /// Counts what it is called with.
    final class Log {
        var events: [String] = []
    }

    struct Reacting: View {
        let values: Binding<Values>
        let log: Log
        private var text: String { values.wrappedValue.text }
        var body: some View {
            Color.clear
                .onChange(of: text) { log.events.append("change \(text)") }
                .task(id: values.text.wrappedValue) { log.events.append("task \(text)") }
        }
    }

    @Test("what onChange and task(id:) are given is followed", arguments: Keeping.allCases)
    func reacts(_ keeping: Keeping) {
        let log = Log()
        let host = keeping.host(Values()) { AnyView(Reacting(values: $0, log: log)) }
        let screen = Screen { host.view }
        host.change { $0.text = "after" }
        _ = screen.texts
        #expect(log.events == ["task before", "change after", "task after"])
    }
}
