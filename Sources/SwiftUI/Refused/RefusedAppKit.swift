// Names that are not here, so that the compiler says so where they stand.

extension Color {
    @available(
        *, unavailable,
        message: "There is no AppKit on Linux: use Color(uiColor:), or for grounds a style such as .background."
    )
    nonisolated public init(nsColor: NSColor) { self = .clear }
}

extension Image {
    @available(*, unavailable, message: "There is no AppKit on Linux: use Image(uiImage:).")
    nonisolated public init(nsImage: NSImage) { self.init("") }
}
