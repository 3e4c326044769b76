import MartletGraph

/// A page, as the pages of stacks inside know it: the one that begins where its content begins has one bar with it.
///
///     NavigationSplitView { Names() } detail: { NavigationStack { Person() } }
@MainActor
final class PageAround: Equatable {
    /// Whether it is a page of a stack, or else the content of a window or a sheet.
    let isStack: Bool
    private let change = ChangeLocation()
    /// Kept by the page's view alone: what is in the bars is inside the page, which knows this object.
    private weak var parts: PageParts?
    /// The pages that begin where this one does and are seen.
    private var pages: [PageInside] = []

    nonisolated init(isStack: Bool) { self.isStack = isStack }

    func set(
        _ new: PageParts, _ bars: BarContents, goBack: (@MainActor () -> Void)?, backTitle: Text?,
        toggleSidebar: (@MainActor () -> Void)?
    ) {
        let isOther =
            parts !== new || bars != new.bars || (goBack == nil) != (new.goBack == nil) || backTitle != new.backTitle
            || (toggleSidebar == nil) != (new.toggleSidebar == nil)
        parts = new
        (new.bars, new.goBack, new.backTitle, new.toggleSidebar) = (bars, goBack, backTitle, toggleSidebar)
        if isOther { change.send() }
    }

    /// What the page is called; nil where it has no title.
    var title: Text? { parts?.bars.title }

    func enter(_ page: PageInside) {
        if pages.last === page { return }
        leave(page)
        pages.append(page)
        change.send()
    }

    func leave(_ page: PageInside) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        pages.remove(at: index)
        change.send()
    }

    /// Whether a page inside shows its bar.
    var hasPages: Bool {
        change.read()
        return !pages.isEmpty
    }

    /// What the bar of a page inside shows of this one's; nil where it does not stand for it.
    func part(for page: PageInside) -> PageParts? {
        change.read()
        return pages.last === page ? parts : nil
    }

    nonisolated static func == (a: PageAround, b: PageAround) -> Bool { a === b }
}

/// What a page has for its bar.
@MainActor
final class PageParts {
    var bars = BarContents()
    var backTitle: Text?
    var goBack: (@MainActor () -> Void)?
    var toggleSidebar: (@MainActor () -> Void)?

    nonisolated init() {}
}

/// A page of a stack, as the one around knows it.
@MainActor
final class PageInside: Equatable {
    private var isSeen = false
    private var place = PagePlace.elsewhere

    nonisolated init() {}

    func setSeen(_ new: Bool, in around: PageAround?) {
        isSeen = new
        follow(around)
    }

    func setPlace(_ new: PagePlace, in around: PageAround?) {
        place = new
        follow(around)
    }

    private func follow(_ around: PageAround?) {
        guard let around else { return }
        if isSeen, place == .whole || place == .atEnd && !around.isStack {
            around.enter(self)
        } else {
            around.leave(self)
        }
    }

    nonisolated static func == (a: PageInside, b: PageInside) -> Bool { a === b }
}

extension BarContents {
    /// What a page inside can show.
    func adding(_ outer: BarContents) -> BarContents {
        var result = self
        if result.title == nil { (result.title, result.titleEditing) = (outer.title, outer.titleEditing) }
        result.subtitle = result.subtitle ?? outer.subtitle
        result.mode = result.mode ?? outer.mode
        result.backgrounds.merge(outer.backgrounds) { own, _ in own }
        result.schemes.merge(outer.schemes) { own, _ in own }
        result.items += outer.items.filter { !$0.side.isAtBottom }
        return result
    }

    /// What a page keeps for itself where one inside shows its bar.
    var atBottom: BarContents {
        var result = self
        result.visibility[.navigationBar] = .hidden
        result.items.removeAll { !$0.side.isAtBottom }
        result.title = nil
        return result
    }
}

extension BarContents.Side {
    fileprivate var isAtBottom: Bool { self == .bottom || self == .status || self == .keyboard }
}

extension EnvironmentValues {
    /// The page that the view is in; nil in what is presented.
    var pageAround: PageAround? {
        get { self[PageAroundKey.self] as? PageAround }
        set { self[PageAroundKey.self] = newValue }
    }
}
