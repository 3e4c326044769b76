/// A device by its name, whose screen decides how large previews are.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The size of the screen in points, upright; nil for a device with free windows, or one that is not known.
    var screen: CGSize? {
        Self.screens.first { $0.names.contains(rawValue) }.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Whose habits previews on the device follow; nil where the name does not say.
    var idiom: Idiom? {
        if rawValue.hasPrefix("iPhone") || rawValue.hasPrefix("iPod") { return .phone }
        if rawValue.hasPrefix("iPad") { return .pad }
        return rawValue.hasPrefix("Mac") ? .desktop : nil
    }

    private static let screens: [(width: Int, height: Int, names: Set<String>)] = [
        (320, 568, ["iPhone SE", "iPhone SE (1st generation)", "iPhone 5s"]),
        (375, 667, ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6s", "iPhone 7", "iPhone 8"]),
        (414, 736, ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (375, 812, ["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
        (
            414, 896,
            ["iPhone XR", "iPhone Xʀ", "iPhone XS Max", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]
        ),
        (
            390, 844,
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"]
        ),
        (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (420, 912, ["iPhone Air"]),
        (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        (768, 1024, ["iPad mini (5th generation)", "iPad (6th generation)", "iPad Pro (9.7-inch)"]),
        (810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
        (
            820, 1180,
            ["iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)"]
        ),
        (834, 1112, ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"]),
        (
            834, 1194,
            [
                "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ]
        ),
        (
            1024, 1366,
            [
                "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
                "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
            ]
        ),
    ]
}
