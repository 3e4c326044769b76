import Foundation

@testable import MartletLayout

/// A view reduced to what layout asks of it.
struct Box {
    var child = StackLayout.Child()
    let measure: (ProposedViewSize) -> ViewDimensions

    init(_ measure: @escaping (ProposedViewSize) -> CGSize) {
        self.measure = { ViewDimensions(size: measure($0)) }
    }

    init(measure: @escaping (ProposedViewSize) -> ViewDimensions) {
        self.measure = measure
    }

    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        measure(ProposedViewSize(width: width, height: height)).size
    }
}

extension Box {
    /// Takes what it is offered, as a colour does.
    static var shape: Box { Box { $0.replacingUnspecifiedDimensions() } }

    static func fixed(_ width: CGFloat, _ height: CGFloat) -> Box {
        Box { _ in CGSize(width: width, height: height) }
    }

    static var spacer: Box {
        var box = Box { CGSize(width: max(8, $0.width ?? 8), height: 0) }
        box.child = .spacer
        return box
    }

    /// Stretches between two widths.
    static func elastic(_ widths: ClosedRange<CGFloat>, height: CGFloat = 10) -> Box {
        Box {
            CGSize(width: min(max($0.width ?? widths.upperBound, widths.lowerBound), widths.upperBound), height: height)
        }
    }

    /// One line of text of the given size.
    static func text(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat) -> Box {
        Box(measure: { _ in
            ViewDimensions(
                size: CGSize(width: width, height: height),
                explicit: ExplicitGuides(firstBaseline: baseline, lastBaseline: baseline))
        })
    }

    func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil) -> Box {
        let frame = FrameLayout.Flexible(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth)
        return Box { frame.size($0, child: measure(frame.childProposal($0)).size) }
    }

    func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Box {
        let frame = FrameLayout.Fixed(width: width, height: height)
        return Box { frame.size(child: measure(frame.childProposal($0)).size) }
    }

    func layoutPriority(_ priority: Double) -> Box {
        var box = self
        box.child.priority = priority
        return box
    }

    func spacing(_ spacing: ViewSpacing) -> Box {
        var box = self
        box.child.spacing = spacing
        return box
    }

    func guide(_ guide: HorizontalAlignment, _ value: CGFloat) -> Box {
        settingGuide(guide.key, value)
    }

    func guide(_ guide: VerticalAlignment, _ value: CGFloat) -> Box {
        settingGuide(guide.key, value)
    }

    private func settingGuide(_ key: AlignmentKey, _ value: CGFloat) -> Box {
        var box = Box(measure: {
            let inner = measure($0)
            var explicit = inner.explicit ?? ExplicitGuides()
            explicit[key] = value
            return ViewDimensions(size: inner.size, explicit: explicit)
        })
        box.child = child
        return box
    }
}

/// A stack of boxes with the record of what it asked them.
final class Stack {
    let layout: StackLayout
    let boxes: [Box]
    private(set) var solution = StackLayout.Solution()
    /// How often sizes were asked to find flexibilities.
    private(set) var probes = 0
    /// How often children were measured for good.
    private(set) var measurements = 0

    init(_ layout: StackLayout, _ boxes: [Box]) {
        self.layout = layout
        self.boxes = boxes
    }

    static func horizontal(
        spacing: CGFloat? = nil, alignment: VerticalAlignment = .center,
        direction: LayoutDirection = .leftToRight, _ boxes: Box...
    ) -> Stack {
        let layout = StackLayout(
            axis: .horizontal, spacing: spacing, alignment: alignment.key, layoutDirection: direction)
        return Stack(layout, boxes)
    }

    static func vertical(
        spacing: CGFloat? = nil, alignment: HorizontalAlignment = .center,
        direction: LayoutDirection = .leftToRight, _ boxes: Box...
    ) -> Stack {
        Stack(
            StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key, layoutDirection: direction), boxes)
    }

    @discardableResult
    func solve(_ width: CGFloat?, _ height: CGFloat?) -> Stack {
        layout.solve(
            ProposedViewSize(width: width, height: height), children: boxes.map(\.child), into: &solution,
            length: { index, proposal in
                self.probes += 1
                return self.boxes[index].measure(proposal).size.length(along: self.layout.axis)
            }, dimensions: dimensions)
        return self
    }

    func dimensions(_ index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
        measurements += 1
        return boxes[index].measure(proposal)
    }

    var frames: [CGRect] {
        layout.arrange(in: CGRect(origin: .zero, size: solution.size), solution).map(\.frame)
    }

    var widths: [CGFloat] { frames.map(\.width) }

    var guides: ExplicitGuides? {
        layout.explicitGuides(of: solution, dimensions: dimensions)
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
