import Combine
import Foundation
import Testing

@Suite("decode")
struct DecodeTests {
    /// Reads what a number says, and refuses some.
    private struct Reader: TopLevelDecoder {
        var token = Token()
        func decode<T: Decodable>(_ type: T.Type, from number: Int) throws -> T {
            "\(try picky(token.pass(number)))!" as! T
        }
    }

    private func rig(demand: Subscribers.Demand = .unlimited) -> Rig<Int, Oops, String, any Error> {
        Rig(demand: demand, answer: .none) { $0.decode(type: String.self, decoder: Reader()) }
    }

    @Test("each value becomes what the decoder makes of it")
    func values() {
        let rig = rig()
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Decode", "1!", "2!", "finished"])
    }

    @Test("a failure of upstream passes, and what the decoder throws ends it")
    func failure() {
        let passing = rig(), throwing = rig()
        passing.fail(Oops(code: 5))
        throwing.send(1, -2, 3)
        #expect(passing.log == ["subscription Decode", "failure 5"])
        #expect(throwing.log == ["subscription Decode", "1!", "failure 2"])
        #expect(throwing.upstream == ["unlimited", "cancel"])
    }

    @Test("demand passes, and no more is sent than asked for")
    func demand() {
        #expect(rig(demand: .max(4)).upstream == ["max(4)"])
        let decoded = upTo(3).decode(type: String.self, decoder: Reader())
        #expect(told(decoded, asking: .max(1), .max(1)) == ["1!", "2!"])
        #expect(told(decoded, asking: .max(1), answer: .max(1)) == ["1!", "2!", "3!", "finished"])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Decode"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == "1!" { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Decode", "1!", "2!", "3!"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.decode(type: String.self, decoder: Reader(token: token))
        }
        #expect(left == [])
    }

    @Test("JSON that does not fit is a DecodingError")
    func json() {
        let rig = Rig { (s: Source<String, Never>) in
            s.map { Data($0.utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
                .mapError { Oops(code: $0 is DecodingError ? 1 : 0) }
        }
        rig.send("[1, 2]", "{}")
        #expect(rig.log == ["subscription Decode", "[1, 2]", "failure 1"])
    }
}
