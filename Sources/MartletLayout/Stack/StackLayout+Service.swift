import Foundation

extension StackLayout {
    /// Shares a finite length among the children of a stack.
    ///
    /// In: children by priority and spacing, and the length that is left after spacing.
    /// Out: every slot of the solution has its offer, and was measured with it.
    /// Holds: a group of higher priority is complete before the next begins, and the minima of the groups below it
    /// were set aside (semantics 74).
    struct Service {
        /// A child in line, with its lengths when offered nothing and everything; not-a-number until probed.
        private struct Guest {
            let index: Int
            let rank: Double
            var minimum = CGFloat.nan
            var maximum = CGFloat.nan

            var flexibility: CGFloat {
                maximum == .infinity && minimum == .infinity ? 0 : maximum - minimum
            }

            /// Whether this guest is served before `other`, of the same rank (semantics 71, 75).
            func precedes(_ other: Guest) -> Bool {
                if flexibility != other.flexibility { return flexibility < other.flexibility }
                return minimum == other.minimum ? index < other.index : minimum > other.minimum
            }
        }

        private let stack: StackLayout
        private let children: [Child]
        private let available: CGFloat
        private var guests: [Guest]

        init(stack: StackLayout, children: [Child], available: CGFloat) {
            self.stack = stack
            self.children = children
            self.available = available
            guests = []
            // A single child is offered everything; most stacks of a deep tree are of this kind.
            guard children.count > 1 else { return }
            guests.reserveCapacity(children.count)
            for index in children.indices {
                guests.append(Guest(index: index, rank: children[index].rank))
            }
        }

        /// Serves all groups, the highest priority first.
        mutating func serve(into solution: inout Solution, length: LengthOfChild, dimensions: DimensionsOfChild) {
            guard children.count > 1 else {
                for index in children.indices {
                    stack.measure(index, offer: available, into: &solution, dimensions)
                }
                return
            }
            var group = sortByRank()
            var reserved: CGFloat = 0
            for position in group.upperBound..<guests.count {
                probeMinimum(position, solution.proposal, length)
                reserved += reserve(of: guests[position])
            }
            var remaining = available
            while !group.isEmpty {
                remaining -= reserved
                order(group, sharing: remaining, solution.proposal, length)
                for position in group {
                    let offer = max(0, remaining / CGFloat(group.upperBound - position))
                    remaining -= stack.measure(guests[position].index, offer: offer, into: &solution, dimensions)
                }
                remaining += reserved
                group = self.group(from: group.upperBound)
                for position in group {
                    reserved -= reserve(of: guests[position])
                }
            }
        }

        /// Puts the guests in descending order of rank and answers the first group.
        private mutating func sortByRank() -> Range<Int> {
            let first = guests[0].rank
            if guests.contains(where: { $0.rank != first }) {
                guests.sort { $0.rank == $1.rank ? $0.index < $1.index : $0.rank > $1.rank }
            }
            return group(from: 0)
        }

        /// The guests of one rank that begin at `start`.
        private func group(from start: Int) -> Range<Int> {
            var end = start
            while end < guests.count, guests[end].rank == guests[start].rank {
                end += 1
            }
            return start..<end
        }

        /// Puts the guests of one rank in the order of service.
        ///
        /// Nobody needs to be probed for the minimum when even the largest of them fits an equal share: then each gets
        /// its maximum in any order.
        private mutating func order(
            _ group: Range<Int>, sharing available: CGFloat, _ proposal: ProposedViewSize, _ length: LengthOfChild
        ) {
            guard group.count > 1 else { return }
            let share = available / CGFloat(group.count)
            var allFit = true
            for position in group {
                probeMaximum(position, proposal, length)
                if !(guests[position].maximum <= share) { allFit = false }
            }
            if allFit { return }
            for position in group {
                probeMinimum(position, proposal, length)
            }
            guests[group].sort { $0.precedes($1) }
        }

        private mutating func probeMinimum(_ position: Int, _ proposal: ProposedViewSize, _ length: LengthOfChild) {
            guard guests[position].minimum.isNaN else { return }
            guests[position].minimum = self.length(of: guests[position].index, offered: 0, proposal, length)
        }

        private mutating func probeMaximum(_ position: Int, _ proposal: ProposedViewSize, _ length: LengthOfChild) {
            let index = guests[position].index
            guests[position].maximum =
                children[index].isSpacer ? .infinity : self.length(of: index, offered: .infinity, proposal, length)
        }

        private func length(
            of index: Int, offered main: CGFloat, _ proposal: ProposedViewSize, _ length: LengthOfChild
        ) -> CGFloat {
            let cross = proposal.length(along: stack.axis.cross)
            return length(index, ProposedViewSize(main: main, cross: cross, axis: stack.axis))
        }

        /// What is set aside for a guest of a lower group; a boundless minimum cannot be.
        private func reserve(of guest: Guest) -> CGFloat {
            guest.minimum.isFinite ? guest.minimum : 0
        }
    }
}
