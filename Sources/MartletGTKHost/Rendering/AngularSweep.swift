import CMartletGTK
import Foundation
import MartletDisplay

/// An angular gradient as colours around one whole turn, from its first angle on.
struct AngularSweep {
    /// Radians of the place where the sweep begins.
    let startAngle: Double
    /// Locations are parts of the whole turn and rise from 0 to 1. Behind the end angle the last colour stays up to the
    /// middle of the rest, from where the first begins.
    let stops: [GradientStop]

    init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
        let ordered = GradientStops.normalised(stops)
        let part = (endAngle - startAngle) / (2 * .pi)
        if part < 0 {
            self.startAngle = endAngle
            self.stops = Self.around(
                ordered.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }, part: -part)
        } else {
            self.startAngle = startAngle
            self.stops = Self.around(ordered, part: part)
        }
    }

    private static func around(_ stops: [GradientStop], part: Double) -> [GradientStop] {
        // Only the first turn of several can be seen.
        if part >= 1 { return stops.map { GradientStop(color: $0.color, location: min($0.location * part, 1)) } }
        var whole = stops.map { GradientStop(color: $0.color, location: $0.location * part) }
        let middle = (1 + part) / 2
        whole.append(GradientStop(color: stops.last!.color, location: middle))
        whole.append(GradientStop(color: stops.first!.color, location: middle))
        whole.append(GradientStop(color: stops.first!.color, location: 1))
        return whole
    }
}
