import MartletText

/// The runs of a text that are drawn with more than a colour: each fill covers its own letters and no others.
@MainActor
final class TextGradients {
    /// A run by its place in the text, with its fill.
    struct Run: Equatable {
        let place: Int
        let fill: StyleFill
    }

    let runs: [Run]
    /// The fills, in the order of their first runs.
    private let pictures: [GradientPicture]
    /// The text that `parts` were made of.
    private var whole: MeasuredText?
    private var parts: (plain: MeasuredText?, covered: [MeasuredText])?

    init(_ runs: [Run]) {
        self.runs = runs
        var fills: [StyleFill] = []
        for run in runs where !fills.contains(run.fill) { fills.append(run.fill) }
        pictures = fills.map(GradientPicture.init)
    }

    /// Items that show the text.
    ///
    /// - Parameter draw: what a text without gradients is drawn with, whose top left corner is at a place.
    func items(
        of text: MeasuredText, in size: CGSize, at origin: CGPoint, draw: (MeasuredText, CGPoint) -> [DisplayItem]
    ) -> [DisplayItem] {
        let (plain, covered) = parts(of: text, in: size)
        let groups = zip(pictures, covered).map { picture, part in
            DisplayItem.group(picture.show(draw(part, .zero), in: size, at: origin))
        }
        return (plain.map { draw($0, origin) } ?? []) + groups
    }

    /// The items of a text that is drawn as one, all in the first fill.
    func cover(_ items: [DisplayItem], in size: CGSize, at origin: CGPoint) -> DisplayGroup {
        pictures[0].show(items, in: size, at: origin)
    }

    private func parts(of text: MeasuredText, in size: CGSize) -> (plain: MeasuredText?, covered: [MeasuredText]) {
        if let parts, whole === text { return parts }
        let letters = text.text.runs.indices.filter { text.text.runs[$0].attachment == nil }
        let isAlike = pictures.count == 1 && runs.count == letters.count
        let new =
            isAlike
            ? (nil, [text])
            : (
                part(of: text, in: size, hiding: Set(runs.map(\.place)), keepsBackgrounds: true),
                pictures.map { picture in
                    let own = runs.filter { $0.fill == picture.fill }.map(\.place)
                    return part(of: text, in: size, hiding: Set(letters).subtracting(own), keepsBackgrounds: false)
                }
            )
        (whole, parts) = (text, new)
        return new
    }

    /// The same text, of which some runs are not seen.
    private func part(
        of text: MeasuredText, in size: CGSize, hiding hidden: Set<Int>, keepsBackgrounds: Bool
    ) -> MeasuredText {
        var part = text.text
        for place in part.runs.indices {
            if !keepsBackgrounds { part.runs[place].background = nil }
            guard hidden.contains(place) else { continue }
            part.runs[place].color = .clear
            part.runs[place].underline = nil
            part.runs[place].strikethrough = nil
        }
        return TextEngine.shared.prepare(part).measure(width: size.width, height: size.height)
    }
}
