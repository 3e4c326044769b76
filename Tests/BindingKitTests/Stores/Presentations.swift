import BindingKit
import SwiftUI

/// Shows the draft where it is.
struct DraftTitle: View {
    @Binding var draft: Row?
    var body: some View { Text(draft?.title ?? "no draft") }
}

/// What is presented for a draft, by the helpers.
struct PresentingByKit: View {
    let helper: Helper
    @Binding var draft: Row?

    var body: some View {
        let content = Button("Edit") { draft = Row(id: 9, title: "draft") }
        switch helper {
        case .sheet: content.sheet(unwrapping: $draft) { editor($0) }
        case .cover: content.fullScreenCover(unwrapping: $draft) { editor($0) }
        case .popover: content.popover(unwrapping: $draft) { editor($0) }
        case .page: content.navigationDestination(unwrapping: $draft) { editor($0) }
        case .alert:
            content.alert({ Text("Keep \($0.title)?") }, unwrapping: $draft) { $row in
                Button("Keep") { row.title = "kept" }
            } message: {
                Text("It has the number \($0.id)")
            }
        case .dialog:
            content.confirmationDialog({ Text("Keep \($0.title)?") }, unwrapping: $draft, titleVisibility: .visible) {
                $row in
                Button("Keep") { row.title = "kept" }
            } message: {
                Text("It has the number \($0.id)")
            }
        default:
            content
            NavigationLink(unwrapping: $draft) {
                draft = Row(id: 9, title: "draft")
            } destination: {
                editor($0)
            } label: {
                Text("Go")
            }
        }
    }

    @ViewBuilder private func editor(_ row: Binding<Row>) -> some View {
        Words(text: row.title)
        Button("Close") { draft = nil }
    }
}

/// The same without them.
struct PresentingByHand: View {
    let helper: Helper
    @Binding var draft: Row?

    private var isPresented: Binding<Bool> { Binding(get: { draft != nil }, set: { if !$0 { draft = nil } }) }

    var body: some View {
        let content = Button("Edit") { draft = Row(id: 9, title: "draft") }
        switch helper {
        case .sheet: content.sheet(isPresented: isPresented) { editor }
        case .cover: content.fullScreenCover(isPresented: isPresented) { editor }
        case .popover: content.popover(isPresented: isPresented) { editor }
        case .page: content.navigationDestination(isPresented: isPresented) { editor }
        case .alert:
            content.alert("Keep \(draft?.title ?? "")?", isPresented: isPresented, presenting: draft) { _ in
                Button("Keep") { draft?.title = "kept" }
            } message: {
                Text("It has the number \($0.id)")
            }
        case .dialog:
            content.confirmationDialog(
                "Keep \(draft?.title ?? "")?", isPresented: isPresented, titleVisibility: .visible, presenting: draft
            ) { _ in
                Button("Keep") { draft?.title = "kept" }
            } message: {
                Text("It has the number \($0.id)")
            }
        default:
            content
            NavigationLink(
                isActive: Binding(get: { draft != nil }, set: { draft = $0 ? Row(id: 9, title: "draft") : nil })
            ) {
                editor
            } label: {
                Text("Go")
            }
        }
    }

    private var editor: some View { EditorByHand(draft: $draft) }
}

/// Shows the last row while it leaves, as the helpers do: a page must not empty itself before it is gone.
private struct EditorByHand: View {
    @Binding var draft: Row?
    @State private var memory = Memory()

    var body: some View {
        if let row = memory.last(draft) {
            Words(text: Binding(get: { (draft ?? row).title }, set: { draft?.title = $0 }))
            Button("Close") { draft = nil }
        }
    }

    private final class Memory {
        private var row: Row?

        func last(_ now: Row?) -> Row? {
            row = now ?? row
            return row
        }
    }
}
