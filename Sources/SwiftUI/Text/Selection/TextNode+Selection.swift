import MartletGraph
import MartletHost
import MartletText

/// What is selected of a text, in bytes.
struct SelectedText: Equatable {
    /// Where the selection began.
    var anchor: Int
    /// Where it ends.
    var end: Int

    var range: Range<Int> { min(anchor, end)..<max(anchor, end) }
}

extension TextNode: PointerResponder, CursorResponder, KeyResponder, MenuResponder {
    private var selectable: SelectableTexts? { Reader.withoutTracking { TextEnvironment.of(scope).selectable } }

    var isSelectable: Bool { selectable != nil }
    var hasSelection: Bool { selection.map { !$0.range.isEmpty } ?? false }
    var cursor: HostCursor? { isSelectable ? .text : nil }

    func makeTracker() -> PressTracker? { isSelectable ? SelectionTracker(self) : nil }

    var hasMenu: Bool { isSelectable }

    func showMenu(at location: CGPoint) -> Bool {
        guard let selectable else { return false }
        selectable.current = self
        selectable.openMenu(location)
        return true
    }

    // MARK: What is selected

    fileprivate func select(_ new: SelectedText?) {
        if new == selection { return }
        if new != nil, let window {
            let selected = window.kept(TextWithSelection.self)
            if let other = selected.node, other !== self { other.select(nil) }
            selected.node = self
            if !window.focusFollowers.contains(where: { $0.node === self }) { window.addFocusFollower(self) }
            selectable?.current = self
        }
        selection = new
        setNeedsDisplay()
    }

    fileprivate func place(at location: CGPoint) -> Int {
        TextEngine.shared.place(at: convertFromWindow(location), in: shown)
    }

    fileprivate func selectWord(at place: Int) {
        let letters = Array(string.utf8)
        let place = min(place, letters.count)
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        }
        var (start, end) = (place, place)
        while start > 0, isWord(letters[start - 1]) { start -= 1 }
        while end < letters.count, isWord(letters[end]) { end += 1 }
        select(SelectedText(anchor: start, end: end))
    }

    func selectAll() { select(SelectedText(anchor: 0, end: string.utf8.count)) }

    func copySelection() {
        if let selectedString { window?.shell?.copy(selectedString) }
    }

    /// Lets other programs paste what is selected with the middle button.
    fileprivate func offerSelection() {
        if let selectedString { window?.shell?.offerSelection(selectedString) }
    }

    private var selectedString: String? {
        guard let range = selection?.range, !range.isEmpty else { return nil }
        let bytes = Array(string.utf8)
        return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    private var string: String { TextEngine.shared.string(of: shown) }

    // MARK: Keys

    func keyPressed(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, isSelectable else { return false }
        let control = !event.modifiers.isDisjoint(with: [.control, .command])
        switch event.key {
        case .character("c") where control && hasSelection: copySelection()
        case .character("a") where control:
            selectAll()
            offerSelection()
        case .escape where hasSelection: select(nil)
        case .leftArrow where event.modifiers.contains(.shift): extend(by: -1, isWord: control)
        case .rightArrow where event.modifiers.contains(.shift): extend(by: 1, isWord: control)
        case .home where event.modifiers.contains(.shift): extend { _ in 0 }
        case .end where event.modifiers.contains(.shift): extend { $0.utf8.count }
        default: return false
        }
        return true
    }

    private func extend(to end: (String) -> Int) {
        var new = selection ?? SelectedText(anchor: 0, end: 0)
        new.end = end(string)
        select(new)
        offerSelection()
    }

    private func extend(by step: Int, isWord: Bool) {
        var new = selection ?? SelectedText(anchor: 0, end: 0)
        let string = string
        guard let place = string.utf8.index(string.startIndex, offsetBy: new.end, limitedBy: string.endIndex) else {
            return
        }
        var index = place
        func isBlank(_ index: String.Index) -> Bool { string[index].isWhitespace }
        repeat {
            if step > 0, index < string.endIndex {
                index = string.index(after: index)
            } else if step < 0, index > string.startIndex {
                index = string.index(before: index)
            } else {
                break
            }
        } while isWord
            && !(index == string.startIndex || index == string.endIndex
                || isBlank(index) != isBlank(string.index(before: index))
                    && isBlank(step > 0 ? index : string.index(before: index)))
        new.end = string.utf8.distance(from: string.startIndex, to: index)
        select(new)
        offerSelection()
    }
}

extension TextNode: FocusFollowing {
    /// What is selected is what keys are meant for: there is nothing once they are meant for something else.
    func focusMoved(isInside: Bool) {
        if !isInside { select(nil) }
    }
}

/// Follows the mouse over a text that can be selected.
private final class SelectionTracker: PressTracker {
    private static let reach: CGFloat = 3
    private let text: TextNode
    private var isSelecting = false

    init(_ text: TextNode) {
        self.text = text
        super.init(text)
    }

    override var holdsPress: Bool { false }

    override func began(_ press: Press) -> Bool {
        if press.event.clickCount == 2 { text.selectWord(at: text.place(at: press.location)) }
        if press.event.clickCount > 2 { text.selectAll() }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        // A finger that moves scrolls.
        guard press.event.sequence == 0, isSelecting || press.distance >= Self.reach else { return isSelecting }
        isSelecting = true
        text.select(
            SelectedText(anchor: text.place(at: press.start.location), end: text.place(at: press.location)))
        return true
    }

    override func ended(_ press: Press) -> PressOutcome {
        let (text, isSelecting) = (text, isSelecting)
        if !isSelecting, press.event.clickCount < 2 {
            text.select(nil)
            return .failed
        }
        return .recognized {
            text.offerSelection()
            text.window?.requestFocus(text.elementID)
        }
    }
}

/// The text of a window of which something is selected.
private final class TextWithSelection: WindowKeeping {
    weak var node: TextNode?
}
