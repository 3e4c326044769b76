import SwiftUI

extension Binding {
    /// A binding to what a case of the enum holds; nil while the enum is in another case.
    ///
    ///     if let quantity = $item.status[/Item.Status.inStock] {
    ///         Stepper("\(quantity.wrappedValue) left", value: quantity)
    ///     }
    ///
    /// It is live: once the enum is in another case, reading gives what the case held last and writing is ignored.
    @inlinable
    public subscript<Part>(path: CasePath<Value, Part>) -> Binding<Part>? {
        part(
            path.identity(), { path.extract(from: $0) }, isThere: { path.matches($0) }, put: { $1 = path.embed($0) })
    }

    /// A binding to a part that may not be there; nil while it is not.
    ///
    ///     $item[\.status >>> /Item.Status.inStock]
    @inlinable
    public subscript<Part>(path: OptionalPath<Value, Part>) -> Binding<Part>? {
        part(
            path.identity(), { path.get($0) }, isThere: { path.get($0) != nil }, put: { path.set(&$1, $0) })
    }

    /// A binding to whether the enum is in this case. Writing `false` is ignored, and so is `true` where the case holds
    /// something; `true` else makes it the case.
    ///
    ///     Toggle("Sold out", isOn: $status.is(/Status.soldOut))
    @inlinable
    public func `is`<Part>(_ path: CasePath<Value, Part>) -> Binding<Bool> {
        view(
            path.identity().map { AnyHashable(["is", $0]) }, { path.matches($0) },
            takes: { isCase, root in isCase && Part.self == Void.self && !path.matches(root) },
            set: { if let nothing = () as? Part { $1 = path.embed(nothing) } })
    }
}

extension Binding where Value: HasCases {
    /// A binding to what a case of the enum holds; nil while the enum is in another case.
    ///
    ///     if let quantity = $item.status.inStock { … }
    @inlinable
    public subscript<Part>(dynamicMember keyPath: KeyPath<Value.Cases, CasePath<Value, Part>>) -> Binding<Part>? {
        self[Value.cases[keyPath: keyPath]]
    }

    /// A binding to whether the enum is in a case, by its name: see ``is(_:)``.
    ///
    ///     Toggle("Sold out", isOn: $status.is(\.soldOut))
    @inlinable
    public func `is`<Part>(_ path: CaseKeyPath<Value, Part>) -> Binding<Bool> { self.is(Value.cases[keyPath: path]) }
}
