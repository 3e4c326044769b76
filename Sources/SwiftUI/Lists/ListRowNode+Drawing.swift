import MartletGraph
import MartletHost

extension ListRowNode {
    private var palette: ControlPalette { ControlPalette(EnvironmentValues(scope: scope)) }

    /// What is behind the content: selected, pressed or under the pointer.
    func drawBackground(_ rect: CGRect, into builder: inout DisplayBuilder) {
        let palette = palette
        if list.look.alternates, place % 2 == 1 {
            let color = palette.foreground.withAlpha(multipliedBy: 0.04)
            builder.add(.fill(outline(rect), .color(color), FillStyle()))
        }
        if let move = list.move, move.place == place {
            let fill = palette.system.solidCard
            builder.add(
                .fill(.rounded(rect.insetBy(dx: -1, dy: -1), 7), .color(palette.shadow), FillStyle()))
            builder.add(.fill(.rounded(rect, 6), .color(fill), FillStyle()))
        }
        let changed = ChangedAppearances.tableViewCell
        if let color = changed?.backgroundColor, trait(of: RowBackgroundTrait.self)?.value == nil {
            let color = Color(uiColor: color).rgba(in: EnvironmentValues(scope: scope))
            builder.add(.fill(outline(rect), .color(color), FillStyle()))
        }
        if changed?.selectionStyle == UITableViewCell.SelectionStyle.none { return }
        // On a phone or a pad a background of the row's own stands for that of the selection.
        if isSelected, hasOwnBackground, !isChoosing, EnvironmentValues(scope: scope).idiom.isTouched { return }
        if isSelected {
            let color = palette.tint.withAlpha(multipliedBy: palette.isDark ? 0.35 : 0.25)
            builder.add(.fill(outline(rect), .color(color), FillStyle()))
        } else if isActive {
            let amounts = PointerFade.amounts(
                of: self, showing: PointerState(isHovered: isHovered, isPressed: isPressed))
            let shade = amounts.hover * (1 - amounts.press) * 0.04 + amounts.press * 0.1
            if shade <= 0 { return }
            let color = palette.foreground.withAlpha(multipliedBy: Float(shade))
            builder.add(.fill(outline(rect), .color(color), FillStyle()))
        }
    }

    /// Shows that the row, or what fills it, has the keyboard.
    func drawRing(into builder: inout DisplayBuilder) {
        let atCorner: CGFloat = isFirst || isLast ? 11 : 4
        if let window, window.isFocusVisible, let focused = window.focusedNode,
            focused === self || focused.ringTaker === self || (focused as? any RingLending)?.lentRing === self
        {
            builder.addInnerRing(self, of: focused, radius: list.look.isBoxed ? atCorner : 6)
        }
        if let field = bareField { builder.addInnerRing(self, of: field, radius: atCorner) }
    }

    /// The field with the keyboard that has no box of its own to show that by, in a row of a desktop's form.
    var bareField: LayoutNode? {
        guard list.look.isForm, !EnvironmentValues(scope: scope).idiom.isTouched, let field = window?.focusedNode,
            field is any NativeResponder
        else { return nil }
        for node in sequence(first: field, next: { $0.layoutParent }) {
            if node === self { return field }
            if (node as? ModifierLayoutNode<ControlFrame>)?.modifier.showsFocus == true { return nil }
        }
        return nil
    }

    /// Headers that stay in sight hide the rows behind them.
    func drawPlainHeader(_ rect: CGRect, into builder: inout DisplayBuilder) {
        guard list.look.kind == .plain, kind == .header else { return }
        let fill = palette.system.secondarySidebar
        builder.add(.fill(.rect(rect), .color(fill), FillStyle()))
    }

    /// The lines above and below the row.
    func drawLines(_ rect: CGRect, into builder: inout DisplayBuilder) {
        guard list.look.showsSeparators else { return }
        let own = trait(of: RowSeparatorTrait.self)?.value
        let section = trait(of: SectionSeparatorTrait.self)?.value
        let tint = trait(of: RowSeparatorTintTrait.self)?.value
        let sectionTint = trait(of: SectionSeparatorTintTrait.self)?.value
        let plain =
            ChangedAppearances.tableView?.separatorColor.map {
                Color(uiColor: $0).rgba(in: EnvironmentValues(scope: scope))
            } ?? palette.system.line
        let guides = separatorGuides
        tellNextRow()
        func line(_ y: CGFloat, _ edge: VerticalEdge.Set, isEnd: Bool = false) {
            var color = plain
            for tint in [isEnd ? sectionTint : nil, tint] {
                guard let tint, tint.edges.contains(edge), let own = tint.color else { continue }
                color = own.rgba(in: EnvironmentValues(scope: scope))
            }
            let inset = guides.leading ?? lineInset(belowTheRow: edge == .bottom)
            let end = guides.trailing ?? rect.width
            let line = CGRect(x: rect.minX + inset, y: y, width: max(0, end - inset), height: 1)
            builder.mirror(self) { $0.add(.fill(.rect(line), .color(color), FillStyle())) }
        }
        if isFirst {
            if own?.top ?? section?.top ?? showsSectionEnds { line(rect.minY, .top, isEnd: true) }
        } else if own?.top != false, list.row(at: place - 1)?.trait(of: RowSeparatorTrait.self)?.value.bottom != false {
            line(rect.minY, .top)
        }
        if isLast, own?.bottom ?? section?.bottom ?? showsSectionEnds { line(rect.maxY - 1, .bottom, isEnd: true) }
    }

    /// Whether there are lines at the ends of sections that say nothing of them: in a plain list of a phone or a pad.
    private var showsSectionEnds: Bool {
        list.look.kind == .plain && list.look != .nested && EnvironmentValues(scope: scope).idiom.isTouched
    }

    /// Where a line begins that the content says nothing of: at the row's edge or inset; on a phone or a pad at the first
    /// text of the row above it, so that symbols before it stand free.
    private func lineInset(belowTheRow isBelow: Bool) -> CGFloat {
        let usual = list.look.insetsSeparators ? list.look.rowInsets.leading : 0
        guard EnvironmentValues(scope: scope).idiom.isTouched else { return usual }
        let row = isBelow || isFirst ? self : list.row(at: place - 1) ?? self
        return row.separatorGuides.leading ?? row.placeOfFirstText ?? list.look.rowInsets.leading
    }

    /// The line between this row and the next is the next one's to draw: it draws again where this one's text moved.
    private func tellNextRow() {
        guard EnvironmentValues(scope: scope).idiom.isTouched, !isLast else { return }
        let text = placeOfFirstText ?? -1
        let old = drawnTextPlace
        drawnTextPlace = text
        guard let old, old != text, let next = list.row(at: place + 1) else { return }
        graph.effects.addAction { next.setNeedsDisplay() }
    }

    /// How far the first text stands from the leading edge.
    private var placeOfFirstText: CGFloat? {
        var text: LayoutNode?
        func search(_ node: _ViewNode) {
            if text != nil { return }
            let element = node as? LayoutNode
            // Names that nobody sees take no room.
            if element?.size == .zero { return }
            if let element, element.isText, element.size.width > 0 {
                text = element
            } else {
                node.forEachChild(search)
            }
        }
        search(element)
        guard let text else { return nil }
        var (place, node): (CGFloat, LayoutNode) = (0, text)
        while node !== self {
            place += node.leadingOrigin.x
            guard let parent = node.layoutParent else { return nil }
            node = parent
        }
        return place - swipe
    }

    /// Where the lines begin and end, as far as the content says.
    private var separatorGuides: (leading: CGFloat?, trailing: CGFloat?) {
        guard element.flags.contains(.setsGuides) else { return (nil, nil) }
        let dimensions = element.dimensions(ProposedViewSize(width: element.size.width, height: nil))
        func place(_ guide: HorizontalAlignment) -> CGFloat? {
            dimensions[explicit: guide].map { element.origin.x - mirrored(swipe) + $0 }
        }
        return (place(.listRowSeparatorLeading), place(.listRowSeparatorTrailing))
    }

    /// What editing adds: a button that reveals the one to delete, a box that selects, a handle to move by.
    func drawControls(_ rect: CGRect, into builder: inout DisplayBuilder) {
        let palette = palette
        // What editing adds comes in with the content that makes room for it.
        let way = mirrored(element.shownOrigin.x - element.origin.x)
        if showsEditButton {
            let center = builder.point(24 + swipe + way, rect.height / 2, of: self)
            if isChoosing {
                if isSelected {
                    builder.add(.fill(.circle(center, 10), .color(palette.tint), FillStyle()))
                    builder.add(
                        .stroke(
                            .path(
                                PathElements([
                                    .move(to: CGPoint(x: center.x - 4, y: center.y)),
                                    .line(to: CGPoint(x: center.x - 1, y: center.y + 3.5)),
                                    .line(to: CGPoint(x: center.x + 4.5, y: center.y - 3.5)),
                                ])), .color(.white), StrokeStyle(lineWidth: 2)))
                } else {
                    builder.add(
                        .stroke(
                            .circle(center, 9.5), .color(palette.foreground.withAlpha(multipliedBy: 0.3)),
                            StrokeStyle(lineWidth: 1.5)))
                }
            } else {
                builder.add(.fill(.circle(center, 10), .color(palette.red), FillStyle()))
                builder.add(
                    .fill(
                        .rect(CGRect(x: center.x - 5, y: center.y - 1, width: 10, height: 2)), .color(.white),
                        FillStyle()))
            }
        }
        if showsHandle {
            let center = builder.point(size.width - 25 + swipe, rect.height / 2, of: self)
            for step in -1...1 {
                builder.add(
                    .fill(
                        .rounded(CGRect(x: center.x - 9, y: center.y + CGFloat(step) * 5 - 1, width: 18, height: 2), 1),
                        .color(palette.foreground.withAlpha(multipliedBy: 0.35)), FillStyle()))
            }
        }
    }

    // MARK: Description

    func describeRow(into list: inout AccessibilityBuilder) {
        guard kind == .row else { return describeContent(into: &list) }
        list.addRow(self)
        if self.list.selection?.canSelect(place, self.list) == true {
            let start = list.elements.count
            list.addControl(.row, self) {
                $0.isOn = isSelected
                $0.isFocusable = false
                $0.isPressable = isEnabled && (!self.list.needsEditingToSelect || rowAction != nil)
                $0.offersMenu = offersMenu
                $0.isExpanded = trait(of: RowDisclosureTrait.self)?.value.isExpanded
            } content: {
                describeContent(into: &$0)
            }
            joinLink(in: &list, from: start)
        } else {
            let place = list.elements.count
            describeContent(into: &list)
            if hasActions, !list.elements[place...].contains(where: { $0.isFocusable || $0.isNative }) {
                list.addControl(.row, self) {
                    $0.label = AccessibilityBuilder.name(of: [element])
                    $0.isPressable = offersMenu
                }
            }
            if list.elements.count > place, offersMenu { list.elements[place].offersMenu = true }
            if isSelected, let link = list.elements[place...].firstIndex(where: { $0.role == .button }) {
                list.elements[link].isOn = true
            }
        }
        if showsEditButton, !isChoosing {
            add(.remove, CGRect(x: 10 + swipe, y: 0, width: 28, height: size.height), &list)
        }
        if showsHandle {
            add(.reorder, CGRect(x: size.width - 44 + swipe, y: 0, width: 40, height: size.height), &list)
        }
        // Those of a row on its way would be told where they no longer are, or are not to be used any more.
        for bar in [leadingBar, trailingBar] where swipe != 0 && isOpen && !isGliding { bar?.describe(into: &list) }
    }

    /// A row that is a link is told once, with what there is to know of the link. The list has the keyboard for both.
    private func joinLink(in list: inout AccessibilityBuilder, from start: Int) {
        guard element.rowLink(in: self.list) != nil, let id = rowAction?.elementID,
            let row = list.elements[start...].firstIndex(where: { $0.id == elementID }),
            let place = list.elements[start...].firstIndex(where: { $0.id == id }), list.elements[place].actions.isEmpty
        else { return }
        let link = list.elements[place]
        list.elements[row].take(link)
        list.elements[place].isFocusable = false
        list.elements[place].isToldByRow = true
    }

    private func describeContent(into list: inout AccessibilityBuilder) {
        element.describe(into: &list)
        for child in [badge].compactMap({ $0 }) { child.describe(into: &list) }
    }

    /// A part of the row that can be pressed; named with the row, so that a test or a screen reader tells rows apart.
    private func add(_ part: Part, _ rect: CGRect, _ list: inout AccessibilityBuilder) {
        let title = AccessibilityBuilder.name(of: [element])
        var control = AccessibleElement(
            id: ElementIDs.id(elementID, part: part.rawValue), role: part == .remove ? .button : .stepper,
            label: title.isEmpty ? part.name : "\(part.name) \(title)",
            frame: CGRect(origin: convertToWindow(mirrored(rect).origin), size: rect.size))
        control.isEnabled = isEnabled
        control.isFocusable = isEnabled
        if part == .reorder, let movement {
            control.range = AccessibleElement.Range(
                current: Double(movement.index + 1), minimum: 1, maximum: Double(movement.rows.rowCount), step: 1)
        }
        list.addElement(control)
    }
}

extension AccessibleElement {
    /// Takes over what is known of another element that this one stands for, where nothing is known of this one.
    fileprivate mutating func take(_ other: AccessibleElement) {
        value = value ?? other.value
        hint = hint ?? other.hint
        help = help ?? other.help
        if details.isEmpty { details = other.details }
        if inputLabels.isEmpty { inputLabels = other.inputLabels }
    }
}

extension ListRowNode: RingTaking {
    /// Whether an element is all that can be used in the row, which reacts as a whole: a ring close around it would
    /// touch its text.
    func takesRing(of focused: LayoutNode) -> Bool {
        guard kind == .row, ElementShape(.focusEffect, of: focused) == nil, focused.environment.isFocusEffectEnabled,
            sequence(first: focused, next: { $0.layoutParent }).contains(where: { $0 === element })
        else { return false }
        let isToggle = (focused as? ModifierLayoutNode<ControlElement>)?.modifier.role == .toggle
        guard isToggle || rowAction === focused else { return false }
        return element.described.count(where: \.isFocusable) == 1
    }
}
