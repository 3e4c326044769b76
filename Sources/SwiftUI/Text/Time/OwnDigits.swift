import Foundation

extension Locale {
    /// A text of ours with its digits as they are written here.
    nonisolated func writing(_ text: String) -> String {
        guard
            let zero = 0.formatted(.number.locale(self)).unicodeScalars.first(where: {
                $0.properties.numericType != nil
            }),
            zero != "0"
        else { return text }
        let letters = text.unicodeScalars.map { letter in
            guard ("0"..."9").contains(letter) else { return letter }
            return Unicode.Scalar(zero.value + letter.value - 48) ?? letter
        }
        return String(String.UnicodeScalarView(letters))
    }

    /// A number with at least so many digits, as they are written here.
    nonisolated func writing(_ number: Int, digits: Int = 1) -> String {
        let text = "\(number)"
        return writing(String(repeating: "0", count: max(0, digits - text.count)) + text)
    }
}

extension Int {
    /// The number that digits of any script are; nil for other letters, and for more than nine digits.
    nonisolated init?(writtenIn text: some StringProtocol) {
        let digits = text.compactMap(\.wholeNumberValue)
        guard !digits.isEmpty, digits.count == text.count, digits.count < 10, digits.allSatisfy({ $0 < 10 }) else {
            return nil
        }
        self = digits.reduce(0) { $0 * 10 + $1 }
    }
}
