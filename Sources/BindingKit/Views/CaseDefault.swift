import SwiftUI

/// The view for all cases that those before are not for.
public struct CaseDefault<Root, Content: View>: SwitchCases {
    private let view: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { view = content }

    public func matches(_: Binding<Root>) -> Bool { true }
    public func content(of _: Binding<Root>) -> some View { view() }
}
