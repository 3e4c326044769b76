import Foundation
import TrailKit

@Observable
class TrailBook {
    var trails = Trail.all
    var favourites: Set<Trail.ID> = []

    var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?"
    }

    func toggle(_ trail: Trail) {
        if favourites.remove(trail.id) == nil {
            favourites.insert(trail.id)
        }
    }
}
