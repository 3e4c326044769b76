/// Shows the page before; so do keys (see `BackKeys`). On a phone it says which one, where there is room.
struct BackButton: View {
    let title: Text?
    /// In place of the arrow.
    let picture: UIImage?
    let action: @MainActor () -> Void
    @Environment(\.idiom) private var idiom
    @Environment(\.self) private var environment

    init(title: Text?, picture: UIImage?, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.picture = picture
        self.action = action
    }

    /// As on Apple's systems, a picture is drawn in the colour of the buttons unless it says otherwise.
    private var arrow: Image {
        guard let picture else { return Image(systemName: "chevron.backward") }
        let image = Image(uiImage: picture)
        return picture.renderingMode == .automatic ? image.renderingMode(.template) : image
    }

    /// A title longer than this, in letters, would push the page's own aside.
    private static let longest = 16

    var body: some View {
        Button(action: action) {
            if idiom.isTouched {
                ViewThatFits(in: .horizontal) {
                    titled(shown)
                    titled(Text(_own: "Back"))
                    arrow.accessibilityLabel(shown)
                }
            } else {
                arrow.accessibilityLabel(title ?? Text(_own: "Back"))
            }
        }
        .accessibilityInputLabels(["Back"])
        .buttonStyle(BarButtonStyle())
    }

    private func titled(_ text: Text) -> some View {
        HStack(spacing: 4) {
            arrow.modifier(DecorativeModifier())
            text.lineLimit(1).accessibilityLabel(shown)
        }
    }

    private var shown: Text {
        guard let title, (1...Self.longest).contains(title.string(in: environment).count) else {
            return Text(_own: "Back")
        }
        return title
    }
}
