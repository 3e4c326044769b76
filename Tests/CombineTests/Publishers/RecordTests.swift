import Combine
import Foundation
import Testing

@Suite("Record")
struct RecordTests {
    struct Problem: Error, Codable, Equatable { var code: Int }

    @Test("what was recorded, as it is asked for, and the end after the last value")
    func values() {
        let record = Record<Int, Oops>(output: [1, 2, 3], completion: .failure(Oops(code: 4)))
        #expect(told(record, asking: .unlimited) == ["1", "2", "3", "failure 4"])
        #expect(told(record, asking: .max(2)) == ["1", "2"])
        #expect(told(record, asking: .max(1), .max(2)) == ["1", "2", "3", "failure 4"])
        #expect(told(record, asking: .max(1), answer: .max(1)) == ["1", "2", "3", "failure 4"])
    }

    @Test("without values the end comes without being asked")
    func empty() {
        #expect(told(Record<Int, Oops>(output: [], completion: .finished), asking: .none) == ["finished"])
        #expect(told(Record<Int, Oops> { _ in }, asking: .none) == ["finished"])
    }

    @Test("it is recorded by a closure, by a recording or by value")
    func recording() {
        let closure = Record<Int, Oops> {
            $0.receive(1)
            $0.receive(completion: .failure(Oops(code: 2)))
        }
        #expect(closure.recording.output == [1] && closure.recording.completion == .failure(Oops(code: 2)))
        var recording = Record<Int, Oops>.Recording()
        recording.receive(5)
        #expect(recording.completion == .finished)
        recording.receive(completion: .finished)
        #expect(told(Record(recording: recording), asking: .unlimited) == ["5", "finished"])
        #expect(Record<Int, Oops>.Recording(output: [1]).completion == .finished)
    }

    @Test("nothing after a cancel, also from inside a delivery")
    func cancel() {
        let record = Record<Int, Oops>(output: [1, 2, 3], completion: .finished)
        let recorder = Recorder<Int, Oops>(demand: .max(1)), inside = Recorder<Int, Oops>()
        record.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        inside.onValue = { [inside] _ in inside.subscription?.cancel() }
        record.subscribe(inside)
        #expect(recorder.log == ["subscription [1, 2, 3]", "1"] && inside.log == recorder.log)
    }

    @Test("a request from inside a delivery is served after it")
    func reentrant() {
        let recorder = Recorder<Int, Oops>(demand: .max(1))
        var log: [String] = []
        recorder.onValue = { [recorder] in
            if $0 == 1 {
                recorder.subscription?.request(.max(1))
                log = recorder.log
            }
        }
        Record(output: [1, 2, 3], completion: .finished).subscribe(recorder)
        #expect(log.count == 2 && recorder.log == ["subscription [1, 2, 3]", "1", "2"])
    }

    @Test("the subscriber is freed by the end and by a cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) {
        #expect(freesSubscriber(Record<Int, Never>(output: [1], completion: .finished), cancels: cancels))
    }

    @Test("its coded form has the values and how it ended, and comes back as it was")
    func coding() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let record = Record<Int, Problem>(output: [1, 2], completion: .failure(Problem(code: 3)))
        let text = String(decoding: try encoder.encode(record), as: UTF8.self)
        #expect(
            text
                == #"{"recording":{"completion":{"error":{"code":3},"success":false},"output":[1,2]}}"#)
        let back = try JSONDecoder().decode(Record<Int, Problem>.self, from: Data(text.utf8))
        #expect(back.recording.output == [1, 2] && back.recording.completion == .failure(Problem(code: 3)))
        let finished = Record<Int, Problem>.Recording(output: [])
        let short = String(decoding: try encoder.encode(finished), as: UTF8.self)
        #expect(short == #"{"completion":{"success":true},"output":[]}"#)
    }

    @Test("a recording encodes into an encoder as it encodes to one")
    func encodeInto() throws {
        struct Holder: Encodable {
            var recording: Record<Int, Problem>.Recording
            func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
        }
        let text = try JSONEncoder().encode(Holder(recording: .init(output: [1])))
        let back = try JSONDecoder().decode(Record<Int, Problem>.Recording.self, from: text)
        #expect(back.output == [1] && back.completion == .finished)
    }
}
