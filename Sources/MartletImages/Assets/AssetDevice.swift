import Foundation

/// The kind of device that a program's catalogues are read for.
package enum AssetDevice: String, Sendable {
    case phone
    case pad
    case desktop

    /// What is said of files and values for all devices.
    static let universal = "universal"

    /// As `MARTLET_IDIOM` names it, a desktop without.
    package static let ofProgram =
        ProcessInfo.processInfo.environment["MARTLET_IDIOM"].flatMap { AssetDevice(rawValue: $0.lowercased()) }
        ?? .desktop

    /// How far what is meant for another kind of device is from this one, from 0 on: its own first, then what is for all,
    /// then what is for the devices most like it.
    func distance(to idiom: String) -> Int {
        let order =
            switch self {
            case .phone: ["iphone", Self.universal, "ipad", "mac"]
            case .pad: ["ipad", Self.universal, "iphone", "mac"]
            case .desktop: ["mac", Self.universal, "ipad", "iphone"]
            }
        return order.firstIndex(of: idiom) ?? order.count
    }
}
