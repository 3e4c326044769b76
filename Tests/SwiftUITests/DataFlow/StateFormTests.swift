import SwiftUI
import Testing
import ViewTesting

/// Each way in which sources of different years give a state its first value.
@MainActor @Suite("State, in each form of source")
struct StateFormTests {
    @Observable final class Model {
        let name: String
        init(_ name: String = "model") { self.name = name }
    }

    final class Store: ObservableObject {
        @Published var name = "store"
    }

    enum Mode: String { case edit, read }

    private func texts(@ViewBuilder _ content: () -> some View) -> [String] { Screen { content() }.texts }

    // MARK: A value where it is declared

    struct Inline: View {
        @State private var number = 1
        @State private var text = "a"
        @State private var list = [1, 2]
        @State private var mode = Mode.edit
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var model = Model()
        var body: some View {
            Text("\(number) \(text) \(list.count) \(mode.rawValue) \(Int(date.timeIntervalSince1970)) \(model.name)")
        }
    }

    struct Optionals: View {
        @State private var number: Int?
        @State private var model: Model?
        @State var text: String? = nil
        @State private var other: Int? = 4
        var body: some View {
            Text("\(number ?? 0) \(model?.name ?? "none") \(text ?? "none") \(other ?? 0)")
        }
    }

    struct InAttribute: View {
        @State(initialValue: 3) private var number
        @State(wrappedValue: "b") private var text
        @State(initialValue: nil) private var missing: Int?
        var body: some View { Text("\(number) \(text) \(missing ?? 0)") }
    }

    struct Typed: View {
        @State private var closure: () -> Int = { 5 }
        @State private var set: Set<Int> = []
        @State private var pair: (Int, Int) = (1, 2)
        @SwiftUI.State private var qualified = 6
        @State fileprivate var wide: Double = 7
        var body: some View { Text("\(closure()) \(set.count) \(pair.1) \(qualified) \(Int(wide))") }
    }

    @Test("a state has the value that stands where it is declared")
    func inline() {
        #expect(texts { Inline() } == ["1 a 2 edit 0 model"])
        #expect(texts { Optionals() } == ["0 none none 4"])
        #expect(texts { InAttribute() } == ["3 b 0"])
        #expect(texts { Typed() } == ["5 0 2 6 7"])
    }

    // MARK: A value of an initialiser

    struct Underscore: View {
        @State private var number: Int
        let title: String
        init(_ number: Int) {
            _number = State(initialValue: number)
            title = "t"
        }
        var body: some View { Text("\(title)\(number)") }
    }

    struct Wrapped: View {
        @State private var number: Int
        init(_ number: Int) { _number = State(wrappedValue: number) }
        var body: some View { Text("\(number)") }
    }

    struct SelfUnderscore: View {
        @State var model: Model
        init(name: String) { self._model = .init(initialValue: Model(name)) }
        var body: some View { Text(model.name) }
    }

    struct Assigned: View {
        let title: String
        @State private var number: Int
        init(_ number: Int) {
            title = "t"
            self.number = number
        }
        var body: some View { Text("\(title)\(number)") }
    }

    struct AssignedFirst: View {
        @State private var number: Int
        let title: String
        init(_ number: Int) {
            self.number = number
            title = "t"
        }
        var body: some View { Text("\(title)\(number)") }
    }

    struct AssignedModel: View {
        @State private var model: Model
        init(id: String) { model = Model(id) }
        var body: some View { Text(model.name) }
    }

    struct InlineAndUnderscore: View {
        @State private var number = 1
        init() { _number = State(initialValue: 42) }
        var body: some View { Text("\(number)") }
    }

    struct InlineAndUnderscoreLast: View {
        @State private var number = 1
        let title: String
        init() {
            title = "t"
            _number = State(initialValue: 42)
        }
        var body: some View { Text("\(number)") }
    }

    struct InlineThenAssigned: View {
        @State private var number = 1
        let title: String
        init() {
            title = "t"
            self.number = 42
        }
        var body: some View { Text("\(number)") }
    }

    struct Generic<Value: CustomStringConvertible>: View {
        @State private var value: Value
        init(_ value: Value) { _value = State(initialValue: value) }
        var body: some View { Text(value.description) }
    }

    @Test("a state has the value that an initialiser gives it, in whatever order and form")
    func initialised() {
        #expect(texts { Underscore(42) } == ["t42"])
        #expect(texts { Wrapped(42) } == ["42"])
        #expect(texts { SelfUnderscore(name: "m") } == ["m"])
        #expect(texts { Assigned(42) } == ["t42"])
        #expect(texts { AssignedFirst(42) } == ["t42"])
        #expect(texts { AssignedModel(id: "id") } == ["id"])
        #expect(texts { Generic(8) } == ["8"])
    }

    @Test("beside an inline value, a state of the initialiser's own wins; an assignment when all is set is dropped")
    func both() {
        #expect(texts { InlineAndUnderscore() } == ["42"])
        #expect(texts { InlineAndUnderscoreLast() } == ["42"])
        #expect(texts { InlineThenAssigned() } == ["1"])
    }

    struct InlineAssignedFirst: View {
        @State private var number = 1
        let title: String
        init() {
            self.number = 42
            title = "t"
        }
        var body: some View { Text("\(title)\(number)") }
    }

    struct ByPath: View {
        @State private var number: Int
        let title: String
        init(isLarge: Bool) {
            if isLarge {
                title = "large"
                number = 100
            } else {
                number = 1
                title = "small"
            }
        }
        var body: some View { Text("\(title) \(number)") }
    }

    struct FromAnother: View {
        let title: String
        @State private var length: Int
        @State private var last: Character?
        init(title: String = "four") {
            self.title = title
            length = title.count
            _last = State()
            last = title.last
        }
        var body: some View { Text("\(title) \(length) \(last ?? "-")") }
    }

    struct Delegating: View {
        @State var number: Int
        @State private var list: [Int]
        init(_ list: [Int]) {
            number = list.count
            _list = .init(wrappedValue: list)
        }
        init() { self.init([7, 8]) }
        var body: some View { Text("\(number) \(list[0])") }
    }

    @Test("an initialiser may assign on each of its ways, from other properties, and before them over an inline value")
    func waysOfInitialisers() {
        #expect(texts { InlineAssignedFirst() } == ["t42"])
        #expect(texts { ByPath(isLarge: true) } == ["large 100"])
        #expect(texts { ByPath(isLarge: false) } == ["small 1"])
        #expect(texts { FromAnother() } == ["four 4 -"])
        #expect(texts { Delegating() } == ["2 7"])
    }

    // MARK: What a macro could not take

    @propertyWrapper struct Clamped {
        private var value: Int
        var wrappedValue: Int {
            get { value }
            set { value = min(max(newValue, 0), 100) }
        }
        init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 100) }
    }

    struct Composed: View {
        @State @Clamped private var level = 150
        var body: some View { Button("\(level)") { level -= 300 } }
    }

    struct OddNames: View {
        @State private var first = 1
        @State private var `default` = 3
        private let __first = 4
        var body: some View { Text("\(first)\(`default`)\(__first)") }
    }

    struct AllPrivate: View {
        @State private var number: Int
        @State private var text = "inner"
        var body: some View { Text("\(number) \(text)") }
    }

    struct Inferred: View {
        @State(initialValue: [1: "one"]) private var names
        @State(wrappedValue: Model("inferred")) private var model
        @State private var size = CGSize.zero
        @State private(set) var number = Int("5")
        var body: some View { Text("\(names[1] ?? "") \(model.name) \(Int(size.width)) \(number ?? 0)") }
    }

    @Test("wrappers inside, names in backticks or of a macro, private members and types found by the wrapper are taken")
    func unusual() {
        let composed = Screen { Composed() }
        #expect(composed.texts == ["100"])
        composed.button("100").tap()
        #expect(composed.texts == ["0"])
        #expect(texts { OddNames() } == ["134"])
        #expect(texts { AllPrivate.made } == ["6 inner"])
        #expect(texts { Inferred() } == ["one inferred 0 5"])
    }

    // MARK: Memberwise initialisers

    struct Row: View {
        var title: String
        @State private var isOpen = false
        var body: some View { Text("\(title) \(isOpen)") }
    }

    struct Counter: View {
        @State var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    struct Bare: View {
        @State var text: String
        var body: some View { Text(text) }
    }

    struct Mixed: View {
        @State var first: Int
        let second: Int
        @State private var third: Int?
        var body: some View { Text("\(first)\(second)\(third ?? 3)") }
    }

    @Test("the compiler's own initialisers leave private states out and take the others")
    func memberwise() {
        #expect(texts { Row(title: "r") } == ["r false"])
        #expect(texts { Counter() } == ["0"])
        #expect(texts { Counter(count: 9) } == ["9"])
        #expect(texts { Bare(text: "b") } == ["b"])
        #expect(texts { Mixed(first: 1, second: 2) } == ["123"])
    }

    // MARK: Projections and objects

    struct Projected: View {
        @State private var store = Store()
        @State private var text = "x"
        @State private var flags = [true, false]
        var body: some View {
            Child(text: $text)
            ForEach($flags, id: \.self) { $flag in Text("\(flag)") }
            Text(store.name)
        }
    }

    struct Child: View {
        @Binding var text: String
        var body: some View { Text(text) }
    }

    struct ByHand: View {
        private let state = State(initialValue: 5)
        var body: some View { Text("\(state.wrappedValue)") }
    }

    @Test("bindings of a state, and a state without its attribute, have its value")
    func projections() {
        #expect(texts { Projected() } == ["x", "true", "false", "store"])
        #expect(texts { ByHand() } == ["5"])
    }

    // MARK: Elsewhere than in views

    struct Counting: ViewModifier {
        @State private var count: Int
        init(from count: Int) { _count = State(initialValue: count) }
        func body(content: Content) -> some View {
            content
            Button("count \(count)") { count += 1 }
        }
    }

    struct Paired: DynamicProperty {
        @State private var first = 1
        @State var second: Int
        var sum: Int { first + second }
        func more() { first += 10 }
    }

    struct InProperty: View {
        private var pair = Paired(second: 5)
        var body: some View { Button("sum \(pair.sum)", action: pair.more) }
    }

    @Test("modifiers and properties of their own keep states, too")
    func elsewhere() {
        let modified = Screen { Text("content").modifier(Counting(from: 3)) }
        modified.button("count 3").tap()
        #expect(modified.texts == ["content", "count 4"])
        let paired = Screen { InProperty() }
        paired.button("sum 6").tap()
        #expect(paired.texts == ["sum 16"])
    }
}

extension StateFormTests.AllPrivate {
    static var made: Self { Self(number: 6) }
}
