import SwiftUI

extension Binding {
    /// A binding to what the optional holds; nil while it holds nothing.
    ///
    ///     if let draft = $draft.unwrapped() { Editor(draft: draft) }
    ///
    /// It is live: it follows every later value. Once there is none, reading gives the last one and writing is ignored.
    @inlinable
    public func unwrapped<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
        part("unwrapped", { $0 }, isThere: { $0 != nil }, put: { $1 = $0 })
    }

    /// A binding to what the optional holds; nil while it holds nothing.
    ///
    ///     if let draft = Binding(unwrapping: $draft) { Editor(draft: draft) }
    public init?(unwrapping base: Binding<Value?>) {
        guard let unwrapped = base.unwrapped() else { return nil }
        self = unwrapped
    }

    /// A binding to whether the optional holds anything. Writing `false` makes it nil; writing `true` is ignored, because
    /// there is nothing to put in.
    ///
    ///     .sheet(isPresented: $draft.presence()) { … }
    @inlinable
    public func presence<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        view("presence", { $0 != nil }, takes: { !$0 && $1 != nil }, set: { $1 = nil })
    }

    /// A binding to what the optional holds, or to a value in its place while it holds nothing. Writing sets the optional.
    ///
    ///     TextField("Nickname", text: $person.nickname ?? "")
    ///
    /// - Parameter value: evaluated once, when the binding is made.
    @inlinable
    public static func ?? <Wrapped>(base: Binding, value: @autoclosure () -> Wrapped) -> Binding<Wrapped>
    where Value == Wrapped? {
        let value = value()
        return base.view(
            key(value).map { ["default", $0] as [AnyHashable] }, { $0 ?? value }, set: { $1 = $0 })
    }
}

extension Binding where Value: OptionalValue {
    /// A binding to whether the optional holds anything: ``presence()`` under the name of a property.
    ///
    ///     .sheet(isPresented: $draft.isPresent) { … }
    @inlinable
    public var isPresent: Binding<Bool> {
        view("presence", { $0.hasValue }, takes: { !$0 && $1.hasValue }, set: { $1 = nil })
    }
}

/// What optionals are, for extensions of types that are generic in them.
public protocol OptionalValue: ExpressibleByNilLiteral {
    /// Whether there is a value.
    var hasValue: Bool { get }
}

extension Optional: OptionalValue {
    /// Whether there is a value.
    @inlinable
    public var hasValue: Bool { if case .none = self { false } else { true } }
}
