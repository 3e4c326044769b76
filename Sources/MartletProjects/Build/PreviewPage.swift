import MartletPages

/// A page of HTML with the pictures of all previews.
package struct PreviewPage {
    let program: String
    let pictures: [PreviewGallery.Picture]

    package init(program: String, pictures: [PreviewGallery.Picture]) {
        self.program = program
        self.pictures = pictures
    }

    package var text: String {
        PicturePage(title: "Previews of \(program)", summary: summary, figures: ordered.map(Self.figure)).html
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

    private static func figure(_ picture: PreviewGallery.Picture) -> PicturePage.Figure {
        func image(_ file: String, _ text: String) -> PicturePage.Image {
            PicturePage.Image(file: file, text: text, width: Int(picture.width))
        }
        let images: [PicturePage.Image] =
            switch picture.verdict {
            case "stopped", "gone": []
            case "changed":
                [
                    image("differences/" + picture.file.dropLast(4) + ".before.png", "before"),
                    image(picture.file, "now"), image("differences/" + picture.file, "what differs"),
                ]
            default: [image(picture.file, picture.name)]
            }
        return PicturePage.Figure(
            verdict: picture.verdict, name: picture.name,
            remark: ["drawn", "same"].contains(picture.verdict) ? "" : picture.verdict, place: picture.place,
            images: images, text: picture.verdict == "stopped" ? picture.reason : "")
    }
}
