import SwiftUI

/// A view for one case of an enum.
public struct CaseLet<Root, Value, Content: View>: SwitchCases {
    private let path: CasePath<Root, Value>
    private let view: (Binding<Value>) -> Content

    /// - Parameters:
    ///   - path: the case.
    ///   - content: the view, made with a binding to what the case holds.
    public init(_ path: CasePath<Root, Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.path = path
        view = content
    }

    public func matches(_ root: Binding<Root>) -> Bool { root[path] != nil }

    public func content(of root: Binding<Root>) -> some View {
        if let value = root[path] { view(value) }
    }
}

extension CaseLet where Root: HasCases {
    /// A view for a case of an enum with `@Cases`, by its name.
    public init(_ path: CaseKeyPath<Root, Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.init(CasePath(path), content: content)
    }
}

extension CaseLet where Value == Void {
    /// A view for a case that holds nothing.
    public init(_ path: CasePath<Root, Void>, @ViewBuilder content: @escaping () -> Content) {
        self.init(path) { (_: Binding<Void>) in content() }
    }
}

extension CaseLet where Root: HasCases, Value == Void {
    /// A view for a case that holds nothing, by its name.
    public init(_ path: CaseKeyPath<Root, Void>, @ViewBuilder content: @escaping () -> Content) {
        self.init(CasePath(path), content: content)
    }
}
