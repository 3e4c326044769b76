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

        /// The axis along which a length was answered; nil for a size.
        var axis: Axis? { size.height.isNaN ? .horizontal : size.width.isNaN ? .vertical : nil }
    }

    /// Its width is not a number while there is none.
    private var first = Entry(proposal: .unspecified, size: CGSize(width: CGFloat.nan, height: 0))
    private var others: ContiguousArray<Entry> = []
    private static let limit = 8
    /// Whether answers were given that are not known any more.
    private(set) var hasForgotten = false

    var isEmpty: Bool { first.size.width.isNaN }

    func size(for proposal: Proposal) -> CGSize? {
        if isEmpty { return nil }
        if first.proposal == proposal { return first.size }
        // Indices, because an iterator would hold on to the array, for every element that is asked.
        for index in others.indices where others[index].proposal == proposal && others[index].axis == nil {
            return others[index].size
        }
        return nil
    }

    func length(along axis: Axis, for proposal: Proposal) -> CGFloat? {
        for index in others.indices where others[index].proposal == proposal && others[index].axis == axis {
            return others[index].size.length(along: axis)
        }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: Proposal) {
        let entry = Entry(proposal: proposal, size: size)
        if isEmpty { first = entry } else { insert(entry) }
    }

    mutating func insert(_ length: CGFloat, along axis: Axis, for proposal: Proposal) {
        insert(Entry(proposal: proposal, size: CGSize(main: length, cross: .nan, axis: axis)))
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

    mutating func removeAll() {
        hasForgotten = false
        first.size.width = .nan
        if !others.isEmpty { others.removeAll() }
    }
}
