import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Tags and dismissal", .serialized)
struct DismissalTests {
    private struct Page: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode

        var body: some View {
            Text("\(isPresented), \(mode.wrappedValue.isPresented)")
            Button("New") { dismiss() }
            Button("Old") { mode.wrappedValue.dismiss() }
        }
    }

    @Test("dismiss and presentationMode ask the innermost presentation to end, until it is over")
    func asksInnermost() {
        var log: [String] = []
        let outer = Dismissal { log.append("outer") }
        let inner = Dismissal { log.append("inner") }
        let screen = Screen { Page().environment(\.dismissal, inner).environment(\.dismissal, outer) }
        #expect(screen.texts == ["true, true", "New", "Old"])
        screen.button("New").tap()
        screen.button("Old").tap()
        #expect(log == ["inner", "inner"])
        inner.end()
        screen.button("New").tap()
        screen.button("Old").tap()
        #expect(log == ["inner", "inner"])
    }

    @Test("a view that is not presented says so, and dismissing it does nothing")
    func notPresented() {
        let screen = Screen { Page() }
        #expect(screen.texts == ["false, false", "New", "Old"])
        screen.button("New").tap()
        screen.button("Old").tap()
        #expect(screen.texts == ["false, false", "New", "Old"])
        #expect(screen.warnings == [])
    }

    private func elements<V: View>(of view: V) -> (stack: StackNode, list: ContiguousArray<LayoutNode>) {
        let window = TestWindow(size: CGSize(width: 100, height: 100), VStack { view })
        windows.append(window)
        let stack = window.root.root.base.layoutChildren[0] as! StackNode
        return (stack, stack.layoutChildren)
    }

    private let windows = Windows()
    private final class Windows {
        var list: [TestWindow] = []
        func append(_ window: TestWindow) { list.append(window) }
    }

    @Test("a tag is found by a selection of its type, and of an optional of it unless it says otherwise")
    func tags() {
        let (stack, list) = elements(
            of: Group {
                Text("A").tag(1).padding()
                Text("B").tag(2, includeOptional: false)
                Text("C").tag(Int?.some(3))
                Text("None").tag(Int?.none)
                Text("E").tag("e")
                Text("F")
            })
        #expect(list.map { $0.selectionValue(as: Int.self, in: stack) } == [1, 2, nil, nil, nil, nil])
        let optional: [Int??] = [.some(1), .none, .some(3), .some(.none), .none, .none]
        #expect(list.map { $0.selectionValue(as: Int?.self, in: stack) } == optional)
        #expect(list.map { $0.selectionValue(as: String.self, in: stack) } == [nil, nil, nil, nil, "e", nil])
    }

    @Test("the id that ForEach tells an element apart by is its tag where it has no other")
    func identifiers() {
        let (stack, list) = elements(
            of: ForEach(["a", "b"], id: \.self) { name in
                if name == "a" { Text(name) } else { Text(name).tag("other") }
            })
        #expect(list.map { $0.selectionValue(as: String.self, in: stack) } == ["a", "other"])
        #expect(list.map { $0.selectionValue(as: String?.self, in: stack) } == ["a", "other"])
        #expect(list.map { $0.selectionValue(as: Int.self, in: stack) } == [nil, nil])
    }
}
