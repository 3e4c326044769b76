import MartletHost
import SwiftUI

/// Where elements are looked for: a whole screen, or a row of it.
@MainActor
public protocol ElementContainer {
    /// How elements are found in it.
    var _search: ElementSearch { get }
}

/// What an `ElementContainer` looks in.
@MainActor
public struct ElementSearch {
    let screen: Screen
    let row: String?

    func element(_ kind: Element.Kind, _ label: String, _ place: SourcePlace) -> Element {
        Element(screen, kind, label, place, row: row)
    }
}

extension Screen: ElementContainer {
    public var _search: ElementSearch { ElementSearch(screen: self, row: nil) }

    /// The row that shows a text or another element with this label.
    ///
    ///     screen.row("Milk").button("Delete").tap()
    ///
    /// It is a row of a list or form; elsewhere what stands beside the text, at its height.
    public func row(_ label: String) -> Row { Row(screen: self, label: label) }
}

/// A row of a screen, to find elements in.
@MainActor
public struct Row: ElementContainer {
    let screen: Screen
    let label: String

    public var _search: ElementSearch { ElementSearch(screen: screen, row: label) }

    /// Whether there is such a row.
    public var exists: Bool { screen.wholeDescription.row(label) != nil }

    /// Every text of the row, in reading order; none where there is no such row.
    public var texts: [String] {
        let description = screen.wholeDescription
        guard let row = description.row(label) else { return [] }
        return description.texts.filter { row.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }.map(\.text)
    }
}
