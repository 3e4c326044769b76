import Foundation
import MartletDisplay

extension SymbolFigure {
    /// A cloud with what comes from it, and with a sun or moon behind: `cloud.sun.rain.fill`.
    init?(weather name: String) {
        var words = name.split(separator: ".")
        guard words.first == "cloud" else { return nil }
        words.removeFirst()
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        var light: SymbolFigure?
        if let word = words.first, let found = SymbolFigure.lights[String(word)] {
            light = SymbolFigure(found).showing(.light)
            words.removeFirst()
        }
        let kind = words.joined(separator: ".")
        guard kind.isEmpty || SymbolFigure.marks[kind] != nil else { return nil }
        let mark = SymbolFigure.marks[kind].map { SymbolFigure(mark: $0, of: kind) }

        var cloud = SymbolFigure((isFilled ? "f " : "s ") + SymbolFigure.cloud)
        if isFilled { cloud = cloud.showing(.cloud) }
        var place = CGAffineTransform.identity
        if mark != nil { place = CGAffineTransform(a: 0.92, b: 0, c: 0, d: 0.92, tx: 0.96, ty: -2.4) }
        if light != nil {
            place = place.concatenating(
                CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: -0.4, ty: mark == nil ? 5 : 4.6))
        }
        let markPlace =
            light == nil ? .identity : CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: -0.4, ty: 4.4)
        self = cloud.applying(place)
        if let mark { self = self + mark.applying(markPlace).at(depth: light == nil ? 1 : 2) }
        if let light { self = self + light.at(depth: 1) }
    }

    /// What comes from a cloud; its lightning is yellow, all else is water.
    private init(mark: String, of kind: String) {
        let drops = kind == "bolt.rain" ? String(mark.dropFirst(SymbolFigure.bolt.count + 1)) : mark
        switch kind {
        case "bolt": self = SymbolFigure(mark).showing(.light)
        case "bolt.rain":
            self = SymbolFigure(SymbolFigure.bolt).showing(.light) + SymbolFigure(drops).showing(.rain)
        case "fog", "snow", "hail": self = SymbolFigure(mark).showing(.cloud)
        default: self = SymbolFigure(mark).showing(.rain)
        }
    }

    private static let cloud =
        "M7 19 C4.2 19 2 16.9 2 14.2 C2 11.8 3.8 9.8 6.2 9.5 C7 6.9 9.3 5 12 5 C15.2 5 17.9 7.4 18.3 10.6 "
        + "C20.4 10.8 22 12.6 22 14.8 C22 17.1 20.1 19 17.8 19 Z"

    private static let lights = [
        "sun": "f O 18.2 5.8 2.9|s M18.2 0.8 L18.2 1.4|s M21.7 2.3 L21.3 2.7|s M23.2 5.8 L22.6 5.8|s M21.7 9.3 "
            + "L21.3 8.9|s M14.7 2.3 L15.1 2.7",
        "moon":
            "f M18 1.2 C15.6 2.6 15.2 5.8 17 7.8 C18.6 9.6 21.2 9.8 23 8.4 C21.6 8.2 20 7.4 19 5.8 C18.1 4.4 17.8 2.8 "
            + "18 1.2 Z",
    ]

    private static let rain = "s M8 16.8 L6.6 21|s M12.4 16.8 L11 21|s M16.8 16.8 L15.4 21"
    private static let bolt =
        "f M13.4 15.4 L8.6 20.4 L11.6 20.4 L10.2 24 L15.6 18.8 L12.5 18.8 L14.6 15.4 Z"

    private static let marks = [
        "rain": rain,
        "heavyrain": "s M6.6 16.4 L4.6 22|s M10.6 16.4 L8.6 22|s M14.6 16.4 L12.6 22|s M18.6 16.4 L16.6 22",
        "drizzle": "s M8 16.6 L7.4 18.4|s M12.2 19.4 L11.6 21.4|s M16.6 16.6 L16 18.4",
        "snow": "f O 7.4 17.6 1.2|f O 12 20.4 1.2|f O 16.6 17.6 1.2|f O 7.4 22.6 1.2|f O 16.6 22.6 1.2",
        "sleet": "s M7.6 16.8 L6.2 21|f O 11.6 17.8 1.2|f O 11.6 21.8 1.2|s M16.8 16.8 L15.4 21",
        "hail": "f O 7 18 1.5|f O 12 18 1.5|f O 17 18 1.5|f O 9.5 22 1.5|f O 14.5 22 1.5",
        "fog": "s M3.6 17.6 L20.4 17.6|s M6.4 21.2 L17.6 21.2",
        "bolt": bolt,
        "bolt.rain": bolt + "|s M6.8 16.8 L5.4 21|s M18.4 16.8 L17 21",
    ]
}
