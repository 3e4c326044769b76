import MartletGraph
import MartletHost

/// Something in the order in which the Tab key goes through a window.
private enum FocusStop {
    case element(UInt64)
    /// Rows of a lazy container that are not shown, and may hold elements to stop at.
    case rows(LazyNode, Range<Int>)
}

/// Where the keyboard was and what was around it, so that it goes on from there when the element goes away.
struct FocusTrail {
    fileprivate var order: [UInt64] = []
    fileprivate var last: UInt64?
    /// What was pressed since, the innermost first: while nothing has the keyboard, it goes on from there.
    var pressed: [UInt64] = []
}

extension WindowRoot {
    /// Gives the keyboard to the next element in reading order and scrolls it into view; behind the last comes the
    /// first. Rows of lazy containers are made as the keyboard comes near.
    ///
    /// - Returns: `false` when there is nothing to stop at.
    package func moveFocus(backward: Bool) -> Bool {
        let order = focusOrder
        let step = backward ? -1 : 1
        var index = start(in: order, backward: backward)
        for _ in order.indices {
            index = (index + step + order.count) % order.count
            switch order[index] {
            case .element(let id): return focus(id, among: order)
            case .rows(let container, let places):
                if let id = container.firstStop(in: places, backward: backward) { return focus(id, among: order) }
            }
        }
        return false
    }

    private var focusOrder: [FocusStop] {
        let list = describe(beyondFold: .infinity, findsGaps: true)
        return list.elements.compactMap { element in
            if element.isCovered { return nil }
            if let gap = list.gaps[element.id] { return .rows(gap.container, gap.places) }
            if element.isPassedByTab, element.id != focusedElement { return nil }
            return element.isFocusable && element.isEnabled ? .element(element.id) : nil
        }
    }

    private func focus(_ id: UInt64, among order: [FocusStop]) -> Bool {
        focusTrail.order = order.compactMap { if case .element(let id) = $0 { id } else { nil } }
        focusTrail.last = id
        requestFocus(id, selectingText: !idiom.isTouched)
        (ids.node(id) as? any TabStop)?.tabbedTo()
        return true
    }

    /// The position before the next stop: that of the element with the keyboard, or of the one that had it.
    private func start(in order: [FocusStop], backward: Bool) -> Int {
        var places: [UInt64: Int] = [:]
        for (index, stop) in order.enumerated() {
            if case .element(let id) = stop, places[id] == nil { places[id] = index }
        }
        if let focused = focusedElement, let place = places[focused] { return place }
        guard let last = focusTrail.last, let lost = focusTrail.order.firstIndex(of: last) else {
            if let pressed = focusTrail.pressed.lazy.compactMap({ places[$0] }).first { return pressed }
            return backward ? order.count : -1
        }
        // What has come in its place, as a page in that of another, is met first.
        let before = focusTrail.order[..<lost].last { places[$0] != nil }.map { places[$0]! }
        if backward { return before.map { $0 + 1 } ?? order.count }
        return before ?? focusTrail.order[lost...].first { places[$0] != nil }.map { places[$0]! - 1 } ?? -1
    }
}

extension LazyNode {
    /// How many rows without anything to stop at are passed before the rest is taken to have nothing either.
    private static var scanLimit: Int { 256 }

    /// The first element at which the keyboard can stop in rows that are not shown. The container scrolls to it, and
    /// back when there is none.
    func firstStop(in places: Range<Int>, backward: Bool) -> UInt64? {
        guard let window, let scroll = visibleWindow.scroll else { return nil }
        let start = scroll.offset
        var left = (backward ? places.reversed() : Array(places)).prefix(Self.scanLimit)
        while let place = left.first {
            guard place < entries.count else { break }
            self.scroll(to: place, anchor: nil)
            window.layout()
            guard shownElement(at: place) != nil else { break }
            while let place = left.first, let element = shownElement(at: place) {
                left.removeFirst()
                let stops = element.described.filter {
                    $0.isFocusable && $0.isEnabled && !$0.isCovered && !$0.isPassedByTab
                }
                if let stop = backward ? stops.last : stops.first { return stop.id }
            }
        }
        scroll.scroll(to: start)
        return nil
    }
}
