import Combine
import MartletGraph

/// A text that can be looked through.
@MainActor
protocol FindableText: AnyObject {
    var findableText: String { get }
    var allowsFinding: Bool { get }
    var allowsReplacing: Bool { get }
    var hasKeyboard: Bool { get }
    var isGone: Bool { get }
    /// Selects some Unicode scalars of the text; nil for what was selected before.
    func showFound(_ range: Range<Int>?)
    /// Takes another text over, as if it was typed.
    func rewrite(_ text: String)
}

/// What is looked for in a text editor, and where it is.
@MainActor
final class FindSession: ObservableObject {
    private struct Weak { weak var text: (any FindableText)? }

    private let graph = Graph.current
    private var texts: [Weak] = []
    private weak var current: (any FindableText)?
    private(set) var query = ""
    /// Where the query is, in Unicode scalars.
    private(set) var matches: [Range<Int>] = []
    /// Which of the matches is selected.
    private(set) var place: Int?

    func add(_ text: any FindableText) {
        texts.append(Weak(text: text), forgetting: { $0.text?.isGone != false })
    }

    /// Chooses the text that has the keyboard, else the first one.
    ///
    /// - Returns: whether there is one that can be looked through.
    func choose() -> Bool {
        let possible = texts.compactMap(\.text).filter { !$0.isGone && $0.allowsFinding }
        if let current, !current.isGone, current.allowsFinding, !possible.contains(where: \.hasKeyboard) { return true }
        current = possible.first(where: \.hasKeyboard) ?? possible.first
        return current != nil
    }

    var canReplace: Bool { current?.allowsReplacing == true }

    /// "2 of 5", or that there is nothing; empty where nothing is looked for.
    var status: String {
        if query.isEmpty { return "" }
        guard let place else { return "Not found" }
        return "\(place + 1) of \(matches.count)"
    }

    func look(for query: String) {
        guard query != self.query else { return }
        self.query = query
        search()
        show(matches.isEmpty ? nil : 0)
    }

    /// Selects the match so many further, from the last one on to the first one again.
    func move(by distance: Int) {
        search()
        guard !matches.isEmpty else { return show(nil) }
        let next = place.map { $0 + distance } ?? 0
        show((next % matches.count + matches.count) % matches.count)
    }

    /// Puts other letters in the place of the match that is selected, and goes on to the next one.
    func replace(with replacement: String) {
        guard let current, let place, matches.indices.contains(place) else { return }
        var text = current.findableText
        text.replaceSubrange(text.indices(ofScalars: matches[place]), with: replacement)
        current.rewrite(text)
        search()
        // What was put there is not looked through again.
        let end = matches.isEmpty ? 0 : place
        show(matches.isEmpty ? nil : end % matches.count)
    }

    func replaceAll(with replacement: String) {
        guard let current, canReplace, !matches.isEmpty else { return }
        var text = current.findableText
        for range in matches.reversed() { text.replaceSubrange(text.indices(ofScalars: range), with: replacement) }
        current.rewrite(text)
        search()
        show(nil)
    }

    /// The text is another one.
    func textChanged(in text: any FindableText) {
        guard text === current, !query.isEmpty else { return }
        graph.effects.addAction { [weak self] in
            guard let self else { return }
            search()
            place = place.flatMap { matches.isEmpty ? nil : min($0, matches.count - 1) }
            objectWillChange.send()
        }
    }

    func end() {
        current?.showFound(nil)
        (current, query, matches, place) = (nil, "", [], nil)
    }

    private func show(_ new: Int?) {
        objectWillChange.send()
        place = new
        current?.showFound(new.map { matches[$0] })
    }

    /// - Complexity: O(*n*) in the length of the text.
    private func search() {
        matches = []
        guard !query.isEmpty, let text = current?.findableText else { return }
        var (start, offset) = (text.startIndex, 0)
        let scalars = text.unicodeScalars
        while let range = text.range(of: query, options: .caseInsensitive, range: start..<text.endIndex),
            !range.isEmpty
        {
            let lower = offset + scalars.distance(from: start, to: range.lowerBound)
            let upper = lower + scalars.distance(from: range.lowerBound, to: range.upperBound)
            matches.append(lower..<upper)
            (start, offset) = (range.upperBound, upper)
        }
    }
}
