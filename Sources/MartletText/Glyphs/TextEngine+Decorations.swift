import CMartletPango
import Foundation
import MartletDisplay

extension TextEngine {
    /// What there is to draw with a part of a text beside its letters: pictures, and the lines under and through it, the
    /// solid ones too.
    package func decorations(of part: TextPart, in text: MeasuredText) -> [TextMark] {
        var result: [TextMark] = []
        forEachRun(of: part, in: text) { run, paragraph, layout in
            let range = run.glyphs(of: part)
            guard !range.isEmpty else { return }
            let left = run.x + run.distance(to: range.lowerBound)
            let right = run.x + run.distance(to: range.upperBound)
            for bar in run.bars(from: left, to: right) {
                let bar = (rect: bar.rect.offsetBy(dx: paragraph.x, dy: paragraph.y), color: bar.color)
                // What goes on in the next run is one line.
                if let last = result.lastIndex(where: { $0.joins(bar.rect, bar.color) }) {
                    guard case .bar(let first, let color) = result[last] else { continue }
                    result[last] = .bar(first.union(bar.rect), color)
                } else {
                    result.append(.bar(bar.rect, bar.color))
                }
            }
            var marked: Set<Int> = []
            for glyph in range {
                guard let index = layout.marks.firstIndex(where: { $0.bytes.contains(run.byte(of: glyph)) }),
                    marked.insert(index).inserted
                else { continue }
                let own = range.filter { layout.marks[index].bytes.contains(run.byte(of: $0)) }
                let from = (run.x + run.distance(to: own[0])).points + paragraph.x
                let to = (run.x + run.distance(to: own[own.count - 1] + 1)).points + paragraph.x
                // The marks' own baseline is that of the line.
                let line = (run.baseline + run.item.y_offset).points + paragraph.y
                result += marks(of: layout.marks[index].run, from...max(from, to), line, layout.scale)
            }
        }
        return result
    }
}

extension TextMark {
    fileprivate func joins(_ rect: CGRect, _ color: RGBA) -> Bool {
        guard case .bar(let last, let own) = self else { return false }
        return own == color && last.minY == rect.minY && last.height == rect.height
            && abs(last.maxX - rect.minX) < 0.001
    }
}

extension PlacedRun {
    /// What a run's attributes say of its colours and lines.
    struct Colors {
        var foreground: RGBA?
        /// nil where there is no line; a line without a colour of its own has the text's.
        var underline: RGBA??
        var strikethrough: RGBA??
    }

    var colors: Colors {
        var result = Colors()
        var (foreground, alpha): (PangoColor?, UInt32?) = (nil, nil)
        var (under, through): (PangoColor?, PangoColor?) = (nil, nil)
        var (isUnderlined, isStruck) = (false, false)
        var next = item.item.pointee.analysis.extra_attrs
        while let entry = next {
            next = entry.pointee.next
            let attribute = entry.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            func color() -> PangoColor? { pango_attribute_as_color(attribute)?.pointee.color }
            func value() -> Int32 { pango_attribute_as_int(attribute)?.pointee.value ?? 0 }
            switch attribute.pointee.klass.pointee.type {
            case PANGO_ATTR_FOREGROUND: foreground = color()
            case PANGO_ATTR_FOREGROUND_ALPHA: alpha = UInt32(bitPattern: value())
            case PANGO_ATTR_UNDERLINE: isUnderlined = value() == Int32(PANGO_UNDERLINE_SINGLE.rawValue)
            case PANGO_ATTR_UNDERLINE_COLOR: under = color()
            case PANGO_ATTR_STRIKETHROUGH: isStruck = value() != 0
            case PANGO_ATTR_STRIKETHROUGH_COLOR: through = color()
            default: break
            }
        }
        func rgba(_ color: PangoColor) -> RGBA {
            func component(_ value: UInt16) -> Float { Float(value) / 65535 }
            return RGBA(
                red: component(color.red), green: component(color.green), blue: component(color.blue),
                alpha: alpha.map { Float($0) / 65535 } ?? 1)
        }
        result.foreground = foreground.map(rgba)
        if isUnderlined { result.underline = .some(under.map(rgba)) }
        if isStruck { result.strikethrough = .some(through.map(rgba)) }
        return result
    }

    /// The solid lines under and through the run between two distances, in points from the layout's corner.
    fileprivate func bars(from left: Int32, to right: Int32) -> [(rect: CGRect, color: RGBA)] {
        let colors = colors
        guard colors.underline != nil || colors.strikethrough != nil, let font = item.item.pointee.analysis.font,
            let metrics = pango_font_get_metrics(font, item.item.pointee.analysis.language)
        else { return [] }
        defer { pango_font_metrics_unref(metrics) }
        func bar(_ from: Int32, _ to: Int32, _ position: Int32, _ thickness: Int32, _ color: RGBA?) -> (CGRect, RGBA) {
            let rect = CGRect(
                x: from.points, y: (baseline - position).points, width: (to - from).points, height: thickness.points)
            return (rect, color ?? colors.foreground ?? .black)
        }
        var result: [(rect: CGRect, color: RGBA)] = []
        if let color = colors.underline {
            result.append(
                bar(
                    left, right, pango_font_metrics_get_underline_position(metrics),
                    pango_font_metrics_get_underline_thickness(metrics), color))
        }
        if let color = colors.strikethrough {
            // Pango strikes through what is drawn of the letters only.
            var ink = PangoRectangle()
            pango_glyph_string_extents(item.glyphs, font, &ink, nil)
            let (from, to) = (max(left, x + ink.x), min(right, x + ink.x + ink.width))
            guard from < to else { return result }
            result.append(
                bar(
                    from, to, pango_font_metrics_get_strikethrough_position(metrics),
                    pango_font_metrics_get_strikethrough_thickness(metrics), color))
        }
        return result
    }
}
