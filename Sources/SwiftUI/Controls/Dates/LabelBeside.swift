/// A label at the start of a row and a value at its end, which is never cut while the row is wide enough for it: where
/// both do not fit, the label breaks into lines beside a short value, and stands above a long one.
nonisolated struct LabelBeside: Layout {
    private static let gap: CGFloat = 8
    /// The share of the row up to which a value is short.
    private static let shortShare: CGFloat = 0.6

    private struct Plan {
        var label: CGRect
        var value: CGRect
        var size: CGSize
    }

    private func plan(_ width: CGFloat?, _ label: LayoutSubview, _ value: LayoutSubview) -> Plan {
        let (labelFit, valueFit) = (label.sizeThatFits(.unspecified), value.sizeThatFits(.unspecified))
        let wanted = labelFit.width + Self.gap + valueFit.width
        guard let width, width.isFinite, width < wanted, valueFit.width > Self.shortShare * width else {
            var plan = beside(width.flatMap { $0.isFinite ? $0 : nil } ?? wanted, label, valueFit)
            if width == .infinity { plan.size.width = .infinity }
            return plan
        }
        let offer = ProposedViewSize(width: width, height: nil)
        let (labelSize, valueSize) = (label.sizeThatFits(offer), value.sizeThatFits(offer))
        let top = labelSize.height + Self.gap
        return Plan(
            label: CGRect(origin: .zero, size: labelSize),
            value: CGRect(origin: CGPoint(x: 0, y: top), size: valueSize),
            size: CGSize(width: width, height: top + valueSize.height))
    }

    private func beside(_ width: CGFloat, _ label: LayoutSubview, _ value: CGSize) -> Plan {
        let room = max(0, width - Self.gap - value.width)
        let size = label.sizeThatFits(ProposedViewSize(width: room, height: nil))
        let height = max(size.height, value.height)
        return Plan(
            label: CGRect(origin: CGPoint(x: 0, y: (height - size.height) / 2), size: size),
            value: CGRect(origin: CGPoint(x: width - value.width, y: (height - value.height) / 2), size: value),
            size: CGSize(width: width, height: height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(proposal.width, subviews[0], subviews[1]).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(bounds.width, subviews[0], subviews[1])
        for (view, frame) in zip(subviews, [plan.label, plan.value]) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
