import MartletDisplay
import MartletGraph
import MartletText

/// Shows how one picture of an element becomes another (semantics 138).
@MainActor
final class ContentMotion: Animator {
    private weak var element: LayoutNode?
    private let presence: ValueMotion<Double>
    private let old: [DisplayItem]
    private let oldText: MeasuredText?
    private let transition: ContentTransition
    private let goesDown: Bool
    /// What is drawn of both, and how it depends on how far the motion has come.
    private var parts: [Part] = []
    private var drawn: [DisplayItem]?

    private struct Part {
        let group: DisplayGroup
        let look: (_ presence: Double) -> GroupAppearance
    }

    /// - Parameters:
    ///   - old: what was drawn, the element's corner at zero.
    ///   - text: the text in it, where there is nothing else.
    init(
        _ element: LayoutNode, from old: [DisplayItem], _ text: MeasuredText?, _ transition: ContentTransition,
        goesDown: Bool
    ) {
        self.element = element
        self.old = old
        oldText = text
        self.transition = transition
        self.goesDown = goesDown
        presence = ValueMotion(0, element.environment)
    }

    var animatedElement: LayoutNode? { element }
    var outOfSight: OutOfSight { .endsWhereClipped }
    var isMoving: Bool { presence.isMoving }
    /// Told when the new picture is all there is to see.
    var onEnd: () -> Void = {}

    func begin(in transaction: Transaction, _ window: WindowRoot) {
        presence.change(to: 1, in: transaction, at: window.time)
        window.animate(self)
    }

    /// Goes over to a picture that is another one than when it began, unless it is as good as there.
    func goOn(in transaction: Transaction, _ window: WindowRoot) -> Bool {
        guard isMoving, !presence.isLogicallyComplete else { return false }
        presence.change(to: 1, in: transaction, at: window.time)
        return true
    }

    func rests() { presence.leaveCompletionToClock() }

    /// Draws both pictures at the builder's origin.
    func draw(_ new: [DisplayItem], _ text: MeasuredText?, at time: TimeInterval, into builder: inout DisplayBuilder) {
        if drawn != new {
            drawn = new
            parts = rollingParts(to: text) ?? fadingParts(to: new)
            show(at: time)
        }
        for part in parts {
            part.group.setOrigin(builder.origin)
            builder.add(.group(part.group))
        }
    }

    private func show(at time: TimeInterval) {
        let presence = presence.value(at: time)
        for part in parts { part.group.setAppearance(part.look(presence)) }
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        element?.window?.transitionsMoved()
        if !presence.isMoving { ended() }
        return presence.isMoving
    }

    func ended() {
        onEnd()
        element?.setNeedsDisplay()
    }

    // MARK: Fading

    private func fadingParts(to new: [DisplayItem]) -> [Part] {
        if case .symbol(let way, _) = transition.kind, oldText == nil, let size = element?.size {
            return [part(old) { way.old($0, size) }, part(new) { way.new($0, size) }]
        }
        return [
            part(old) { GroupAppearance(opacity: 1 - $0) },
            part(new) { GroupAppearance(opacity: $0) },
        ]
    }

    private func part(_ items: [DisplayItem], _ look: @escaping (Double) -> GroupAppearance) -> Part {
        let group = DisplayGroup()
        group.setItems(items)
        return Part(group: group, look: look)
    }

    // MARK: Rolling

    /// Characters that stay, which move to their new places, and those that come and go, rolling; nil where the texts are
    /// none that can be told apart character by character.
    private func rollingParts(to new: MeasuredText?) -> [Part]? {
        guard transition.rolls, let oldText, let new, let before = Glyphs(oldText), let after = Glyphs(new) else {
            return nil
        }
        let way = (goesDown ? -1 : 1) * after.height * 0.8
        var result: [Part] = []
        for place in 0..<max(before.count, after.count) {
            let (leaving, coming) = (before.glyph(fromEnd: place), after.glyph(fromEnd: place))
            if let leaving, let coming, leaving.character == coming.character {
                result.append(
                    part([.text(coming.text, origin: .zero)]) {
                        .moved(x: leaving.x + (coming.x - leaving.x) * CGFloat($0), y: 0)
                    })
                continue
            }
            if let leaving {
                result.append(
                    part([.text(leaving.text, origin: .zero)]) {
                        .moved(x: leaving.x, y: -way * CGFloat($0), opacity: max(1 - 2 * $0, 0))
                    })
            }
            if let coming {
                result.append(
                    part([.text(coming.text, origin: .zero)]) {
                        .moved(x: coming.x, y: way * CGFloat(1 - $0), opacity: min(max(2 * $0 - 1, 0), 1))
                    })
            }
        }
        return result
    }

    /// The characters of a text of one line in one style.
    @MainActor
    private struct Glyphs {
        struct Glyph {
            let character: Character
            let text: MeasuredText
            let x: CGFloat
        }

        private var glyphs: [Glyph] = []
        let height: CGFloat
        var count: Int { glyphs.count }

        init?(_ text: MeasuredText) {
            let styled = text.text
            guard styled.runs.count == 1, let run = styled.runs.first, run.text.count <= 64,
                !run.text.contains(where: \.isNewline)
            else { return nil }
            height = text.size.height
            var known = ""
            for character in run.text {
                let x = Self.measured(known, like: styled).size.width
                known.append(character)
                glyphs.append(Glyph(character: character, text: Self.measured(String(character), like: styled), x: x))
            }
        }

        private static func measured(_ string: String, like styled: StyledText) -> MeasuredText {
            var styled = styled
            styled.runs[0].text = string
            return TextEngine.shared.prepare(styled).measure(width: nil, height: nil)
        }

        func glyph(fromEnd place: Int) -> Glyph? {
            place < glyphs.count ? glyphs[glyphs.count - 1 - place] : nil
        }
    }
}

extension GroupAppearance {
    fileprivate init(opacity: Double) {
        self.init()
        self.opacity = min(max(opacity, 0), 1)
    }

    fileprivate static func moved(x: CGFloat, y: CGFloat, opacity: Double = 1) -> GroupAppearance {
        var appearance = GroupAppearance(opacity: opacity)
        if x != 0 || y != 0 { appearance.transform = CGAffineTransform(translationX: x, y: y) }
        return appearance
    }
}
