import MartletGraph

/// What the last build of a program says that is edited while it runs.
@MainActor
final class BuildNotice {
    private let change = ChangeLocation()
    private var shown: String?

    /// Nil where there is nothing to say.
    var text: String? {
        get {
            change.read()
            return shown
        }
        set {
            if newValue == shown { return }
            shown = newValue
            change.send()
        }
    }
}

/// Shows the notice in a window's corner, over its content.
struct BuildNoticeCorner: ViewModifier {
    let notice: BuildNotice

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottomTrailing) {
            if let text = notice.text { BuildNoticeView(text: text) { notice.text = nil } }
        }
    }
}

private struct BuildNoticeView: View {
    let text: String
    let close: @MainActor () -> Void

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).accessibilityHidden(true)
            Text(text).font(.callout.monospaced()).lineLimit(8).frame(maxWidth: 360, alignment: .leading)
            Button(_own: "Close", systemImage: "xmark", action: close).labelStyle(.iconOnly).buttonStyle(.plain)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(12)
        .foregroundStyle(.white)
        .background(Color(white: 0.13), in: RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.3), radius: 8, y: 2)
        .padding(12)
    }
}
