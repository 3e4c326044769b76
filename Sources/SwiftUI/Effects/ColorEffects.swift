/// Changes every colour that an element shows.
nonisolated public struct _ColorEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never

    enum Change: Hashable, Sendable {
        case saturation(Double)
        case brightness(Double)
        case contrast(Double)
        case hueRotation(Angle)
        case inverted
        case multiply(Color)
        case luminanceToAlpha
    }

    var change: Change
}

extension _ColorEffect: GroupModifier {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance.colors =
            switch change {
            case .saturation(let amount): .saturation(amount)
            case .brightness(let amount): .brightness(amount)
            case .contrast(let amount): .contrast(amount)
            case .hueRotation(let angle): .hueRotation(radians: angle.radians)
            case .inverted: .inverted
            case .multiply(let color): .multiply(color.rgba(in: node.environment))
            case .luminanceToAlpha: .luminanceToAlpha
            }
    }
}

extension _ColorEffect: Animatable {
    /// The amount of the change; an angle as animations count it.
    public var animatableData: Double {
        get {
            switch change {
            case .saturation(let amount), .brightness(let amount), .contrast(let amount): amount
            case .hueRotation(let angle): angle.animatableData
            case .inverted, .multiply, .luminanceToAlpha: 0
            }
        }
        set {
            switch change {
            case .saturation: change = .saturation(newValue)
            case .brightness: change = .brightness(newValue)
            case .contrast: change = .contrast(newValue)
            case .hueRotation(var angle):
                angle.animatableData = newValue
                change = .hueRotation(angle)
            case .inverted, .multiply, .luminanceToAlpha: break
            }
        }
    }
}

extension View {
    /// Shows this view's colours more or less vivid: 0 is grey, 1 as they are.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_ColorEffect(change: .saturation(amount)))
    }

    /// Shows this view greyer: 0 as it is, 1 without any colour.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_ColorEffect(change: .saturation(1 - amount)))
    }

    /// Adds to each component of this view's colours; from -1, all black, to 1, all white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_ColorEffect(change: .brightness(amount)))
    }

    /// Moves this view's colours away from middle grey: 0 is grey, 1 as they are; negative values invert them too.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ColorEffect(change: .contrast(amount)))
    }

    /// Turns this view's colours around the colour wheel.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorEffect(change: .hueRotation(angle)))
    }

    /// Shows each colour of this view as its opposite.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorEffect(change: .inverted))
    }

    /// Multiplies this view's colours with another.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorEffect(change: .multiply(color)))
    }

    /// Shows this view in black, the more opaque the brighter it is: for use as a mask.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_ColorEffect(change: .luminanceToAlpha))
    }
}
