import MartletFoundation
import Testing

@Suite("Descriptors of an order")
struct SortDescriptorTests {
    private struct Person {
        let name: String
        var nickname: String?
        var age = 30
    }

    private static let people = ["Zebra", "apple", "Banana 10", "banana 9"].map { Person(name: $0) }

    private func names(_ descriptors: [SortDescriptor<Person>]) -> [String] {
        Self.people.sorted(using: descriptors).map(\.name)
    }

    @Test("strings are sorted as people expect names, unless another comparator is given")
    func strings() {
        let expected = ["apple", "banana 9", "Banana 10", "Zebra"]
        #expect(names([SortDescriptor(\.name)]) == expected)
        #expect(names([SortDescriptor(\.age), .init(\.name, comparator: .localizedStandard)]) == expected)
        #expect(names([SortDescriptor(\.name, order: .reverse)]) == expected.reversed())
        #expect(names([SortDescriptor(\.name, comparator: .lexical)]) == ["Banana 10", "Zebra", "apple", "banana 9"])
    }

    @Test("nobody without a string comes after somebody with one")
    func none() {
        let people = [
            Person(name: "1", nickname: "b"), Person(name: "2", nickname: nil), Person(name: "3", nickname: "A"),
        ]
        #expect(people.sorted(using: SortDescriptor(\.nickname)).map(\.name) == ["2", "3", "1"])
    }
}
