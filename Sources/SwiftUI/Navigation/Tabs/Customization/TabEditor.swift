/// Changes what a user changed of a sidebar.
@MainActor
struct TabEditor {
    let tabs: [TabBarItem]
    let customization: Binding<TabViewCustomization>

    /// Whether there is anything that can be changed.
    var canChange: Bool {
        tabs.contains { $0.customizing.changeableID != nil || $0.section?.customization.changeableID != nil }
    }

    func isShown(_ tab: TabBarItem, _ id: String) -> Binding<Bool> {
        let customization = customization
        return Binding {
            tab.isShown
        } set: { new in
            let isUsual = new != tab.customizing.isHiddenInSidebar
            customization.wrappedValue[sidebarVisibility: id] = isUsual ? .automatic : new ? .visible : .hidden
        }
    }

    /// The ids of the sections that can be moved, in their order.
    var sections: [String] {
        tabs.compactMap { $0.section?.customization.changeableID }.reduce(into: []) { ids, id in
            if ids.last != id { ids.append(id) }
        }
    }

    func moveSection(_ id: String, by step: Int) {
        customization.wrappedValue.setSectionOrder(sections.moving(id, by: step))
    }

    func canMove(_ tab: TabBarItem) -> Bool { tab.canMove }

    /// The ids of the tabs among which one can be moved, in their order.
    func movable(beside tab: TabBarItem) -> [String] {
        tabs.filter { $0.section?.number == tab.section?.number && $0.canMove }.compactMap(\.customizing.changeableID)
    }

    /// Lets a tab and the next that can be moved change places.
    func move(_ tab: TabBarItem, _ id: String, by step: Int) {
        let movable = movable(beside: tab)
        guard let section = tab.section?.customization.id, let place = movable.firstIndex(of: id),
            movable.indices.contains(place + step)
        else { return }
        var order = tabs.filter { $0.section?.number == tab.section?.number }.compactMap(\.customizing.id)
        guard let from = order.firstIndex(of: id), let to = order.firstIndex(of: movable[place + step]) else { return }
        order.swapAt(from, to)
        customization.wrappedValue[section: section].tabOrder = order
    }
}

extension TabBarItem {
    /// Whether the user can move it within its section.
    @MainActor fileprivate var canMove: Bool { customizing.canMove(in: section) }
}

extension TabCustomizing {
    /// Whether the user can move the tab within its section.
    nonisolated func canMove(in section: TabSectionInfo?) -> Bool {
        guard changeableID != nil, let section = section?.customization, section.id != nil else { return false }
        return behavior == .reorderable || section.behavior == .reorderable
    }
}

extension [String] {
    fileprivate func moving(_ id: String, by step: Int) -> [String] {
        guard let place = firstIndex(of: id), indices.contains(place + step) else { return self }
        var moved = self
        moved.swapAt(place, place + step)
        return moved
    }
}

extension TabViewCustomization {
    /// Things in the order the user wants: those that he can move take one another's places.
    ///
    /// - Parameter id: what a thing is known by; nil for one that stays.
    private func sorted<T>(_ things: [T], by order: [String], _ id: (T) -> String?) -> [T] {
        if order.isEmpty { return things }
        let movable = things.indices.filter { id(things[$0]) != nil }
        let ranks = things.map { thing in id(thing).flatMap { order.firstIndex(of: $0) } ?? .max }
        var result = things
        for (place, source) in zip(movable, movable.sorted { (ranks[$0], $0) < (ranks[$1], $1) }) {
            result[place] = things[source]
        }
        return result
    }

    /// Pages in the order of the sidebar.
    func sorted<Page>(_ pages: [Page], _ info: (Page) -> TabPageInfo?) -> [Page] {
        var runs: [(section: TabSectionInfo?, pages: [Page])] = []
        for page in pages {
            let section = info(page)?.section
            if let last = runs.last, section != nil, last.section?.number == section?.number {
                runs[runs.count - 1].pages.append(page)
            } else {
                runs.append((section, [page]))
            }
        }
        return sorted(runs, by: sectionOrder) { $0.section?.customization.changeableID }.flatMap { run in
            let order = run.section?.customization.id.flatMap { self[section: $0].tabOrder } ?? []
            return sorted(run.pages, by: order) { page in
                info(page).flatMap { $0.customization.canMove(in: $0.section) ? $0.customization.id : nil }
            }
        }
    }
}
