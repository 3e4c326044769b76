import MartletGraph

/// The pages that were pushed in one stack, and the destinations its views have declared.
@MainActor
final class NavigationModel: Equatable {
    /// From the first pushed one to the one that is shown; the root is not among them.
    private(set) var pages: [NavigationPage] = []
    /// Says that the pages are others.
    let change = ChangeLocation()
    /// What going back to a column of a narrow window does to what was chosen there.
    var unchoose: [Int: @MainActor () -> Void] = [:]
    /// What takes a column of a narrow window away, by its number, and how.
    private var columnDismissals: [Int: Dismissal] = [:]
    private var columnWays: [Int: @MainActor () -> Void] = [:]

    /// The way back from a column that a narrow window shows; nil where there is none.
    func dismissal(ofColumn index: Int, by way: (@MainActor () -> Void)?) -> Dismissal? {
        columnWays[index] = way
        if way == nil { return nil }
        if let known = columnDismissals[index] { return known }
        let new = Dismissal { [weak self] in self?.columnWays[index]?() }
        columnDismissals[index] = new
        return new
    }
    /// Writes the values of the pages to the path that the program keeps, where it keeps one.
    var writePath: (@MainActor ([AnyHashable]) -> Void)?
    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

    /// What the pages are called, by their number: the root has 0, and the columns before it end with -1.
    private var heads: [Int: PageHead] = [:]
    private let headChange = ChangeLocation()

    func setHead(_ new: PageHead, of page: Int) {
        if heads[page] == new { return }
        heads[page] = new
        headChange.send()
    }

    func head(of page: Int) -> PageHead? {
        headChange.read()
        return heads[page]
    }

    nonisolated static func == (a: NavigationModel, b: NavigationModel) -> Bool { a === b }

    /// The values of the pages that were pushed by value.
    var values: [AnyHashable] { pages.compactMap(\.value) }

    // MARK: Pushing

    /// Shows a page after that of a place, in place of what was shown after it.
    func push(_ page: NavigationPage, from place: NavigationPlace) {
        let removed = pages.dropFirst(place.level)
        page.replacesRoot = place.isColumn
        pages = pages.prefix(place.level) + [page]
        ended(removed)
        if page.value == nil, removed.contains(where: { $0.value != nil }) { writePath?(values) }
    }

    /// Shows a page for a value.
    func push(_ value: AnyHashable, from place: NavigationPlace) {
        if !shows(value) {
            RuntimeWarning.issue(
                "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching "
                    + "navigation destination visible from the location of the link. The link cannot be activated.")
        }
        push(page(for: value), from: place)
        writePath?(values)
    }

    private func page(for value: AnyHashable) -> NavigationPage {
        NavigationPage(value: value, in: self) { [unowned self] in
            destinations[ObjectIdentifier(type(of: value.base))]?(value)
        }
    }

    // MARK: Popping

    /// Takes a page away, with those above it.
    func pop(_ page: NavigationPage) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        let hadValues = pages[index...].contains { $0.value != nil }
        let removed = pages[index...]
        pages = Array(pages[..<index])
        ended(removed)
        if hadValues { writePath?(values) }
    }

    private func ended(_ removed: ArraySlice<NavigationPage>) {
        change.send()
        for page in removed.reversed() { page.end() }
    }

    /// The view that a page was pushed for is gone: neither it nor those above it are evaluated again. They are taken
    /// away after the update.
    func withdraw(_ page: NavigationPage) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        page.isReplaced = true
        for page in pages[index...] { page.withdraw() }
        Graph.current.effects.addAction { [weak self, weak page] in page.map { self?.pop($0) } }
    }

    // MARK: The path

    /// Shows the values of a path that the program has written: what it begins with as before stays.
    func follow(_ path: [AnyHashable]) {
        guard path != values else { return }
        var kept = 0
        var position = pages.startIndex
        while position < pages.endIndex {
            if let value = pages[position].value {
                guard kept < path.count, value == path[kept] else { break }
                kept += 1
            } else if kept == path.count {
                break
            }
            position += 1
        }
        let removed = pages[position...]
        pages = pages[..<position] + path[kept...].map(page)
        ended(removed)
    }

    /// Shows pages for these values, and writes them to the path that the program keeps.
    func show(_ values: [AnyHashable]) {
        if let writePath { return writePath(values) }
        follow(values)
        change.send()
    }

    // MARK: Destinations

    /// Whether somebody has said what to show for a value.
    func shows(_ value: AnyHashable) -> Bool { destinations[ObjectIdentifier(type(of: value.base))] != nil }

    /// Shows values of a type with `content` from now on.
    func declare(_ type: ObjectIdentifier, _ content: @escaping @MainActor (AnyHashable) -> AnyView?) {
        destinations[type] = content
        for page in pages {
            if let value = page.value, ObjectIdentifier(Swift.type(of: value.base)) == type { page.change.send() }
        }
    }
}

/// What the page after another one takes over from it.
struct PageHead: Equatable {
    var title: Text?
    var isLarge: Bool
}

/// One page of a stack: what it shows, and what is to happen when it goes.
@MainActor
final class NavigationPage: Identifiable {
    let value: AnyHashable?
    let change = ChangeLocation()
    private(set) var dismissal: Dismissal!
    private var content: @MainActor () -> AnyView?
    private let onEnd: @MainActor () -> Void

    init(
        value: AnyHashable? = nil, in model: NavigationModel, onEnd: @escaping @MainActor () -> Void = {},
        content: @escaping @MainActor () -> AnyView?
    ) {
        self.value = value
        self.onEnd = onEnd
        self.content = content
        dismissal = Dismissal { [weak model, unowned self] in model?.pop(self) }
    }

    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// What the page shows now; nil where nobody has said what its value is shown with.
    func view() -> AnyView? {
        change.read()
        return content()
    }

    /// Shows something else from the next update on.
    func show(_ new: @escaping @MainActor () -> AnyView?) {
        content = new
        change.send()
    }

    /// Whether it was chosen in a column beside, so that in a wide window it stands for what was there.
    var replacesRoot = false

    /// Whether nobody is told that it went: another page comes in its place, or who would be told is gone.
    var isReplaced = false

    /// The node of its views, while it is in the tree.
    weak var node: PageContentNode?
    private(set) var isWithdrawn = false

    func withdraw() {
        if isWithdrawn { return }
        isWithdrawn = true
        node?.withdraw()
    }

    func end() {
        dismissal.end()
        if !isReplaced { onEnd() }
    }
}

/// Where a view is in a stack.
struct NavigationPlace: Equatable {
    let model: NavigationModel
    /// How many pages were pushed before the one that the view is on, and that one.
    let level: Int
    /// Whether the view is in a column beside the pages.
    var isColumn = false
}

struct NavigationPlaceKey: EnvironmentKey { static var defaultValue: NavigationPlace? { nil } }

extension EnvironmentValues {
    /// The stack that links push to, and the place of the view in it.
    var navigationPlace: NavigationPlace? {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}

struct DetailPlaceKey: EnvironmentKey { static var defaultValue: NavigationPlace? { nil } }

extension EnvironmentValues {
    /// Where links in a column show pages beside it; nil outside of columns with stacks of their own.
    var detailPlace: NavigationPlace? {
        get { self[DetailPlaceKey.self] }
        set { self[DetailPlaceKey.self] = newValue }
    }
}
