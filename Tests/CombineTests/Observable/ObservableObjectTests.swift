import Combine
import Testing

private class Animal: ObservableObject {
    @Published var name = "a"
    @Published var age = 0
    var unpublished = 0
}

private class Crate<T>: Animal {
    var plain = "plain"
    @Published var item: T
    init(_ item: T) { self.item = item }
}

private final class IntCrate: Crate<Int> {
    @Published var extra: [String] = []
}

private class Base { var x = 1 }

private final class OnNonObservableBase: Base, ObservableObject {
    @Published var y = 2
}

private final class Bare: ObservableObject {
    var a = 1
}

private final class ByHand: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 0
}

@Suite("ObservableObject")
struct ObservableObjectTests {
    @Test("semantics 19: subscribers run in willSet, before the property has its new value")
    func willSet() {
        let animal = Animal()
        var log: [String] = []
        let a = animal.objectWillChange.sink { [unowned animal] in log.append("will: \(animal.age)") }
        let b = animal.$age.sink { [unowned animal] in log.append("$age: \($0), still \(animal.age)") }
        animal.age = 7
        #expect(log == ["$age: 0, still 0", "will: 0", "$age: 7, still 0"])
        #expect(animal.age == 7)
        withExtendedLifetime((a, b)) {}
    }

    @Test("semantics 20: $p delivers on demand and catches up with the latest value")
    func demandOfPublished() {
        let animal = Animal()
        let probe = Probe<Int, Never>(initial: .max(2))
        animal.$age.subscribe(probe)
        for value in [1, 3, 6] { animal.age = value }
        #expect(probe.values == [0, 1])
        probe.request(.max(1))
        #expect(probe.values == [0, 1, 6])
    }

    @Test("semantics 21: objectWillChange ignores demand")
    func demandOfWillChange() {
        let animal = Animal()
        let probe = Probe<Void, Never>(initial: .max(2))
        animal.objectWillChange.subscribe(probe)
        for value in 0..<4 { animal.age = value }
        #expect(probe.values.count == 4)
    }

    @Test("semantics 22: a hand-declared objectWillChange is not fired by @Published")
    func handDeclared() {
        let object = ByHand()
        var count = 0
        let subscription = object.objectWillChange.sink { _ in count += 1 }
        object.value = 5
        #expect(count == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test("semantics 23: inherited, generic and own published properties fire the same publisher")
    func inheritance() {
        let crate = IntCrate(1)
        var count = 0
        let subscription = crate.objectWillChange.sink { count += 1 }
        crate.name = "b"
        crate.item = 2
        crate.extra.append("x")
        crate.unpublished = 1
        (crate as Animal).age = 3
        #expect(count == 4)
        #expect(crate.name == "b" && crate.item == 2 && crate.extra == ["x"] && crate.age == 3)
        #expect(crate.objectWillChange === (crate as Animal).objectWillChange)
        withExtendedLifetime(subscription) {}
    }

    @Test("semantics 23: a non-observable base does not hinder")
    func nonObservableBase() {
        let object = OnNonObservableBase()
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.y = 5
        object.x = 5
        #expect(count == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("semantics 24: assigning $p changes no value")
    func projectedSetter() {
        let a = Animal(), b = Animal()
        b.age = 9
        a.$age = b.$age
        #expect(a.age == 0)
        a.age = 4
        #expect(b.age == 9)
    }

    @Test("every access to objectWillChange gives the same publisher, with and without published properties")
    func stablePublisher() {
        let animal = Animal(), bare = Bare()
        #expect(animal.objectWillChange === animal.objectWillChange)
        #expect(bare.objectWillChange === bare.objectWillChange)
        #expect(bare.objectWillChange !== Bare().objectWillChange)
    }

    @Test("many bare objects come and go without sharing a publisher")
    func bareObjectsComeAndGo() {
        let kept = Bare()
        let publisher = kept.objectWillChange
        for _ in 0..<1000 { #expect(Bare().objectWillChange !== publisher) }
        #expect(kept.objectWillChange === publisher)
    }

    @Test("values of several classes and generic instances do not mix")
    func offsetsPerClass() {
        for round in 0..<5 {
            let strings = Crate("s"), ints = Crate(3), arrays = Crate([1.5])
            strings.item += "\(round)"
            ints.item += round
            arrays.item.append(Double(round))
            #expect(strings.item == "s\(round)" && ints.item == 3 + round && arrays.item == [1.5, Double(round)])
        }
    }

    @Test("a subscriber that comes during a change gets the new value too")
    func subscriberDuringChange() {
        let animal = Animal()
        var inner: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        animal.$age.dropFirst().first().sink { _ in
            animal.$age.sink { inner.append($0) }.store(in: &subscriptions)
        }.store(in: &subscriptions)
        animal.age = 5
        animal.age = 6
        #expect(inner == [0, 5, 6])
    }

    @Test("assign(to:) feeds a property until its object goes, and keeps nothing alive")
    func assignToPublished() {
        let source = PassthroughSubject<Int, Never>()
        var animal: Animal? = Animal()
        source.assign(to: &animal!.$age)
        var changes = 0
        let subscription = animal!.objectWillChange.sink { changes += 1 }
        source.send(3)
        #expect(animal!.age == 3 && changes == 1)
        weak let gone = animal
        animal = nil
        subscription.cancel()
        #expect(gone == nil)
        source.send(4)
    }

    @Test("an object with subscribers is freed when the last owner lets go")
    func lifetime() {
        var animal: Animal? = Animal()
        weak let gone = animal
        let subscription = animal!.$age.sink { _ in }
        let other = animal!.objectWillChange.sink {}
        animal = nil
        #expect(gone == nil)
        withExtendedLifetime((subscription, other)) {}
    }

    @Test("setting a property from its own subscriber ends with the outer value")
    func reentrantSet() {
        let animal = Animal()
        var log: [Int] = []
        let subscription = animal.$age.sink { [unowned animal] value in
            log.append(value)
            if value == 1 { animal.age = 2 }
        }
        animal.age = 1
        #expect(log == [0, 1, 2])
        #expect(animal.age == 1)
        withExtendedLifetime(subscription) {}
    }
}
