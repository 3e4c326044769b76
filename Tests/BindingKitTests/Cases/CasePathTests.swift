import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Case paths", .serialized)
struct CasePathTests {
    private func extracts<Root, Value: Equatable>(
        _ path: CasePath<Root, Value>, _ value: Value, from root: Root, not others: Root...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for _ in 0..<3 {
            #expect(path.extract(from: root) == value, sourceLocation: sourceLocation)
            #expect(path.matches(root), sourceLocation: sourceLocation)
            for other in others { #expect(path.extract(from: other) == nil, sourceLocation: sourceLocation) }
            #expect(path.extract(from: path.embed(value)) == value, sourceLocation: sourceLocation)
        }
    }

    private enum Multi: Equatable {
        case number(Int)
        case otherNumber(Int)
        case text(String)
        case flag(Bool)
        case small(UInt8)
        case real(Double)
        case nothing
        case nobody
    }

    @Test("cases with several payloads are told apart, also those of one type")
    func multiPayload() {
        extracts(/Multi.number, 7, from: .number(7), not: .otherNumber(7), .text("7"), .nothing, .flag(true))
        extracts(/Multi.otherNumber, 7, from: .otherNumber(7), not: .number(7), .small(7))
        extracts(
            /Multi.text, "a text longer than fits", from: .text("a text longer than fits"), not: .number(1), .nobody)
        extracts(/Multi.flag, true, from: .flag(true), not: .small(1))
        extracts(/Multi.small, 255, from: .small(255), not: .number(255))
        extracts(/Multi.real, .infinity, from: .real(.infinity), not: .nothing)
    }

    @Test("a path that first meets another case of the same type learns which is its own")
    func learning() {
        let path = /Multi.otherNumber
        #expect(path.extract(from: .number(3)) == nil)
        #expect(path.extract(from: .otherNumber(3)) == 3 && path.extract(from: .number(3)) == nil)
        let other = /Multi.otherNumber
        #expect(other.extract(from: .nothing) == nil && other.extract(from: .text("")) == nil)
        #expect(other.extract(from: .otherNumber(4)) == 4)
    }

    private enum Single: Equatable {
        case text(String)
        case empty
        case gone
    }

    private enum OnlyOne: Equatable { case value(Int) }

    @Test("an enum with one payload, and one with one case")
    func singlePayload() {
        extracts(/Single.text, "", from: .text(""), not: .empty, .gone)
        extracts(/OnlyOne.value, -1, from: .value(-1))
        extracts(/Int?.some, 5, from: 5, not: nil)
        extracts(/Int??.some, nil, from: .some(nil), not: nil)
    }

    @Test("cases without payload")
    func noPayload() {
        for _ in 0..<3 {
            #expect((/Multi.nothing).matches(.nothing) && !(/Multi.nothing).matches(.nobody))
            #expect(!(/Multi.nothing).matches(.number(0)) && (/Single.gone).matches(.gone))
            #expect(!(/Single.gone).matches(.empty) && !(/Single.gone).matches(.text("")))
            #expect((/Int?.none).matches(nil) && !(/Int?.none).matches(0))
        }
        #expect((/Multi.nobody).embed(()) == .nobody)
    }

    private enum Empty: Equatable {
        case value(EmptyValue)
        case number(Int)
        case other
        struct EmptyValue: Equatable {}
    }

    private enum Void1 {
        case nothing(Void)
        case number(Int)
        case other
    }

    @Test("a payload that takes no memory")
    func zeroSize() {
        extracts(/Empty.value, .init(), from: .value(.init()), not: .number(0), .other)
        extracts(/Empty.number, 0, from: .number(0), not: .value(.init()), .other)
        let nothing = /Void1.nothing
        #expect(nothing.matches(.nothing(())) && !nothing.matches(.other) && !nothing.matches(.number(1)))
    }

    private enum Generic<Left, Right> {
        case left(Left)
        case right(Right)
        case both(Left, Right)
        case neither
    }

    @Test("generic enums, also where both parameters are the same type")
    func generic() {
        extracts(/Generic<Int, String>.left, 1, from: .left(1), not: .right("1"), .neither)
        extracts(/Generic<Int, String>.right, "1", from: .right("1"), not: .left(1), .both(1, "1"))
        extracts(/Generic<Int, Int>.right, 2, from: .right(2), not: .left(2), .neither)
        let both = /Generic<[Int], [String]>.both
        for _ in 0..<3 {
            let value = both.extract(from: .both([1, 2], ["a"]))
            #expect(value?.0 == [1, 2] && value?.1 == ["a"] && both.extract(from: .left([1])) == nil)
        }
        extracts(/Result<String, CancellationError>.success, "ok", from: .success("ok"), not: .failure(.init()))
    }

    private enum Tuples {
        case pair(Int, String)
        case labelled(width: Double, height: Double)
        case oneLabel(quantity: Int)
        case oneTuple((a: UInt8, b: Int64))
        case nested((Int, (String, Bool)), [Int])
        case none
    }

    @Test("tuples, with labels and without")
    func tuples() {
        for _ in 0..<3 {
            let pair = (/Tuples.pair).extract(from: .pair(1, "one"))
            #expect(pair?.0 == 1 && pair?.1 == "one" && !(/Tuples.pair).matches(.oneLabel(quantity: 1)))
            let size = (/Tuples.labelled).extract(from: .labelled(width: 2, height: 3))
            #expect(size?.0 == 2 && size?.1 == 3 && !(/Tuples.labelled).matches(.none))
            #expect((/Tuples.oneLabel).extract(from: .oneLabel(quantity: 12)) == 12)
            let one = (/Tuples.oneTuple).extract(from: .oneTuple((a: 200, b: -1)))
            #expect(one?.a == 200 && one?.b == -1)
            let nested = (/Tuples.nested).extract(from: .nested((1, ("x", true)), [3]))
            #expect(nested?.0.0 == 1 && nested?.0.1.0 == "x" && nested?.0.1.1 == true && nested?.1 == [3])
        }
        let labelled: CasePath<Tuples, (width: Double, height: Double)> = /Tuples.labelled
        #expect(labelled.extract(from: .labelled(width: 4, height: 5))?.height == 5)
        #expect(
            CasePath(case: Tuples.none).matches(.none) && !CasePath(case: Tuples.none).matches(.oneLabel(quantity: 0)))
    }

    private protocol Shape: Sendable { var sides: Int { get } }
    private struct Square: Shape {
        let sides = 4
        let a = 1, b = 2, c = 3, d = 4
    }
    private struct Dot: Shape { var sides: Int { 0 } }

    private enum Existentials {
        case shape(any Shape)
        case anything(Any)
        case error(any Error)
        case object(AnyObject)
        case type(any Shape.Type)
    }

    @Test("existentials, small and in a box")
    func existentials() {
        let (object, error) = (NSObject(), CancellationError())
        for _ in 0..<3 {
            #expect((/Existentials.shape).extract(from: .shape(Square()))?.sides == 4)
            #expect((/Existentials.shape).extract(from: .shape(Dot()))?.sides == 0)
            #expect((/Existentials.anything).extract(from: .anything("any")) as? String == "any")
            #expect((/Existentials.error).extract(from: .error(error)) is CancellationError)
            #expect((/Existentials.object).extract(from: .object(object)) === object)
            #expect((/Existentials.type).extract(from: .type(Square.self)) == Square.self)
            #expect(!(/Existentials.shape).matches(.anything(Square())))
        }
    }

    private final class Counted {
        nonisolated(unsafe) static var living = 0
        init() { Counted.living += 1 }
        deinit { Counted.living -= 1 }
    }

    private enum Objects {
        case one(Counted)
        case several([Counted], String)
        case maybe(Counted?)
        case nothing
        indirect case boxed(Counted)
    }

    @Test("objects are retained as often as they are released")
    func objects() {
        Counted.living = 0
        do {
            let object = Counted()
            for _ in 0..<10 {
                #expect((/Objects.one).extract(from: .one(object)) === object)
                #expect((/Objects.several).extract(from: .several([object, object], "x"))?.0.count == 2)
                let maybe: CasePath<Objects, Counted?> = /Objects.maybe
                #expect((maybe.extract(from: .maybe(object)) ?? nil) === object)
                #expect(maybe.matches(.maybe(nil)) && !maybe.matches(.nothing))
                #expect((/Objects.boxed).extract(from: .boxed(object)) === object)
                #expect((/Objects.boxed).extract(from: .one(object)) == nil)
                #expect((/Objects.one).extract(from: .one(Counted())) != nil)
            }
            var root = Objects.one(object)
            (/Objects.one).modify(&root) { $0 = Counted() }
            #expect(Counted.living == 2)
        }
        #expect(Counted.living == 0)
    }

    private indirect enum Tree: Equatable {
        case leaf(Int)
        case node(left: Tree, right: Tree)
        case empty
    }

    private enum Mixed: Equatable {
        indirect case box(Mixed)
        indirect case wide(UInt8, SIMD4<Double>)
        case text(String)
    }

    @Test("indirect cases, also of values with a large alignment")
    func indirect() {
        extracts(/Tree.leaf, 3, from: .leaf(3), not: .empty, .node(left: .empty, right: .empty))
        for _ in 0..<3 {
            let node = (/Tree.node).extract(from: .node(left: .leaf(1), right: .empty))
            #expect(node?.0 == .leaf(1) && node?.1 == .empty)
        }
        extracts(/Mixed.box, .text("in"), from: .box(.text("in")), not: .text("in"))
        extracts(/Mixed.text, "t", from: .text("t"), not: .box(.text("t")))
        let wide = (/Mixed.wide).extract(from: .wide(9, .init(1, 2, 3, 4)))
        #expect(wide?.0 == 9 && wide?.1 == .init(1, 2, 3, 4))
    }

    private enum Actions {
        case run(() -> Void)
        case compute((Int) -> Int)
        case button(title: String, action: @MainActor () -> Void)
        case optional((() -> Void)?)
        case seldom((Multi, [Counted]) -> Double?)
        case none
    }

    @Test("functions of the usual kinds, alone, optional and in tuples, can be called")
    func functions() {
        var log: [String] = []
        for _ in 0..<3 {
            (/Actions.run).extract(from: .run { log.append("run") })?()
            #expect((/Actions.compute).extract(from: .compute { $0 * 2 })?(21) == 42)
            let button = (/Actions.button).extract(from: .button(title: "OK") { log.append("tap") })
            button?.1()
            #expect(button?.0 == "OK" && (/Actions.run).extract(from: .none) == nil)
            let optional = (/Actions.optional).extract(from: .optional { log.append("optional") })
            (optional ?? nil)?()
            #expect((/Actions.optional).extract(from: .optional(nil)) != nil)
        }
        #expect(log == ["run", "tap", "optional", "run", "tap", "optional", "run", "tap", "optional"])
        #expect((/Generic<(Multi) -> Int, Int>.left).extract(from: .left { _ in 5 })?(.nothing) == 5)
    }

    @Test("a function of a seldom kind is not read, and a warning says what to do")
    func seldomFunctions() {
        let screen = Screen { Text("") }
        #expect((/Actions.seldom).extract(from: .seldom { _, _ in 1 }) == nil)
        #expect((/Actions.seldom).extract(from: .none) == nil)
        #expect(screen.warnings.count == 1 && screen.warnings.first?.contains("Use @Cases") == true)
    }

    @Test("what is no case of an enum warns once and finds nothing")
    func noCases() {
        let screen = Screen { Text("") }
        let next = /{ @Sendable (number: Int) in Multi.number(number + 1) }
        for _ in 0..<3 { #expect(next.extract(from: .number(1)) == nil) }
        #expect(screen.warnings.count == 1 && screen.warnings[0].contains("Multi to Int"))
        let changing = /{ @Sendable (number: UInt8) in number > 3 ? Multi.small(number) : .nothing }
        #expect(changing.extract(from: .small(1)) == nil)
        #expect(screen.warnings.count == 2 && screen.warnings[1].contains("Multi to UInt8"))
        let square = /{ @Sendable (side: Int) in CGSize(width: side, height: side) }
        #expect(square.extract(from: CGSize(width: 1, height: 1)) == nil)
        #expect(screen.warnings.count == 3 && screen.warnings[2].contains("CGSize to Int"))
        #expect(!(/Single.text("value")).matches(.text("value")))
        #expect(screen.warnings.count == 4 && screen.warnings[3].contains("the case text"))
        #expect(!(/Double.pi).matches(.pi) && screen.warnings.count == 5)
    }

    @Test("cases are asked for in switch, changed where they stand, and written by hand where needed")
    func useOfPaths() {
        var root = Multi.number(3)
        #expect(
            (/Multi.number).modify(&root) {
                $0 += 1; return "changed"
            } == "changed" && root == .number(4))
        #expect((/Multi.text).modify(&root) { $0 += "x" } == nil && root == .number(4))
        if case /Multi.number = root {} else { Issue.record("the case does not match") }
        let byHand = CasePath<Multi, Int>(
            embed: { .number($0) }, extract: { if case .number(let n) = $0 { n } else { nil } })
        extracts(byHand, 1, from: .number(1), not: .text("1"))
        extracts(.root, root, from: root)
    }
}
