/// A part of a date in a field, or what stands between two.
enum DateFieldPiece: Hashable {
    case part(DateFieldPart)
    case text(String)
}

/// A part of a date that can be written by itself.
enum DateFieldPart: Hashable {
    case year, month, day, hour, minute
    /// The half of the day.
    case half

    init?(letter: Character) {
        switch letter {
        case "y", "Y", "u", "r": self = .year
        case "M", "L": self = .month
        case "d": self = .day
        case "H", "h", "k", "K": self = .hour
        case "m": self = .minute
        case "a", "b", "B": self = .half
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        case .half: "Half of the Day"
        }
    }

    /// How many digits it is written with at most.
    var length: Int { self == .year ? 4 : 2 }

    fileprivate var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour, .half: .hour
        case .minute: .minute
        }
    }
}

extension DateChoice {
    /// The parts of a date in the order in which the language writes them.
    func pieces(date: Bool, time: Bool) -> [DateFieldPiece] {
        let templates = [date ? "yMMdd" : nil, time ? (hasHalves ? "hmma" : "Hmm") : nil].compactMap(\.self)
        let patterns = templates.map { DateFormatter.dateFormat(fromTemplate: $0, options: 0, locale: locale) ?? $0 }
        var pieces: [DateFieldPiece] = []
        var isQuoted = false
        for letter in patterns.joined(separator: ", ") {
            if letter == "'" {
                isQuoted.toggle()
            } else if !isQuoted, let part = DateFieldPart(letter: letter) {
                if pieces.last != .part(part) { pieces.append(.part(part)) }
            } else if isQuoted || !letter.isLetter {
                if case .text(let text) = pieces.last {
                    pieces.removeLast(); pieces.append(.text(text + "\(letter)"))
                } else {
                    pieces.append(.text("\(letter)"))
                }
            }
        }
        return pieces
    }

    func text(of part: DateFieldPart, _ date: Date) -> String {
        let value = calendar.component(part.component, from: date)
        switch part {
        case .year: return locale.writing(value)
        case .half: return value < 12 ? calendar.amSymbol : calendar.pmSymbol
        case .hour where hasHalves: return locale.writing((value + 11) % 12 + 1)
        case .month, .day, .hour, .minute: return locale.writing(value, digits: 2)
        }
    }

    /// The date with a part so many further on; what goes beyond its last value begins again.
    func date(_ date: Date, stepping part: DateFieldPart, by count: Int) -> Date {
        let value = calendar.component(part.component, from: date)
        if part == .year { return self.date(date, setting: .year, to: value + count) }
        if part == .half { return self.date(date, setting: .hour, to: (value + 12) % 24) }
        let values = values(of: part, date)
        let place = (value - values.lowerBound + count % values.count + values.count) % values.count
        return self.date(date, setting: part.component, to: values.lowerBound + place)
    }

    /// The date with a number written into a part; nil where the part has no such value.
    func date(_ date: Date, writing number: Int, into part: DateFieldPart) -> Date? {
        guard part != .half, values(of: part, date).contains(number) else { return nil }
        guard part == .hour, hasHalves, number <= 12 else {
            return self.date(date, setting: part.component, to: number)
        }
        // Of two halves of a day, small hours are in the one that is chosen.
        let half = calendar.component(.hour, from: date) / 12
        return self.date(date, setting: .hour, to: number % 12 + 12 * half)
    }

    private func values(of part: DateFieldPart, _ date: Date) -> Range<Int> {
        switch part {
        case .year: 1..<10_000
        case .month: calendar.range(of: .month, in: .year, for: date) ?? 1..<13
        case .day: calendar.range(of: .day, in: .month, for: date) ?? 1..<32
        case .hour, .half: 0..<24
        case .minute: 0..<60
        }
    }
}
