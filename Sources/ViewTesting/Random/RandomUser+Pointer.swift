import MartletHost
import SwiftUI

/// What a hand does.
extension RandomUser {
    mutating func pointer(on element: AccessibleElement, _ visible: CGRect) -> Interaction {
        let point = chance(4) ? anywhere(in: visible) : middle(of: visible)
        return pointer(at: point, "\(element.name) \(point.short)", visible)
    }

    mutating func pointer(at point: CGPoint, _ name: String, _ area: CGRect) -> Interaction {
        switch number(below: 60) {
        case 0..<33: return Interaction("tap \(name)") { $0.tap(at: point) }
        case 33..<35: return Interaction("double tap \(name)") { $0.doubleTap(at: point) }
        case 35..<37: return Interaction("long press \(name)") { $0.longPress(at: point) }
        case 37..<40: return Interaction("secondary click \(name)") { $0.secondaryClick(at: point) }
        case 40..<45: return drag(from: point, name)
        case 45..<47: return dragHandle(of: area, name)
        case 47..<51: return swipe(from: point, name)
        case 51..<55: return wheel(at: point, name)
        case 55..<57: return chance(6) ? Interaction("leave the screen") { $0.hover(at: nil) } : hover(point, name)
        case 57: return cancel(at: point, name)
        case 58:
            let scale = number(0.5...2)
            return Interaction("magnify \(name) by \(scale)") { $0.magnify(at: point, by: scale) }
        default:
            let degrees = number(-90...90)
            return Interaction("rotate \(name) by \(degrees)°") { $0.rotate(at: point, by: .degrees(degrees)) }
        }
    }

    func middle(of area: CGRect) -> CGPoint { CGPoint(x: area.midX, y: area.midY) }

    private mutating func anywhere(in area: CGRect) -> CGPoint {
        CGPoint(x: number(area.minX...area.maxX), y: number(area.minY...area.maxY))
    }

    private func hover(_ point: CGPoint, _ name: String) -> Interaction {
        Interaction("hover \(name)") { $0.hover(at: point) }
    }

    // MARK: Drags

    private mutating func drag(from point: CGPoint, _ name: String) -> Interaction {
        let offset = offset(chance(3) ? 300 : 80)
        let end = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
        return drag(from: point, to: end, "drag \(name) by \(offset.width), \(offset.height)")
    }

    /// Where a row of an edited list has what moves it: at its trailing edge.
    private mutating func dragHandle(of area: CGRect, _ name: String) -> Interaction {
        let start = CGPoint(x: chance(3) ? area.maxX - 12 : screen.size.width - 32, y: area.midY)
        let distance = number(-200...200)
        return drag(
            from: start, to: CGPoint(x: start.x, y: start.y + distance),
            "drag from \(start.short), beside \(name), by \(distance) downward")
    }

    private mutating func drag(from start: CGPoint, to end: CGPoint, _ name: String) -> Interaction {
        let steps = pick([1, 4, 10])!
        guard chance(4), let halfway = interruption() else {
            return Interaction("\(name) in \(steps)") { $0.drag(from: start, to: end, steps: steps) }
        }
        return Interaction("\(name) in \(steps), halfway \(halfway.name)") { screen in
            screen.drag(from: start, to: end, steps: steps) { halfway.perform(screen) }
        }
    }

    /// Something that happens while a finger or button is down.
    private mutating func interruption() -> Interaction? {
        if !arrivals.isEmpty { return arrival(atOnce: true) }
        return chance(2) ? key() : surroundings()
    }

    private mutating func cancel(at point: CGPoint, _ name: String) -> Interaction {
        let end = CGPoint(x: point.x + number(-60...60), y: point.y + number(-60...60))
        return Interaction("press \(name), drag to \(end.short), cancelled") { $0.cancelledDrag(from: point, to: end) }
    }

    private mutating func swipe(from point: CGPoint, _ name: String) -> Interaction {
        let length = number(-340...340)
        let isVertical = chance(2)
        let end = isVertical ? CGPoint(x: point.x, y: point.y + length) : CGPoint(x: point.x + length, y: point.y)
        return Interaction("swipe \(name) by \(length) \(isVertical ? "downward" : "to the right")") {
            $0.swipe(from: point, to: end)
        }
    }

    private mutating func wheel(at point: CGPoint, _ name: String) -> Interaction {
        let isHorizontal = chance(5)
        let length = chance(8) ? number(-3000...3000) : number(-200...300)
        return Interaction("turn the wheel over \(name) by \(length) \(isHorizontal ? "sideways" : "down")") {
            $0.scroll(at: point, by: isHorizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
        }
    }
}
