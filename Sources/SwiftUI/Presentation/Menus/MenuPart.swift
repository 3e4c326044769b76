import MartletGraph

/// A node whose items stand together in a menu, with lines around them.
@MainActor
protocol MenuPart: _ViewNode {}

extension SectionNode: MenuPart {}
