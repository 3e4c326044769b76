import MartletGraph

/// The stacks of a window, and the pages that another program left to them.
final class StackPaths: WindowKeeping {
    private var stacks: [Weak] = []
    private var handed: ArraySlice<NavigationPath.CodableRepresentation> = []

    private struct Weak { weak var model: NavigationModel? }

    /// Keeps pages for the stacks that are to come, in the order in which they appear.
    func hand(_ paths: [NavigationPath.CodableRepresentation]) { handed = paths[...] }

    /// A stack has appeared; what was kept for it is pushed once its root is there.
    func join(_ model: NavigationModel) {
        stacks.removeAll { $0.model == nil }
        stacks.append(Weak(model: model))
        Graph.current.effects.addAction { [weak self, weak model] in
            guard let path = self?.handed.popFirst().map(NavigationPath.init), !path.isEmpty else { return }
            model?.show(path.values)
        }
    }

    /// The pages of each stack, as far as they can be written down.
    var written: [NavigationPath.CodableRepresentation] {
        stacks.compactMap(\.model).map { model in
            var path = NavigationPath(values: model.values, like: NavigationPath())
            while path.codable == nil { path.removeLast() }
            return path.codable!
        }
    }
}
