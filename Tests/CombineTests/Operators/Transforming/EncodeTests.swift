import Combine
import Foundation
import Testing

@Suite("encode")
struct EncodeTests {
    /// Writes a number as text, and refuses some.
    private struct Scribe: TopLevelEncoder {
        var token = Token()
        func encode<T: Encodable>(_ value: T) throws -> String { "<\(try picky(token.pass(value) as! Int))>" }
    }

    @Test("each value becomes what the encoder makes of it")
    func values() {
        let rig = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Encode", "<1>", "<2>", "finished"])
    }

    @Test("a failure of upstream passes, and what the encoder throws ends it")
    func failure() {
        let passing = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        passing.fail(Oops(code: 5))
        #expect(passing.log == ["subscription Encode", "failure 5"])
        let throwing = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        throwing.send(1, -2, 3)
        #expect(throwing.log == ["subscription Encode", "<1>", "failure 2"])
        #expect(throwing.upstream == ["unlimited", "cancel"])
    }

    @Test("demand passes, and no more is sent than asked for")
    func demand() {
        let rig = Rig(demand: .max(1), answer: .max(3)) { (ints: Ints) in ints.encode(encoder: Scribe()) }
        rig.send(1)
        #expect(rig.upstream == ["max(1)"] && rig.source.answers == [.max(3)])
        #expect(told(upTo(3).encode(encoder: Scribe()), asking: .max(1), .max(1)) == ["<1>", "<2>"])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Encode"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        rig.recorder.onValue = { if $0 == "<1>" { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Encode", "<1>", "<2>", "<3>"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.encode(encoder: Scribe(token: token)) } == [])
    }

    @Test("JSON and property lists, there and back")
    func foundation() {
        let json = Rig { (ints: Ints) in
            ints.map { ["n": $0] }.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        }
        json.send(7)
        #expect(json.log.last == "{\"n\":7}")
        let list = Rig { (ints: Ints) in
            ints.map { [$0] }.encode(encoder: PropertyListEncoder())
                .decode(type: [Int].self, decoder: PropertyListDecoder())
        }
        list.send(7)
        #expect(list.log == ["subscription Decode", "[7]"])
    }

    @Test("its mirror shows downstream, the state and upstream")
    func mirror() {
        let rig = Rig { (ints: Ints) in ints.encode(encoder: Scribe()) }
        let mirror = Mirror(reflecting: rig.recorder.subscription!)
        #expect(mirror.children.map(\.label) == ["downstream", "finished", "upstreamSubscription"])
        #expect(mirror.descendant("finished") as? Bool == false)
        rig.finish()
        #expect(Mirror(reflecting: rig.recorder.subscription!).descendant("finished") as? Bool == true)
    }
}
