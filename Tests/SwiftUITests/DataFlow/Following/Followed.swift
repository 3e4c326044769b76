import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

/// What the views of the cases read, each a part of it.
struct Values {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name = "item"
        var inner: [Item]?
    }

    enum Scope: Hashable { case all, some }

    var text = "before"
    var flag = false
    var number = 0.25
    var choice = 1
    var optional: Int?
    var item: Item?
    var items = [Item(id: 1), Item(id: 2)]
    var selection: Set<Int> = []
    var path: [Int] = []
    var color = Color.red
    var order: [KeyPathComparator<Item>] = []
    var columns = TableColumnCustomization<Item>()
    var days: Set<DateComponents> = [DateComponents(year: 1970, month: 1, day: 1)]
    var date = Date(timeIntervalSince1970: 0)
    var detent = PresentationDetent.height(200)
    var visibility = NavigationSplitViewVisibility.all
    var column = NavigationSplitViewColumn.sidebar
    var scope = Scope.all
    var position = ScrollPosition()
    var selected: TextSelection?
    var styled = AttributedString("styled")
    var styledSelection = AttributedTextSelection(insertionPoint: AttributedString("before").startIndex)
}

@Observable @MainActor final class WatchedValues {
    var values: Values
    init(_ values: Values) { self.values = values }
}

@MainActor final class PublishedValues: ObservableObject {
    @Published var values: Values
    init(_ values: Values) { self.values = values }
}

/// How a program keeps values.
enum Keeping: CaseIterable {
    case observable, observableThroughClosures, observableObject, state

    /// A view made from a binding to the values, none of which its owner's body reads; and a way to change them.
    @MainActor func host(
        _ values: Values, _ content: @escaping @MainActor (Binding<Values>) -> AnyView
    ) -> (view: AnyView, change: ((inout Values) -> Void) -> Void) {
        switch self {
        case .observable:
            let model = WatchedValues(values)
            return (AnyView(WatchingHost(model: model, content: content)), { $0(&model.values) })
        case .observableThroughClosures:
            let model = WatchedValues(values)
            let view = ClosuresHost(model: model, content: content)
            return (AnyView(view), { $0(&model.values) })
        case .observableObject:
            let model = PublishedValues(values)
            return (AnyView(ObjectHost(model: model, content: content)), { $0(&model.values) })
        case .state:
            let box = BindingBox()
            let view = StateHost(box: box, content: content, values: values)
            return (
                AnyView(view),
                { change in
                    var new = box.binding!.wrappedValue
                    change(&new)
                    box.binding!.wrappedValue = new
                }
            )
        }
    }
}

private struct WatchingHost: View {
    let model: WatchedValues
    let content: @MainActor (Binding<Values>) -> AnyView
    var body: some View { content(Bindable(model).values) }
}

private struct ClosuresHost: View {
    let model: WatchedValues
    let content: @MainActor (Binding<Values>) -> AnyView
    var body: some View { content(Binding(get: { model.values }, set: { model.values = $0 })) }
}

private struct ObjectHost: View {
    @ObservedObject var model: PublishedValues
    let content: @MainActor (Binding<Values>) -> AnyView
    var body: some View { content($model.values) }
}

@MainActor private final class BindingBox {
    var binding: Binding<Values>?
}

private struct StateHost: View {
    let box: BindingBox
    let content: @MainActor (Binding<Values>) -> AnyView
    @State private var values: Values

    init(box: BindingBox, content: @escaping @MainActor (Binding<Values>) -> AnyView, values: Values) {
        self.box = box
        self.content = content
        _values = State(initialValue: values)
    }

    var body: some View {
        let _ = box.binding = $values
        content($values)
    }
}

/// All that can be seen on a screen.
struct Seen: Equatable, CustomStringConvertible {
    private let lines: [String]
    private let image: Data

    @MainActor init(_ screen: Screen) {
        let description = screen.description
        let elements = description.elements.map { element in
            let state = [
                element.value, element.isOn.map { "\($0)" }, element.range.map { "\($0.current)" },
                element.selectedText.map { "selected \($0)" },
            ]
            return "\(element.role) “\(element.label)” \(state.compactMap { $0 }) \(element.frame)"
        }
        let dialog = screen.fileDialog.map { ["dialog \($0.purpose) \($0.contentTypes)"] } ?? []
        lines = ["title \(screen.title ?? "")"] + dialog + description.texts.map(\.text) + elements
        image = screen.image(scale: 0.25)
    }

    var description: String { lines.joined(separator: "\n") }
}

/// A closure or a binding of the public API, in a view that shows what it gives.
struct FollowedCase: CustomTestStringConvertible, Sendable {
    let name: String
    var size = CGSize(width: 390, height: 500)
    /// Opens what the closure is evaluated for.
    let open: @MainActor @Sendable (Screen) -> Void
    let change: @Sendable (inout Values) -> Void
    let view: @MainActor @Sendable (Binding<Values>) -> AnyView

    init<V: View>(
        _ name: String, size: CGSize = CGSize(width: 390, height: 500),
        open: @escaping @MainActor @Sendable (Screen) -> Void = { _ in },
        change: @escaping @Sendable (inout Values) -> Void = { $0.text = "after" },
        @ViewBuilder view: @escaping @MainActor @Sendable (Binding<Values>) -> V
    ) {
        (self.name, self.size, self.open, self.change) = (name, size, open, change)
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { name }
}
