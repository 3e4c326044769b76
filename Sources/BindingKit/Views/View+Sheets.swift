import SwiftUI

/// Sheets, covers and pop-overs that are driven by an optional or by a case of an enum.
///
///     enum Destination { case edit(Item), share(URL) }
///     @State private var destination: Destination?
///
///     list
///         .sheet(unwrapping: $destination, case: /Destination.edit) { $item in Editor(item: $item) }
///         .popover(unwrapping: $destination, case: /Destination.share) { $url in ShareView(url: url) }
///
/// The binding is live: what the content writes is in the optional at once. While the presentation leaves, it shows the last
/// value. An `Identifiable` value with another id gets content of its own.
extension View {
    /// Presents a sheet while an optional holds something, made with a binding to it. Ending it makes the optional nil.
    public func sheet<Value, Content: View>(
        unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        sheet(isPresented: value.presence(), onDismiss: onDismiss) { Presented(value, content: content) }
    }

    /// Presents a sheet while an optional enum is in a case, made with a binding to what the case holds.
    public func sheet<Root, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        sheet(unwrapping: root.case(path), onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet while an optional enum with `@Cases` is in a case, by the name of the case.
    public func sheet<Root: HasCases, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        sheet(unwrapping: root.case(path), onDismiss: onDismiss, content: content)
    }

    /// Covers the window while an optional holds something, made with a binding to it. Ending it makes the optional nil.
    public func fullScreenCover<Value, Content: View>(
        unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        fullScreenCover(isPresented: value.presence(), onDismiss: onDismiss) { Presented(value, content: content) }
    }

    /// Covers the window while an optional enum is in a case, made with a binding to what the case holds.
    public func fullScreenCover<Root, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        fullScreenCover(unwrapping: root.case(path), onDismiss: onDismiss, content: content)
    }

    /// Covers the window while an optional enum with `@Cases` is in a case, by the name of the case.
    public func fullScreenCover<Root: HasCases, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        fullScreenCover(unwrapping: root.case(path), onDismiss: onDismiss, content: content)
    }

    /// Shows a pop-over while an optional holds something, made with a binding to it. Ending it makes the optional nil.
    public func popover<Value, Content: View>(
        unwrapping value: Binding<Value?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        popover(isPresented: value.presence(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
            Presented(value, content: content)
        }
    }

    /// Shows a pop-over while an optional enum is in a case, made with a binding to what the case holds.
    public func popover<Root, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        popover(unwrapping: root.case(path), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }

    /// Shows a pop-over while an optional enum with `@Cases` is in a case, by the name of the case.
    public func popover<Root: HasCases, Value, Content: View>(
        unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> some View {
        popover(unwrapping: root.case(path), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
}
