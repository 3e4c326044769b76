import Foundation

public struct Trail: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public let name: String
    public let kilometres: Double
    public let height: Int

    public init(id: Int, name: String, kilometres: Double, height: Int) {
        self.id = id
        self.name = name
        self.kilometres = kilometres
        self.height = height
    }

    public static let all = [
        Trail(id: 1, name: "Lake round", kilometres: 6.5, height: 120),
        Trail(id: 2, name: "Two summits", kilometres: 14.2, height: 980),
        Trail(id: 3, name: "Mill valley", kilometres: 9.1, height: 310),
    ]
}
