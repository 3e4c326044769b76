import Foundation
import Testing

@testable import MartletLayout

/// The same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A size in whole points, so that sums are exact.
    mutating func size() -> CGSize {
        CGSize(width: 2 * Int.random(in: 1...40, using: &self), height: Int.random(in: 1...40, using: &self))
    }

    mutating func box() -> Box {
        let minimum = CGFloat(Int.random(in: 0...60, using: &self))
        let extra = CGFloat(Int.random(in: 0...100, using: &self))
        switch Int.random(in: 0..<5, using: &self) {
        case 0: return .shape
        case 1: return .spacer
        case 2: return .fixed(minimum, extra)
        case 3: return .shape.frame(minWidth: minimum)
        default: return .elastic(minimum...(minimum + extra)).layoutPriority(Double(Int(extra) % 3))
        }
    }
}

@Suite("Stacks of random children")
struct StackPropertyTests {
    @Test(
        "Children stand in order at their spacing, and the stack is between its minimum and its maximum",
        arguments: 0..<100)
    func order(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let boxes = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.box() }
        let stack = Stack(StackLayout(axis: .horizontal, spacing: 4, alignment: VerticalAlignment.top.key), boxes)
        let spacing = CGFloat(boxes.count - 1) * 4
        let minimum = boxes.map { $0.size(0, 50).width }.reduce(spacing, +)
        let maximum = boxes.map { $0.size(.infinity, 50).width }.reduce(spacing, +)
        let proposed = CGFloat(Int.random(in: 0...900, using: &random))
        stack.solve(proposed, 50)

        let width = stack.solution.size.width
        #expect(width >= minimum - 0.001)
        #expect(width <= maximum + 0.001)
        for (a, b) in zip(stack.frames, stack.frames.dropFirst()) {
            #expect(abs(b.minX - a.maxX - 4) < 0.001)
        }
        #expect(stack.measurements == boxes.count)
    }

    @Test("Children that can shrink to nothing never exceed the proposal", arguments: 0..<50)
    func neverExceeds(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let boxes = (0..<10).map { _ in
            Box.elastic(0...CGFloat(Int.random(in: 1...200, using: &random)))
                .layoutPriority(Double(Int.random(in: 0...2, using: &random)))
        }
        let stack = Stack(StackLayout(axis: .horizontal, spacing: 0, alignment: VerticalAlignment.top.key), boxes)
        let proposed = CGFloat(Int.random(in: 1...1_500, using: &random))
        let wished = boxes.map { $0.size(.infinity, 10).width }.reduce(0, +)
        #expect(abs(stack.solve(proposed, 10).solution.size.width - min(proposed, wished)) < 0.001)
    }

    @Test("Solving twice, and into a used solution, gives the same frames", arguments: 0..<20)
    func deterministic(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let boxes = (0..<8).map { _ in random.box() }
        let layout = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key)
        let used = Stack(layout, boxes).solve(77, nil).solve(nil, 30).solve(300, 50)
        #expect(used.frames == Stack(layout, boxes).solve(300, 50).frames)
    }

    @Test("Ten thousand children are asked three times each at most")
    func manyChildren() {
        var random = SeededGenerator(seed: 1)
        let boxes = (0..<10_000).map { _ in random.box() }
        let stack = Stack(StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key), boxes)
        stack.solve(1_000_000, 50)
        #expect(stack.probes <= 20_000)
        #expect(stack.measurements == 10_000)
    }
}
