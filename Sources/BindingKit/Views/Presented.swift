import SwiftUI

/// What is presented for the value of an optional: made with a binding to it, and shown to the end with its last value.
public struct Presented<Value, Content: View>: View {
    @Binding private var value: Value?
    private let content: (Binding<Value>) -> Content
    @State private var last = LastBinding<Value>()

    init(_ value: Binding<Value?>, content: @escaping (Binding<Value>) -> Content) {
        _value = value
        self.content = content
    }

    public var body: some View {
        if let value = last.following($value) {
            content(value).id(value.elementID.wrappedValue)
        }
    }
}

/// The binding that was there last.
final class LastBinding<Value> {
    private var last: Binding<Value>?

    /// The binding to what the optional holds; while it holds nothing, the last one.
    func following(_ value: Binding<Value?>) -> Binding<Value>? {
        if let binding = value.unwrapped() { last = binding }
        return last
    }
}

extension Binding {
    /// The id of an `Identifiable` value: something else is presented for another one. Nil for all others.
    fileprivate var elementID: Binding<AnyHashable?> {
        view(
            "elementID", { ($0 as? any Identifiable).map { hashableID($0) } }, takes: { _, _ in false },
            set: { _, _ in })
    }

    /// A binding to what a case of an optional enum holds; nil in other cases and where there is no enum.
    ///
    ///     .sheet(unwrapping: $destination.case(/Destination.edit)) { $item in Editor(item: $item) }
    ///
    /// Writing a value makes the optional this case; writing nil makes it nil if it is in this case, and is ignored else.
    public func `case`<Root, Part>(_ path: CasePath<Root, Part>) -> Binding<Part?> where Value == Root? {
        view(
            path.identity().map { AnyHashable(["case", $0]) }, { $0.flatMap(path.extract(from:)) },
            takes: { part, root in part != nil || root.map(path.matches) == true },
            set: { $1 = $0.map(path.embed) })
    }

    /// A binding to what a case of an optional enum with `@Cases` holds, by the name of the case.
    public func `case`<Root: HasCases, Part>(_ path: CaseKeyPath<Root, Part>) -> Binding<Part?>
    where Value == Root? {
        self.case(CasePath(path))
    }
}

private func hashableID(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
