import Foundation
import Testing

@testable import MartletLayout

@Suite("A column at its ideal length is corrected in place")
struct StackChangeTests {
    /// A column whose boxes read their sizes from here.
    final class Column {
        var sizes: [CGSize]
        let layout: StackLayout
        var solution = StackLayout.Solution()

        init(_ sizes: [CGSize], alignment: HorizontalAlignment = .center) {
            self.sizes = sizes
            layout = StackLayout(axis: .vertical, spacing: 2, alignment: alignment.key)
            solution = solved()
        }

        func solved() -> StackLayout.Solution {
            layout.solution(
                for: ProposedViewSize(width: 100, height: nil),
                children: Array(repeating: .init(), count: sizes.count),
                length: { index, _ in self.sizes[index].height },
                dimensions: { index, _ in ViewDimensions(size: self.sizes[index]) })
        }

        func set(_ index: Int, _ size: CGSize) -> StackLayout.Change {
            sizes[index] = size
            return layout.remeasure([index], in: &solution) { index, _ in ViewDimensions(size: self.sizes[index]) }
        }

        func frames(_ solution: StackLayout.Solution) -> [CGRect] {
            layout.arrange(in: CGRect(origin: .zero, size: solution.size), solution).map(\.frame)
        }
    }

    @Test("A taller row moves the rows after it")
    func growth() {
        let column = Column(Array(repeating: size(50, 10), count: 4))
        #expect(column.set(1, size(50, 15)) == .init(resizesStack: true, firstMoved: 2))
        #expect(column.solution.size == size(50, 51))
        #expect(column.frames(column.solution).map(\.minY) == [0, 12, 29, 41])
    }

    @Test("A row that keeps its size moves nothing")
    func unchanged() {
        let column = Column(Array(repeating: size(50, 10), count: 4))
        #expect(column.set(1, size(50, 10)) == .none)
    }

    @Test("A wider row moves all centred rows, and only the stack's edge when they are leading")
    func width() {
        let centred = Column(Array(repeating: size(50, 10), count: 3))
        #expect(centred.set(2, size(60, 10)) == .init(resizesStack: true, firstMoved: 0))
        let leading = Column(Array(repeating: size(50, 10), count: 3), alignment: .leading)
        #expect(leading.set(2, size(60, 10)) == .init(resizesStack: true, firstMoved: nil))
        #expect(leading.set(2, size(50, 10)) == .init(resizesStack: true, firstMoved: nil))
        #expect(leading.solution.size == size(50, 34))
    }

    @Test("A correction finds what solving again would find", arguments: 0..<50)
    func agreesWithSolving(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let column = Column(
            (0..<20).map { _ in random.size() }, alignment: seed.isMultiple(of: 2) ? .center : .trailing)
        for _ in 0..<20 {
            let before = column.frames(column.solution)
            let change = column.set(Int.random(in: 0..<20, using: &random), random.size())
            let again = column.solved()
            #expect(column.solution.size == again.size)
            #expect(column.frames(column.solution) == column.frames(again))
            let unmoved = (0..<(change.firstMoved ?? 20))
            #expect(unmoved.allSatisfy { column.layout.origin(of: $0, again).y == before[$0].minY })
        }
    }

    @Test("Several rows that change at once come out as if the column were solved anew", arguments: 0..<100)
    func several(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
        let column = Column((0..<20).map { _ in random.size() }, alignment: alignments[seed % 3])
        let before = column.frames(column.solution)
        let indices = (0..<20).filter { _ in Bool.random(using: &random) }
        for index in indices { column.sizes[index] = random.size() }
        let change = column.layout.remeasure(indices, in: &column.solution) { index, _ in
            ViewDimensions(size: column.sizes[index])
        }
        let after = column.frames(column.solved())
        #expect(column.frames(column.solution) == after)
        #expect(column.solution.size == column.solved().size)
        let moved = before.indices.first { before[$0].origin != after[$0].origin && !indices.contains($0) }
        if let moved { #expect((change.firstMoved ?? 20) <= moved) }
    }

    @Test("Rows that come, go and change places come out as if the column were solved anew", arguments: 0..<100)
    func others(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let column = Column((0..<20).map { _ in random.size() }, alignment: seed % 2 == 0 ? .center : .leading)
        let old = column.sizes
        var places = Array(0..<20).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        if seed % 3 == 0 { places.shuffle(using: &random) }
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            places.insert(-1, at: Int.random(in: 0...places.count, using: &random))
        }
        column.sizes = places.map { $0 < 0 ? random.size() : old[$0] }
        var measured: [Int] = []
        let solution = column.layout.solution(
            after: column.solution, children: Array(repeating: .init(), count: places.count), place: places
        ) { index, _ in
            measured.append(index)
            return ViewDimensions(size: column.sizes[index])
        }
        #expect(column.frames(solution) == column.frames(column.solved()))
        #expect(measured == places.indices.filter { places[$0] < 0 })
    }
}
