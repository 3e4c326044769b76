import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number that tells it from others.
    public let rawValue: UInt64

    /// A number of the program's own.
    public init(_ value: UInt64) { rawValue = value }

    /// A new one; `invalid` where the log writes no intervals.
    public init(log: OSLog) { self = log.signpostsEnabled ? .next : .invalid }

    /// That of an object, as long as it is there; `invalid` where the log writes no intervals.
    public init(log: OSLog, object: AnyObject) { self = log.signpostsEnabled ? Self(of: object) : .invalid }

    init(of object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// For intervals of a name that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// Of a log that writes no intervals.
    public static let invalid = OSSignpostID(.max)
    /// None: nothing is written under it.
    public static let null = OSSignpostID(0)

    private static let last = Atomic<UInt64>(0)

    static var next: OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Whether an interval begins or ends, or something happens at once.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Something happens.
    public static let event = OSSignpostType(0)
    /// An interval begins.
    public static let begin = OSSignpostType(1)
    /// An interval ends.
    public static let end = OSSignpostType(2)

    var name: String {
        switch self {
        case .begin: "begin"
        case .end: "end"
        default: "event"
        }
    }
}
