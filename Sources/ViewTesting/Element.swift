import Foundation
import MartletGraph
import MartletHost
import SwiftUI

/// Something on a screen, found by what it is and what it is called, each time anew.
///
/// Asking whether it exists is a question; asking anything else of what is not there fails the test, once, with the
/// list of what is. What is scrolled out of sight exists; using it scrolls to it first, as a user would.
@MainActor
public struct Element {
    enum Kind {
        case text
        case control([AccessibleElement.Role])
        case any
    }

    let screen: Screen
    let kind: Kind
    let label: String
    let place: SourcePlace
    /// Beside which other text it stands; nil for anywhere.
    let row: String?
    /// Which of several; nil for the first that can be used.
    private(set) var index: Int?

    init(_ screen: Screen, _ kind: Kind, _ label: String, _ place: SourcePlace, row: String? = nil) {
        self.screen = screen
        self.kind = kind
        self.label = label
        self.place = place
        self.row = row
    }

    /// The one of several equal elements that has so many others before it, in reading order: the first is 0.
    ///
    ///     screen.button("Delete").nth(1).tap()
    public func nth(_ index: Int) -> Element {
        var copy = self
        copy.index = index
        return copy
    }

    /// How many elements there are of this kind and label. Of a list's rows only those count that were made.
    ///
    ///     #expect(screen.button("Delete").count == 3)
    public var count: Int { all(in: screen.wholeDescription).count }

    /// Whether there is one, in sight or not. The rows of a list that are far away do not exist yet; see
    /// `Screen.scroll(to:)`.
    public var exists: Bool { find() != nil }

    /// Whether a part of it is in sight.
    public var isVisible: Bool { findVisible() != nil }

    /// Whether it can be used.
    public var isEnabled: Bool { required?.isEnabled ?? false }

    /// Whether it has the keyboard.
    public var isFocused: Bool { required?.isFocused ?? false }

    /// Whether a click where `tap` clicks meets it, a view inside or the control that it is a part of: it is in sight,
    /// and nothing lies above, be it a sheet, a menu or a view of the page that takes clicks.
    public var isHittable: Bool {
        guard let element = required, !element.isCovered, isVisible else { return false }
        return element.id == 0 || screen.root.meets(element.id, at: element.tapped)
    }

    /// Whether what it opens and closes is open, as a disclosure group's content is; nil where it is nothing of the kind.
    public var isExpanded: Bool? { required?.isExpanded }

    /// The names of the actions that a screen reader offers besides what a click does.
    public var actions: [String] { required?.actions ?? [] }

    /// What a tip says where the pointer rests on it; empty where there is none.
    public var help: String { required?.help ?? "" }

    /// Where it is, in points from the top left corner of the screen; of what is on its way, where it will be. A picture
    /// shows where it is drawn meanwhile.
    public var frame: CGRect { required?.frame ?? .null }

    /// Its value as text: what a field holds, "1" or "0" for what is on or off, how much of its way a slider
    /// has gone, as "50%".
    public var value: String {
        guard let element = required else { return "" }
        if let isOn = element.isOn { return isOn ? "1" : "0" }
        return element.value ?? element.range.map { "\($0.current)" } ?? ""
    }

    /// The element, or a failure that says what there is instead.
    var required: AccessibleElement? {
        if let element = find() { return element }
        // One missing element is one failure, however much is asked of it.
        if screen.missing.insert("\(place.fileID):\(place.line) \(name)").inserted {
            report("There is no \(name). \(screen.contents)", at: place)
        }
        return nil
    }

    func find() -> AccessibleElement? {
        findVisible() ?? chosen(from: all(in: screen.wholeDescription))
    }

    private func findVisible() -> AccessibleElement? {
        let visible = screen.description
        guard index != nil else { return chosen(from: all(in: visible)) }
        // Which one it is, is counted among all; whether it can be seen, among these.
        guard let one = chosen(from: all(in: screen.wholeDescription)) else { return nil }
        return all(in: visible).first { $0.id == one.id && $0.frame == one.frame }
    }

    private func chosen(from elements: [AccessibleElement]) -> AccessibleElement? {
        guard let index else { return elements.first { !$0.isCovered } ?? elements.first }
        return elements.indices.contains(index) ? elements[index] : nil
    }

    /// Those of this kind and label, in reading order.
    private func all(in description: ScreenDescription) -> [AccessibleElement] {
        let area = row.map { description.row($0) ?? .null }
        func isHere(_ frame: CGRect) -> Bool { area?.contains(CGPoint(x: frame.midX, y: frame.midY)) ?? true }
        var found = description.elements.filter {
            isKind($0.role) && ($0.label == label || $0.identifier == label || $0.inputLabels.contains(label))
                && isHere($0.frame)
        }
        if case .control = kind { return found }
        for text in description.texts where text.text == label && isHere(text.frame) {
            if found.contains(where: { $0.frame.contains(text.frame) }) { continue }
            found.append(description.text(label, text.frame))
        }
        if found.isEmpty, case .any = kind {
            found = description.named.filter { $0.name == label && isHere($0.frame) }
                .map { AccessibleElement(id: 0, role: .group, label: label, frame: $0.frame) }
        }
        return found
    }

    private func isKind(_ role: AccessibleElement.Role) -> Bool {
        switch kind {
        case .text: role == .text || role == .heading
        case .control(let roles): roles.contains(role)
        case .any: true
        }
    }
}

extension Element: CustomStringConvertible, CustomReflectable {
    /// What is looked for, as a user would say it: `button "Save"`, `button "Delete" in the row "Milk"`.
    nonisolated var name: String {
        var name: String
        switch kind {
        case .text: name = "text \"\(label)\""
        case .control(let roles): name = "\(roles[0].words) \"\(label)\""
        case .any: name = "element \"\(label)\""
        }
        if let index { name += " number \(index + 1)" }
        if let row { name += " in the row \"\(row)\"" }
        return name
    }

    /// What a user sees of it: `button "Save", disabled`; where it is missing, what there is instead.
    public nonisolated var description: String {
        guard MartletGraph.isMainThread else { return name }
        return MainActor.assumeIsolated { find()?.words ?? "no \(name)\(others)" }
    }

    /// The first of the same kind that are there.
    @MainActor private var others: String {
        let description = screen.wholeDescription
        var labels: [String] = []
        if case .text = kind { labels = description.texts.map(\.text) }
        if labels.isEmpty { labels = description.elements.filter { isKind($0.role) }.map(\.label) }
        labels.removeAll { $0.isEmpty }
        if labels.isEmpty { return "" }
        let first = labels.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
        return "; there \(labels.count == 1 ? "is" : "are") \(first)\(labels.count > 8 ? ", …" : "")"
    }

    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension ScreenDescription {
    /// A text inside of a control, which is enabled when the control is.
    fileprivate func text(_ label: String, _ frame: CGRect) -> AccessibleElement {
        var text = AccessibleElement(id: 0, role: .text, label: label, frame: frame)
        let around = elements.filter { $0.role.isControl && $0.frame.contains(frame) }
        if let control = around.min(by: { $0.frame.area < $1.frame.area }) {
            text.isEnabled = control.isEnabled
            text.isCovered = control.isCovered
        }
        return text
    }

    /// Where the row with a text or an element of this label is; outside of lists, what stands beside it.
    func row(_ label: String) -> CGRect? {
        let texts = texts.filter { $0.text == label }.map(\.frame)
        let places = texts + elements.filter { $0.label == label || $0.identifier == label }.map(\.frame)
        for place in places {
            let center = CGPoint(x: place.midX, y: place.midY)
            if let row = rows.first(where: { $0.contains(center) }) { return row }
        }
        return places.first.map { CGRect(x: -1e9, y: $0.minY - 4, width: 2e9, height: $0.height + 8) }
    }
}

extension CGRect {
    var area: CGFloat { width * height }
}
