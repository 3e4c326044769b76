import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// A widget of GTK's in the picture: what those in which text is edited and those of the program's own have in common.
@MainActor
class NativeControl {
    final let id: UInt64
    final let slot: Widget
    /// The widget that takes the keyboard, or holds those that do.
    final let inner: Widget
    /// The widget that screen readers know, and whose looks CSS decides.
    final let face: Widget
    final private(set) var placement: NativePlacement
    final unowned let layer: NativeLayer

    private var described: AccessibleElement?
    private var isShown = false

    /// - Parameter frame: the widget that is given the element's place.
    init(_ placement: NativePlacement, inner: Widget, face: Widget, frame: Widget, in layer: NativeLayer) {
        self.placement = placement
        self.layer = layer
        self.inner = inner
        self.face = face
        id = placement.element.id
        slot = NativeSlot.make(around: frame)
    }

    // MARK: For subclasses

    /// Takes over what the picture says of it.
    func apply(_ content: NativeContent) {}

    func takeFocus() {}
    /// Selects the text of a field of one line, unless the program says what is selected.
    func selectLine() {}

    /// Moves the keyboard on from one of its own places to the next; `false` where there is none.
    func moveFocus(backward: Bool) -> Bool { false }

    /// Whether something happened in it that the client has had no occasion to answer.
    var hasNews: Bool { false }
    /// Whether an input method is putting letters together in it.
    var isComposing: Bool { false }

    /// To be called after a frame: tells the client what has become of what the user selected.
    func tellSelection() {}

    /// Has it show what the client answered.
    func reconcile() {}

    /// Lets it take neither pointer nor keyboard, or both again.
    func setInert(_ isInert: Bool) {
        gtk_widget_set_can_target(slot, isInert ? 0 : 1)
        gtk_widget_set_can_focus(slot, isInert ? 0 : 1)
    }

    /// Called when it is about to be given its place.
    func willBeAllocated() {}

    /// Called when it has been given its place.
    func allocated() {}

    // MARK: For the layer

    /// Takes the widgets out of the canvas.
    func remove() { gtk_widget_unparent(slot) }

    /// `true` when the widget has to be allocated anew.
    final func update(_ new: NativePlacement) -> Bool {
        let old = placement
        placement = new
        let isFirst = !isShown
        isShown = true
        apply(new.element.content)
        gtk_widget_set_child_visible(slot, new.isVisible ? 1 : 0)
        if isFirst || old.isInert != new.isInert { setInert(new.isInert) }
        return isFirst || old.element.frame != new.element.frame || old.matrix != new.matrix || old.clip != new.clip
    }

    final var isDescribed: Bool { described != nil }

    /// Tells screen readers what the views around say of the element; nil where they are not to find it.
    final func describe(_ new: AccessibleElement?) {
        martlet_accessible_set_hidden(slot, new?.isCovered == false ? 0 : 1)
        guard let new, new != described else { return }
        if (described?.label ?? "") != new.label {
            martlet_accessible_set_label(face, new.label.isEmpty ? nil : new.label)
        }
        if described?.spokenDescription != new.spokenDescription {
            martlet_accessible_set_description(face, new.spokenDescription)
        }
        if described?.textKind != new.textKind { martlet_accessible_set_role_description(face, new.textKind) }
        described = new
    }

    final func allocate(in size: CGSize) {
        if !placement.matrix.isInvertible { return }
        willBeAllocated()
        let whole = CGRect(origin: .zero, size: size)
        NativeSlot.allocate(
            slot, visible: placement.clip.map { $0.intersection(whole) } ?? whole, isClipped: placement.clip != nil,
            frame: placement.element.frame, matrix: placement.matrix)
        allocated()
    }

    final func tell(_ event: NativeEvent) { layer.client.nativeElement(id, did: event) }
}
