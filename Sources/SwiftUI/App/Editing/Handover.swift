import MartletHost

/// What a program leaves to the one that is put in its place while its sources are edited: which windows are open,
/// where, and at which pages.
struct Handover: Codable, Equatable {
    struct Window: Codable, Equatable {
        /// The id of its scene.
        var scene: String
        /// How many windows of the scene were open before it.
        var number: Int
        /// What it shows, where its scene is one for values.
        var value: NavigationPath.CodableRepresentation?
        var place: WindowPlace
        /// The pages of its stacks, in the order in which the stacks appeared.
        var paths: [NavigationPath.CodableRepresentation]
    }

    var windows: [Window]
}

extension WindowSession {
    /// What the next program needs to go on here. A window whose value cannot be written down is left out.
    var handover: Handover {
        Handover(
            windows: windows.compactMap { controller in
                guard let root = controller.root, let window = controller.window else { return nil }
                let value = controller.value.map { NavigationPath(values: [$0], like: NavigationPath()).codable }
                if let value, value == nil { return nil }
                return Handover.Window(
                    scene: controller.description.id, number: controller.number, value: value ?? nil,
                    place: window.place, paths: root.kept(StackPaths.self).written)
            })
    }

    /// Opens the windows that another program had open, as far as there are scenes for them.
    ///
    /// - Returns: whether any was opened.
    func open(_ handover: Handover) -> Bool {
        for window in handover.windows {
            guard let description = scenes.first(where: { $0.id == window.scene }) else { continue }
            let value = window.value.flatMap { NavigationPath($0).values.first }
            if window.value != nil, value == nil { continue }
            open(description, value: value, number: window.number, place: window.place, paths: window.paths)
        }
        return !windows.isEmpty
    }
}
