/// A page of HTML that shows pictures, each beside what it is compared with.
package struct PicturePage {
    /// One picture with its caption, or what is said instead of it.
    package struct Figure {
        /// How the caption looks: one of the verdicts that `martlet previews` tells, such as `changed`.
        package var verdict: String
        package var name: String
        /// What the caption says of the picture in bold; empty says nothing.
        package var remark: String
        /// Where it is from; empty says nothing.
        package var place: String
        package var images: [Image]
        /// Stands below the caption where there are no images.
        package var text: String

        package init(
            verdict: String, name: String, remark: String = "", place: String = "", images: [Image] = [],
            text: String = ""
        ) {
            (self.verdict, self.name, self.remark) = (verdict, name, remark)
            (self.place, self.images, self.text) = (place, images, text)
        }
    }

    /// A file of a picture.
    package struct Image {
        /// Its path from the page.
        package var file: String
        /// What it shows, for who cannot see it and for who points at it.
        package var text: String
        /// In points.
        package var width: Int

        package init(file: String, text: String, width: Int) {
            (self.file, self.text, self.width) = (file, text, width)
        }
    }

    package var title: String
    package var summary: String
    package var figures: [Figure]

    package init(title: String, summary: String, figures: [Figure]) {
        (self.title, self.summary, self.figures) = (title, summary, figures)
    }

    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(Self.escape(title))</title>
        <style>
        :root { color-scheme: light dark }
        body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem }
        main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
        figure { margin: 0; max-width: 100% }
        figcaption { margin-bottom: .5rem }
        small { opacity: .7; display: block }
        img { max-width: 100%; height: auto; border: 1px solid #8886; border-radius: 8px; background: #fff }
        .changed > figcaption b, .new > figcaption b, .gone > figcaption b { color: #c60 }
        .stopped > figcaption b { color: #d00 }
        .set { display: flex; gap: 1rem; flex-wrap: wrap }
        </style>
        <h1>\(Self.escape(title))</h1>
        <p>\(Self.escape(summary))</p>
        <main>
        \(figures.map(Self.html).joined(separator: "\n"))
        </main>
        </html>

        """
    }

    private static func html(of figure: Figure) -> String {
        let place = figure.place.isEmpty ? "" : "<small>\(escape(figure.place))</small>"
        let remark = figure.remark.isEmpty ? "" : " <b>\(escape(figure.remark))</b>"
        let images = figure.images.map(html).joined()
        let body =
            switch figure.images.count {
            case 0: figure.text.isEmpty ? "" : "<p>\(escape(figure.text))</p>"
            case 1: images
            default: "<div class=\"set\">\(images)</div>"
            }
        return "<figure class=\"\(figure.verdict)\"><figcaption>\(escape(figure.name))\(remark)\(place)</figcaption>"
            + "\(body)</figure>"
    }

    private static func html(of image: Image) -> String {
        let source = image.file.split(separator: "/").map(encode).joined(separator: "/")
        return "<img src=\"\(source)\" alt=\"\(escape(image.text))\" title=\"\(escape(image.text))\" "
            + "width=\"\(image.width)\" loading=\"lazy\">"
    }

    private static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private static func encode(_ name: Substring) -> String {
        name.utf8.map { byte in
            let isPlain = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            return isPlain || "-_.".utf8.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
