import Combine
import Testing

@Suite("buffer")
struct BufferTests {
    @Test("keepFull asks for as much as it holds, and again for what it has delivered")
    func keepFull() {
        let rig = Rig(demand: .none) { (ints: Ints) in
            ints.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        }
        #expect(rig.upstream == ["max(2)"])
        rig.send(1, 2)
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1"] && rig.upstream == ["max(2)", "max(1)"])
    }

    @Test("byRequest asks for everything")
    func byRequest() {
        let rig = Rig(demand: .none) { (ints: Ints) in
            ints.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        }
        #expect(rig.upstream == ["unlimited"])
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Buffer"])
        rig.request(.unlimited)
        #expect(rig.log == ["subscription Buffer", "1", "2", "finished"])
    }

    @Test("a failure waits for what is kept")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in
            ints.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
        }
        rig.send(1)
        rig.fail(Oops(code: 2))
        #expect(rig.log.count == 1)
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1", "failure 2"])
    }

    @Test("a cancel drops what is kept")
    func cancel() {
        let rig = Rig(demand: .none) { (ints: Ints) in
            ints.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
        }
        rig.send(1)
        rig.cancel()
        rig.request(.max(1))
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value too many from inside a delivery fails after that delivery, and drops what is kept")
    func overflowInside() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in
            ints.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Oops(code: 3) })
        }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2, 3, 4) } }
        rig.send(1)
        #expect(rig.log == ["subscription Buffer", "1", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
    }
}
