import MartletText

extension GraphicsContext {
    /// Draws a line of a text where it stands, with the lines under and through it and its pictures.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.part, of: line.source, line.offset, options)
    }

    /// Draws a run of a text where it stands.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.run.part, of: run.source, .zero, options)
    }

    /// Draws some letters of a text where they stand.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        guard let part = slice.part else { return }
        draw(part, of: slice.run.source, .zero, options)
    }

    private func draw(
        _ part: TextPart, of source: Text.Layout.Source, _ offset: CGPoint, _ options: Text.Layout.DrawingOptions
    ) {
        // Letters that grow out of nothing begin without a size.
        if transform.a * transform.d == transform.b * transform.c { return }
        guard (offset.x + offset.y).isFinite, transform.isInvertible else { return report("A part of a text") }
        onMain {
            let engine = TextEngine.shared
            var items: [DisplayItem] = []
            if options.contains(.disablesSubpixelQuantization),
                let outlines = engine.outlines(of: part, in: source.text)
            {
                items = outlines.map { path, color in
                    DisplayItem.fill(.path(path), .color(color), FillStyle()).moved(by: offset)
                }
            } else {
                items = [.glyphs(source.text, part, origin: offset)]
            }
            for mark in engine.decorations(of: part, in: source.text) {
                switch mark {
                case .bar(let rect, let color):
                    items.append(.fill(.rect(rect.offsetBy(dx: offset.x, dy: offset.y)), .color(color), FillStyle()))
                case .line(let start, let end, let color, let style):
                    let path = PathElements([.move(to: start), .line(to: end)])
                    items.append(
                        DisplayItem.stroke(.path(path), .color(color), style).moved(by: offset))
                case .picture(let index, let frame):
                    items += source.picture(index, CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y))
                }
            }
            addLocal(items)
        }
    }
}
