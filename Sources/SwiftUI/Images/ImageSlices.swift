import MartletImages

/// The parts that a resized picture is put together from: corners as they are, edges and middle stretched or repeated.
@MainActor
struct ImageSlices {
    private var last: (image: DisplayImage, size: CGSize, resizing: Image.Resizing?, items: [DisplayItem])?

    /// What shows `image`, `natural` points large, in a space of `size`.
    mutating func items(
        _ image: DisplayImage, natural: CGSize, in size: CGSize, _ resizing: Image.Resizing?, _ filter: ImageFilter
    ) -> [DisplayItem] {
        guard let resizing, !resizing.isPlain, natural.width > 0, natural.height > 0 else {
            return [.image(image, in: CGRect(origin: .zero, size: size), filter)]
        }
        if let last, last.image == image, last.size == size, last.resizing == resizing { return last.items }
        let density = CGFloat(image.pixelWidth) / natural.width
        let insets = resizing.capInsets
        let columns = Self.spans(insets.leading, insets.trailing, natural.width, size.width)
        let rows = Self.spans(insets.top, insets.bottom, natural.height, size.height)
        var items: [DisplayItem] = []
        for row in rows {
            for column in columns {
                let x = Int((column.from.lowerBound * density).rounded())
                let y = Int((row.from.lowerBound * density).rounded())
                let width = min(Int((column.from.upperBound * density).rounded()), image.pixelWidth) - x
                let height = min(Int((row.from.upperBound * density).rounded()), image.pixelHeight) - y
                let target = CGRect(
                    x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.upperBound - column.to.lowerBound,
                    height: row.to.upperBound - row.to.lowerBound)
                guard width > 0, height > 0, target.width > 0, target.height > 0 else { continue }
                var piece = image.cropped(x: x, y: y, width: width, height: height)
                if resizing.mode == .tile {
                    piece = piece.tiled(
                        width: max(Int((target.width * density).rounded()), 1),
                        height: max(Int((target.height * density).rounded()), 1))
                }
                items.append(.image(piece, in: target, filter))
            }
        }
        last = (image, size, resizing, items)
        return items
    }

    /// Start, middle and end along one axis: where they are in the picture and where they come to be, in points.
    private static func spans(
        _ start: CGFloat, _ end: CGFloat, _ natural: CGFloat, _ size: CGFloat
    ) -> [(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)] {
        let (first, last) = (min(max(start, 0), natural), min(max(end, 0), natural - min(max(start, 0), natural)))
        // Edges that do not fit become thinner together.
        let factor = first + last > size ? size / (first + last) : 1
        let (a, b) = (first * factor, size - last * factor)
        return [
            (0...first, 0...a), (first...(natural - last), a...max(a, b)),
            ((natural - last)...natural, max(a, b)...size),
        ]
    }
}
