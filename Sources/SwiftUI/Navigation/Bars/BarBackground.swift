import MartletGraph

/// What a bar is drawn on.
struct BarBackground: Equatable {
    var style: AnyShapeStyle?
    var visibility = Visibility.automatic
    /// Whether no line parts it from the content, though it is shown.
    var hidesLine = false
    /// What the line is drawn with; nil for the system's.
    var line: AnyShapeStyle?
    /// How high the line is, in points.
    var lineHeight: CGFloat = 1

    /// What is said further out comes first.
    func merged(with inner: BarBackground) -> BarBackground {
        BarBackground(
            style: style ?? inner.style, visibility: visibility == .automatic ? inner.visibility : visibility,
            hidesLine: hidesLine, line: line, lineHeight: lineHeight)
    }
}

/// How a bar looks where it stands.
struct BarLook: Equatable {
    /// nil where it has none of its own.
    private(set) var background: BarBackground?
    /// Whether it is light or dark; nil where it is as the page.
    private(set) var scheme: ColorScheme?

    init() {}

    /// - Parameter isAtEdge: whether nothing has been scrolled below it: there it is seen through, and as light or dark
    ///   as the page, unless that asks for its background.
    init(_ background: BarBackground?, _ scheme: ColorScheme?, isAtEdge: Bool = false) {
        let visibility = background?.visibility ?? .automatic
        if isAtEdge, visibility == .automatic { return }
        self.background = background
        guard let scheme, visibility != .hidden else { return }
        self.scheme = scheme
        // Letters for a dark bar need one, though the page does not say what it is drawn on.
        if background?.style == nil { self.background = BarBackground(style: nil, visibility: .visible) }
    }
}

extension BarContents {
    /// How a bar of the page looks, but for what the program has changed for all.
    func look(of bar: ToolbarPlacement.Bar) -> BarLook { BarLook(backgrounds[bar], schemes[bar]) }
}

/// The background of a bar, where its page asks for it: a line parts it from the content.
struct BarBackdrop: View {
    let background: BarBackground?
    let isOnTop: Bool
    @Environment(\.colorScheme) private var scheme

    init(background: BarBackground?, isOnTop: Bool) {
        self.background = background
        self.isOnTop = isOnTop
    }

    var body: some View {
        if let background, background.visibility != .hidden {
            if let style = background.style {
                Rectangle().fill(style)
                    .overlay(alignment: isOnTop ? .bottom : .top) {
                        if !background.hidesLine, let line = background.line { edge(line, background) }
                    }
            } else if background.visibility == .visible {
                Rectangle().fill(scheme == .dark ? Color(rgb: 0x2E2E32) : .white)
                    .overlay(alignment: isOnTop ? .bottom : .top) {
                        if !background.hidesLine {
                            edge(background.line ?? AnyShapeStyle(Color.primary.opacity(0.12)), background)
                        }
                    }
            }
        }
    }

    private func edge(_ style: AnyShapeStyle, _ background: BarBackground) -> some View {
        Rectangle().fill(style).frame(height: background.lineHeight)
    }
}

extension View {
    /// Shows a bar, or what stands in one, light or dark; nil as the page.
    nonisolated func _barScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
