import MartletHost
import SwiftUI

@testable import SwiftUI

extension Stage {
    var now: TimeInterval { time }

    @discardableResult
    func finger(_ id: UInt64, _ phase: PointerEvent.Phase, _ place: CGPoint) -> Bool {
        let taken = root.handle(.pointer(PointerEvent(phase: phase, location: place, time: time, sequence: id)))
        frame()
        return taken
    }

    @discardableResult
    func pointer(_ phase: PointerEvent.Phase, _ place: CGPoint, with modifiers: KeyModifiers) -> Bool {
        let taken = root.handle(
            .pointer(PointerEvent(phase: phase, location: place, modifiers: modifiers, time: time)))
        frame()
        return taken
    }

    @discardableResult
    func wheel(_ place: CGPoint, _ delta: CGSize, _ modifiers: KeyModifiers = []) -> Bool {
        let taken = root.handle(
            .scroll(ScrollEvent(location: place, delta: delta, phase: .changed, modifiers: modifiers, time: time)))
        frame()
        return taken
    }

    @discardableResult
    func transform(
        _ phase: TransformEvent.Phase, _ place: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero
    ) -> Bool {
        let taken = root.handle(
            .transform(
                TransformEvent(
                    phase: phase, location: place, magnification: magnification, rotation: rotation.radians,
                    time: time)))
        frame()
        return taken
    }

    /// Presses, moves there in steps 10 ms apart, and lets go.
    func drag(_ places: CGPoint...) {
        pointer(.down, places[0])
        for place in places.dropFirst() {
            advance(by: 0.01)
            pointer(.moved, place)
        }
        pointer(.up, places.last!)
    }
}

/// A point's coordinates, without fractions.
func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())),\(Int(size.height.rounded()))" }
