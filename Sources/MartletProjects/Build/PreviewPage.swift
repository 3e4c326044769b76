/// A page of HTML with the pictures of all previews.
package struct PreviewPage {
    let program: String
    let pictures: [PreviewGallery.Picture]

    package init(program: String, pictures: [PreviewGallery.Picture]) {
        self.program = program
        self.pictures = pictures
    }

    package var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Previews of \(Self.escape(program))</title>
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
        <h1>Previews of \(Self.escape(program))</h1>
        <p>\(Self.escape(summary))</p>
        <main>
        \(ordered.map(figure).joined(separator: "\n"))
        </main>
        </html>

        """
    }

    /// How many there are of each kind.
    package var summary: String {
        let words = [
            ("drawn", "drawn"), ("same", "as before"), ("changed", "changed"), ("new", "new"), ("gone", "gone"),
            ("stopped", "stopped the program"),
        ]
        let parts = words.compactMap { verdict, text in
            let count = pictures.filter { $0.verdict == verdict }.count
            return count == 0 ? nil : "\(count) \(text)"
        }
        let count = pictures.count
        return (count == 1 ? "1 preview" : "\(count) previews")
            + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "."
    }

    /// What is not as it should be comes first.
    private var ordered: [PreviewGallery.Picture] {
        let order = ["stopped", "changed", "gone", "new", "same", "drawn"]
        return pictures.enumerated().sorted {
            (order.firstIndex(of: $0.element.verdict) ?? 9, $0.offset)
                < (order.firstIndex(of: $1.element.verdict) ?? 9, $1.offset)
        }.map(\.element)
    }

    private func figure(_ picture: PreviewGallery.Picture) -> String {
        let place = picture.place.isEmpty ? "" : "<small>\(Self.escape(picture.place))</small>"
        let says = ["drawn", "same"].contains(picture.verdict) ? "" : " <b>\(picture.verdict)</b>"
        let caption = "<figcaption>\(Self.escape(picture.name))\(says)\(place)</figcaption>"
        let body: String
        switch picture.verdict {
        case "stopped": body = "<p>\(Self.escape(picture.reason))</p>"
        case "gone": body = ""
        case "changed":
            let before = "differences/" + picture.file.dropLast(4) + ".before.png"
            body =
                "<div class=\"set\">" + image(before, "before", picture) + image(picture.file, "now", picture)
                + image("differences/" + picture.file, "what differs", picture) + "</div>"
        default: body = image(picture.file, picture.name, picture)
        }
        return "<figure class=\"\(picture.verdict)\">\(caption)\(body)</figure>"
    }

    private func image(_ file: String, _ text: String, _ picture: PreviewGallery.Picture) -> String {
        let source = file.split(separator: "/").map(Self.encode).joined(separator: "/")
        return "<img src=\"\(source)\" alt=\"\(Self.escape(text))\" title=\"\(Self.escape(text))\" "
            + "width=\"\(Int(picture.width))\" loading=\"lazy\">"
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
