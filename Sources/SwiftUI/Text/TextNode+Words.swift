import MartletText

extension TextNode: WordHolding {
    var widestWord: CGFloat {
        var text = shown.text
        text.lineLimit = nil
        for index in text.runs.indices { text.runs[index].text = text.runs[index].text.wordPerLine }
        return TextEngine.shared.idealSize(text).width
    }
}

extension String {
    /// The same with a line for each word; letters of scripts that are written without spaces are words of their own.
    fileprivate var wordPerLine: String {
        var lines = ""
        for letter in self {
            if letter.isWhitespace, letter != "\u{A0}", letter != "\u{202F}" {
                lines.append("\n")
            } else {
                lines.append(letter)
                if letter == "-" || letter.unicodeScalars.first.map({ (0x2E80...0x9FFF).contains($0.value) }) == true {
                    lines.append("\n")
                }
            }
        }
        return lines
    }
}
