extension Image {
    /// A picture of a size in points that a program draws, read out as `label`.
    ///
    ///     Image(size: CGSize(width: 20, height: 20), label: Text("Dot")) { context in
    ///         context.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 12, height: 12)), with: .color(.red))
    ///     }
    ///
    /// It is drawn in the environment that shows it, with the pixels of its screen.
    ///
    /// - Parameters:
    ///   - opaque: whether the picture is black where nothing is drawn.
    ///   - colorMode: in which numbers colours are put together; sRGB, whatever it is.
    nonisolated public init(
        size: CGSize, label: Text, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawn(ImageDrawing(size, isOpaque: opaque, colorMode, renderer)), name: .text(label))
    }

    /// A picture of a size in points that a program draws, which screen readers leave out.
    nonisolated public init(
        size: CGSize, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawn(ImageDrawing(size, isOpaque: opaque, colorMode, renderer)), name: .none)
    }
}
