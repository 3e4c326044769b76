/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The computer.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() {}

    /// The computer's name.
    public var name: String { ProcessInfo.processInfo.hostName }
    public var model: String { "Linux" }
    public var localizedModel: String { model }
    /// The distribution's name.
    public var systemName: String { Self.release["NAME"] ?? "Linux" }
    /// The distribution's version, else the kernel's.
    public var systemVersion: String {
        if let version = Self.release["VERSION_ID"] { return version }
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }

    /// Whose habits the window in front follows: those of a phone or a pad where the program is made for one, else a
    /// Mac's, which a desktop is like.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitRuntime.backend?.idiom ?? .mac }
    /// A desktop is not turned.
    public var orientation: UIDeviceOrientation { .unknown }
    public var isMultitaskingSupported: Bool { true }

    private var orientationObservers = 0

    /// Whether somebody wants to know how the device is held.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
    /// Asks to be told how the device is held; each call needs one of the end. A desktop is never turned.
    public func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }
    /// Asks no more how the device is held.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationObservers = max(0, orientationObservers - 1)
    }

    /// Whether something is close to the screen: desktops have nothing that could tell.
    public var proximityState: Bool { false }
    /// Whether it is watched if something is close to the screen; it stays off, as on every device without a sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set { _ = newValue }
    }
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// A number of this program on this computer; the same in every run.
    public var identifierForVendor: UUID? {
        guard let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
        // FNV-1a, twice: the machine's own number is not to be found again in it.
        func hash(_ seed: UInt64) -> UInt64 {
            let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return (machine + name).utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        var parts = (hash(0xCBF2_9CE4_8422_2325), hash(0x9AE1_6A3B_2F90_404F))
        return withUnsafeBytes(of: &parts) { bytes in
            let b = Array(bytes)
            return UUID(
                uuid: (
                    b[0], b[1], b[2], b[3], b[4], b[5], b[6] & 0x0F | 0x40, b[7], b[8] & 0x3F | 0x80, b[9], b[10],
                    b[11], b[12], b[13], b[14], b[15]
                ))
        }
    }

    // MARK: Battery

    /// Whether a battery is being emptied.
    public enum BatteryState: Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
    }

    /// Whether the battery may be asked; without, it is unknown.
    public var isBatteryMonitoringEnabled = false

    /// From 0 to 1; -1 where there is no battery, or it may not be asked.
    public var batteryLevel: Float {
        battery("capacity").flatMap { Float($0) }.map { $0 / 100 } ?? -1
    }

    public var batteryState: BatteryState {
        switch battery("status") {
        case "Charging": .charging
        case "Full", "Not charging": .full
        case "Discharging": .unplugged
        default: .unknown
        }
    }

    private func battery(_ fact: String) -> String? {
        guard isBatteryMonitoringEnabled else { return nil }
        let folder = "/sys/class/power_supply"
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let battery = supplies.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
        return (try? String(contentsOfFile: "\(folder)/\(battery)/\(fact)", encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let release: [String: String] = {
        let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        var values: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = parts[1].trimmingCharacters(in: ["\""]) }
        }
        return values
    }()
}
