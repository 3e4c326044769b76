/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

/// Seconds since the computer was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs `body`. Swift frees objects when the last one lets go of them: there is no pool to empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension ProcessInfo {
    /// How hot the computer is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Whether the computer saves power: its profile says so.
    public var isLowPowerModeEnabled: Bool {
        let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }

    /// By the hottest of the processor's sensors: fair from 70 degrees, serious from 85, critical from 95.
    public var thermalState: ThermalState {
        let folder = "/sys/class/thermal"
        let zones = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let degrees = zones.filter { $0.hasPrefix("thermal_zone") }.compactMap { zone in
            (try? String(contentsOfFile: "\(folder)/\(zone)/temp", encoding: .utf8))
                .flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.map { $0 / 1000 }
        }
        return switch degrees.max() ?? 0 {
        case 95...: .critical
        case 85...: .serious
        case 70...: .fair
        default: .nominal
        }
    }

    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// Not a Mac.
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
