import Foundation
import MartletFoundation
import Testing

@Suite("Predicates as texts")
struct PredicateTests {
    private enum Kind: String { case cat, dog }

    private struct Owner { var name: String }

    private struct Pet {
        var name: String
        var age: Int
        var weight = 4.5
        var kind = Kind.cat
        var owner: Owner?
        var born = Date(timeIntervalSince1970: 0)
        var tags: [String] = []
        var isAsleep = false
        var toys: [Owner] = []
    }

    private let pets = [
        Pet(name: "Élise", age: 3, owner: Owner(name: "Ada"), tags: ["soft", "small"]),
        Pet(name: "Rex", age: 12, weight: 30, kind: .dog, born: Date(timeIntervalSince1970: 1000), isAsleep: true),
        Pet(name: "alf", age: 7, owner: Owner(name: "Grace"), toys: [Owner(name: "ball"), Owner(name: "bone")]),
    ]

    private func found(_ format: String, _ arguments: Any?...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return pets.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    @Test("numbers, texts, dates, truth and nothing are compared")
    func comparisons() {
        #expect(found("age > 5") == ["Rex", "alf"])
        #expect(found("age >= %d", 7) == ["Rex", "alf"])
        #expect(found("5 > age") == ["Élise"])
        #expect(found("weight == 4.5") == ["Élise", "alf"])
        #expect(found("name = %@", "Rex") == ["Rex"])
        #expect(found("name <> 'Rex'") == ["Élise", "alf"])
        #expect(found("born > %@", Date(timeIntervalSince1970: 500)) == ["Rex"])
        #expect(found("isAsleep == YES") == ["Rex"])
        #expect(found("owner == nil") == ["Rex"])
        #expect(found("owner != NULL AND owner.name == 'Ada'") == ["Élise"])
        #expect(found("kind == %@", "dog") == ["Rex"])
        #expect(found("kind == %@", Kind.cat) == ["Élise", "alf"])
        #expect(found("age * 2 + 1 == 15") == ["alf"])
        #expect(found("age BETWEEN {3, 7}") == ["Élise", "alf"])
        #expect(found("age BETWEEN %@", [10, 20]) == ["Rex"])
    }

    @Test("texts are searched, with letters of any case and accent where it is said")
    func texts() {
        #expect(found("name CONTAINS 'lf'") == ["alf"])
        #expect(found("name CONTAINS[cd] %@", "ELI") == ["Élise"])
        #expect(found("name BEGINSWITH[c] 'A'") == ["alf"])
        #expect(found("name BEGINSWITH 'A'") == [])
        #expect(found("name ENDSWITH 'x'") == ["Rex"])
        #expect(found("name LIKE[cd] 'e*s?'") == ["Élise"])
        #expect(found("name LIKE 'R?x'") == ["Rex"])
        #expect(found("name MATCHES '[A-Z].*'") == ["Rex"])
        #expect(found("name == [c] 'ALF'") == ["alf"])
    }

    @Test("conditions are joined, grouped and denied")
    func conditions() {
        #expect(found("age > 5 AND kind == 'cat' OR name == 'Rex'") == ["Rex", "alf"])
        #expect(found("age > 5 && (kind == 'cat' || name == 'none')") == ["alf"])
        #expect(found("NOT (name == 'Rex') AND !(age < 5)") == ["alf"])
        #expect(found("(age + 1) > 12") == ["Rex"])
        #expect(found("TRUEPREDICATE").count == 3)
        #expect(found("FALSEPREDICATE OR name == 'Rex'") == ["Rex"])
    }

    @Test("collections are asked for elements, for any or all of them, and counted")
    func collections() {
        #expect(found("name IN {'Rex', 'alf'}") == ["Rex", "alf"])
        #expect(found("name IN %@", ["Rex"]) == ["Rex"])
        #expect(found("NOT name IN %@", Set(["Rex"])) == ["Élise", "alf"])
        #expect(found("'soft' IN tags") == ["Élise"])
        #expect(found("tags CONTAINS 'small'") == ["Élise"])
        #expect(found("ANY tags BEGINSWITH 'sm'") == ["Élise"])
        #expect(found("ANY toys.name == 'bone'") == ["alf"])
        #expect(found("ALL toys.name BEGINSWITH 'b' AND toys.@count > 0") == ["alf"])
        #expect(found("NONE tags == 'soft'") == ["Rex", "alf"])
        #expect(found("tags.@count == 2") == ["Élise"])
    }

    @Test("keys come from arguments, dictionaries, superclasses, and SELF is the object")
    func keys() {
        #expect(found("%K == %@", "owner.name", "Grace") == ["alf"])
        #expect(found("SELF.age == 12") == ["Rex"])
        let words = ["one", "three", "two"]
        let short = NSPredicate(format: "SELF.length == 3 AND SELF != %@", "two")
        #expect(words.filter { short.evaluate(with: $0) } == ["one"])
        let rows: [[String: Any]] = [["a": 1, "b": ["c": "x"]], ["a": 2]]
        #expect(rows.filter { NSPredicate(format: "b.c == 'x'").evaluate(with: $0) }.count == 1)
        class Base { var id = 7 }
        final class Derived: Base { var name = "d" }
        #expect(NSPredicate(format: "id == 7 AND name == 'd'").evaluate(with: Derived()))
        #expect(NSPredicate(format: "age == $LIMIT").evaluate(with: pets[0], substitutionVariables: ["LIMIT": 3]))
        #expect((words as NSArray).filtered(using: NSPredicate(format: "SELF CONTAINS 'w'")) as? [String] == ["two"])
        let ids = [UUID(), UUID()]
        #expect(ids.filter { NSPredicate(format: "SELF == %@", ids[1]).evaluate(with: $0) } == [ids[1]])
        let big = Int64.max
        #expect(!NSPredicate(format: "SELF == %lld", big - 1).evaluate(with: big))
    }

    @Test(
        "a text that cannot be read holds for nothing",
        arguments: [
            "", "name ==", "== 3", "name = 'open", "name SOUNDS 'x'", "(age > 3", "age > %d", "age > 3 4", "a ~ b",
        ])
    func broken(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: pets[0]))
    }

    @Test("a key that is not there is nothing")
    func absent() {
        #expect(found("colour == nil").count == 3)
        #expect(found("colour == 'red'") == [])
    }
}
