import MartletLayout

/// A proposed size in sixteen bytes: nil is not a number.
struct Proposal: Equatable {
    var width: Double
    var height: Double

    static var unspecified: Proposal { Proposal(width: .nan, height: .nan) }

    private init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: ProposedViewSize) {
        width = size.width.map { Double($0) } ?? .nan
        height = size.height.map { Double($0) } ?? .nan
    }

    var size: ProposedViewSize {
        ProposedViewSize(
            width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }

    static func == (a: Proposal, b: Proposal) -> Bool {
        a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
    }
}

/// The sizes an element answered with, for the last few proposals.
struct SizeCache {
    struct Entry {
        var proposal: Proposal
        /// Where only a length was asked for, the other one is not a number.
        var size: CGSize
        /// When it was asked for last.
        var era: UInt32

        /// The axis along which a length was answered; nil for a size.
        var axis: Axis? { size.height.isNaN ? .horizontal : size.width.isNaN ? .vertical : nil }
    }

    /// Its width is not a number while there is none.
    private var first = Entry(proposal: .unspecified, size: CGSize(width: CGFloat.nan, height: 0), era: 0)
    private var others: ContiguousArray<Entry> = []
    private static let limit = 8
    /// Whether answers were given that are not known any more.
    private(set) var hasForgotten = false

    /// Counts how often a window took another size.
    @MainActor @exclusivity(unchecked) private(set) static var era: UInt32 = 0

    /// From now on everything is offered other widths; what is not asked for again hardly counts any more.
    @MainActor static func beginEra() { era &+= 1 }

    var isEmpty: Bool { first.size.width.isNaN }

    @MainActor mutating func size(for proposal: Proposal) -> CGSize? {
        if isEmpty { return nil }
        if first.proposal == proposal {
            first.era = SizeCache.era
            return first.size
        }
        return answer(to: proposal, along: nil)?.size
    }

    @MainActor mutating func length(along axis: Axis, for proposal: Proposal) -> CGFloat? {
        answer(to: proposal, along: axis)?.size.length(along: axis)
    }

    @MainActor private mutating func answer(to proposal: Proposal, along axis: Axis?) -> Entry? {
        // Indices, because an iterator would hold on to the array, for every element that is asked.
        for index in others.indices where others[index].proposal == proposal && others[index].axis == axis {
            if others[index].era != SizeCache.era { others[index].era = SizeCache.era }
            return others[index]
        }
        return nil
    }

    @MainActor mutating func insert(_ size: CGSize, for proposal: Proposal) {
        let entry = Entry(proposal: proposal, size: size, era: SizeCache.era)
        if isEmpty { first = entry } else { insert(entry) }
    }

    @MainActor mutating func insert(_ length: CGFloat, along axis: Axis, for proposal: Proposal) {
        insert(Entry(proposal: proposal, size: CGSize(main: length, cross: .nan, axis: axis), era: SizeCache.era))
    }

    private mutating func insert(_ entry: Entry) {
        if others.count < SizeCache.limit {
            others.append(entry)
        } else {
            others.removeFirst()
            others.append(entry)
            hasForgotten = true
        }
    }

    /// The proposals that were answered, with their answers.
    var entries: [Entry] { isEmpty ? Array(others) : [first] + others }

    /// Forgets what was not asked for in this era, where something else was. It may still count somewhere, but seldom
    /// does: whoever counts with it asks again, which is less work than to know it for ever.
    @MainActor mutating func removeOld() {
        let isFirstOld = !isEmpty && first.era != SizeCache.era
        if others.isEmpty || !isFirstOld && others.allSatisfy({ $0.era == SizeCache.era }) { return }
        let recent = ContiguousArray(others.filter { $0.era == SizeCache.era })
        if recent.isEmpty, isEmpty || isFirstOld { return }
        others = recent
        if isFirstOld { first.size.width = .nan }
        hasForgotten = true
    }

    /// Whether the proposal was answered, with a size or a length.
    func answers(_ proposal: Proposal) -> Bool { entries.contains { $0.proposal == proposal } }

    mutating func removeAll() {
        hasForgotten = false
        first.size.width = .nan
        if !others.isEmpty { others.removeAll() }
    }
}
