/// The guides of elements deep in the tree, remembered from one layout pass to the next.
///
/// Guides are put together from those of the elements inside, and asked for on every level: in a deep tree that would
/// take time that grows with the square of the depth. One element in so many levels remembers them; most trees are not
/// that deep, and pay for it only with a counter.
@MainActor
enum GuideMemo {
    private struct Answer {
        let proposal: Proposal
        let guides: ExplicitGuides?
    }

    private static let levels = 24

    @exclusivity(unchecked) private static var answers: [ObjectIdentifier: Answer] = [:]
    /// How many levels were asked inside the element whose guides were put together last.
    @exclusivity(unchecked) private static var height = 0

    /// The guides of `node`, which `make` puts together when they are not known.
    static func guides(
        of node: LayoutNode, _ proposal: ProposedViewSize, _ make: () -> ExplicitGuides?
    ) -> ExplicitGuides? {
        if node.flags.contains(.guidesKnown), let known = answers[ObjectIdentifier(node)],
            known.proposal == Proposal(proposal)
        {
            return known.guides
        }
        let around = height
        height = 0
        let guides = make()
        var inside = height + 1
        if inside >= levels {
            answers[ObjectIdentifier(node)] = Answer(proposal: Proposal(proposal), guides: guides)
            node.flags.insert(.guidesKnown)
            inside = 0
        }
        height = max(inside, around)
        return guides
    }

    /// Forgets everything, before a pass.
    static func forget() {
        if !answers.isEmpty { answers = [:] }
    }
}
