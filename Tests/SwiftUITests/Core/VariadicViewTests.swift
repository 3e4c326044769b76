import SwiftUI
import Testing
import ViewTesting

private struct Weight: _ViewTraitKey {
    static var defaultValue: Int { 1 }
}

private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text(verbatim: "-\(child[Weight.self])-") }
        }
    }
}

private struct Counted: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        Text(verbatim: "\(children.count): \(children.compactMap { $0.id(as: String.self) })")
        children
    }
}

@MainActor @Suite("Views made from the views inside of content")
struct VariadicViewTests {
    @Test("a root of several views stands between the views that it is given, which keep their traits")
    func multi() {
        let screen = Screen {
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text("a")
                    Text("b")._trait(Weight.self, 5)
                    Text("c")
                }
            }
        }
        #expect(screen.texts == ["a", "-1-", "b", "-5-", "c"])
    }

    @Test("a root of one view lays out what it makes by itself")
    func unary() {
        let screen = Screen {
            HStack {
                _VariadicView.Tree(Counted()) {
                    Text("a").tag("x")
                    ForEach(0..<2) { Text("\($0)") }
                }
            }
        }
        #expect(screen.texts == ["3: [\"x\"]", "a", "0", "1"])
        #expect(screen.text("a").frame.minY > screen.text("3: [\"x\"]").frame.minY)
    }
}
