import Synchronization

/// What is known of an interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
    let id: OSSignpostID
    /// nil where the state was made again of its identifier alone.
    private let name: String?
    /// In nanoseconds of the computer's uptime.
    let began: UInt64?
    private let hasEnded = Mutex(false)

    init(_ id: OSSignpostID, name: String?, began: UInt64?) {
        (self.id, self.name, self.began) = (id, name, began)
    }

    /// The state of an interval that began elsewhere, how long ago is not known.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id, name: nil, began: nil)
    }

    /// - Returns: what is wrong with it.
    func end(under name: String) -> String? {
        let isAgain = hasEnded.withLock { ended in
            defer { ended = true }
            return ended
        }
        if isAgain { return "ended already" }
        return self.name == nil || self.name == name ? nil : "began as \(self.name ?? "")"
    }

    private enum CodingKeys: String, CodingKey { case id, name, began }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id.rawValue, forKey: .id)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(began, forKey: .began)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = OSSignpostID(try values.decode(UInt64.self, forKey: .id))
        name = try values.decodeIfPresent(String.self, forKey: .name)
        began = try values.decodeIfPresent(UInt64.self, forKey: .began)
    }
}
