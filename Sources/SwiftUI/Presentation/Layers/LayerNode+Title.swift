import MartletGraph

extension LayerNode {
    /// What the page in the layer is called; nil where it has no title.
    var pageTitle: String? {
        var title: WindowTitleKey.Value?
        card.reducePreference(WindowTitleKey.reduction, into: &title)
        return title.flatMap { $0 }?.string(in: environment)
    }

    /// What the menu of a window's commands is called; nil for other menus.
    var menuName: String? {
        Reader.withoutTracking { environment.isInCommands } ? Text(_own: "Main Menu").string(in: environment) : nil
    }
}
