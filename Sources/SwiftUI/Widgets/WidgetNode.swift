import MartletDisplay
import MartletGraph
import MartletHost
import MartletText

/// The element of a view that a widget fills. The widget is made with the element and belongs to it; the window puts it
/// where the element is drawn.
///
/// Without a window system there is no widget: a box with the view's name stands in its place.
final class WidgetNode<Source: WidgetSource>: LayoutNode, RoomTaker {
    var takesRoom: Bool { true }

    private var source: Source
    private var holder: Source.Holder?
    private var reader: Reader!

    init(_ source: Source, _ inputs: _ViewInputs) {
        self.source = source
        super.init(inputs)
        reader = Reader(self)
        guard window?.showsWidgets == true else { return }
        // What it reads once does not count: whatever follows a value is brought up to date with it.
        holder = Reader.withoutTracking { source.make(in: place) }
        updateWidget()
    }

    func update(with new: Source) {
        source = new
        update()
    }

    override func update() {
        flags.remove(.stale)
        if holder == nil { setNeedsDisplay() }
        updateWidget()
        setNeedsLayout()
    }

    private func updateWidget() {
        guard let holder else { return }
        reader.evaluate { source.update(holder, in: place) }
    }

    override func willLeave() {
        reader.leave()
        guard let holder else { return }
        self.holder = nil
        source.dismantle(holder)
    }

    private var place: WidgetPlace { WidgetPlace(environment: environment, transaction: scope.transaction) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let holder else { return proposal.replacingUnspecifiedDimensions(by: standIn.size) }
        let own = reader.extend { source.size(proposal, holder, in: place) }
        let size = own ?? holder.measure(proposal)
        return CGSize(
            width: size.width.isNaN ? 0 : max(0, size.width), height: size.height.isNaN ? 0 : max(0, size.height))
    }

    override func styleChanged() { setNeedsDisplay() }

    // MARK: Display

    /// The name in the box, with room around it.
    private var standIn: (text: MeasuredText, size: CGSize) {
        let style = TextEnvironment.of(scope)
        let color = style.style.fill.solidColor
        let run = TextRun(text: source.name, font: style.font, color: color)
        let text = TextEngine.shared.measure(StyledText(runs: [run], lineLimit: 1), width: nil, height: nil)
        return (text, CGSize(width: text.size.width + 16, height: text.size.height + 8))
    }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.rect(size)
        if let holder {
            let entry = WidgetEntry(holder.widget, isEnabled: isEnabled, isRightToLeft: isRightToLeft)
            return builder.add(.native(NativeElement(id: elementID, frame: rect, content: .widget(entry))))
        }
        let text = standIn.text
        let color = TextEnvironment.of(scope).style.fill.solidColor.withAlpha(multipliedBy: 0.3)
        builder.add(
            .stroke(.rounded(rect.insetBy(dx: 0.5, dy: 0.5), 6), .color(color), StrokeStyle(lineWidth: 1)))
        if text.size.width <= size.width, text.size.height <= size.height {
            let corner = CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)
            builder.add(.text(text, origin: corner))
        }
    }

    // MARK: Events and description

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        guard let holder else { return list.addText(source.name, self) }
        // The widget has a name of its own, unless the views around give it one.
        list.addControl(.group, self, label: "") {
            $0.isNative = true
            $0.isFocusable = $0.isEnabled && holder.takesKeyboard
        }
    }
}

extension WidgetNode: NativeResponder, ActionResponder {
    func nativeEvent(_ event: NativeEvent) {
        if event == .sizeChanged { setNeedsLayout() }
    }

    /// The widget has its keys first, and the views around those that it leaves.
    func keeps(_ key: KeyEvent.Key) -> Bool { true }
    var sharesKeys: Bool { true }

    func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate, isEnabled, holder?.takesKeyboard == true else { return false }
        window?.requestFocus(elementID)
        return true
    }
}
