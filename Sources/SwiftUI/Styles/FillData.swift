import MartletDisplay

/// A fill as something that moves: its colours, where they stand, and the points and radii of gradients.
nonisolated struct FillData: VectorArithmetic {
    /// None of them is nought.
    private var numbers: [Double]

    private init(_ numbers: [Double]) { self.numbers = numbers }

    /// - Returns: nil for a fill that goes nowhere, as a picture or what lies behind.
    init?(_ fill: StyleFill) {
        guard let numbers = fill.numbers else { return nil }
        self.numbers = numbers
    }

    /// A fill of the same kind with these numbers.
    func fill(like model: StyleFill) -> StyleFill {
        var rest = numbers[...]
        return numbers.isEmpty ? model : model.with(&rest)
    }

    static var zero: FillData { FillData([]) }
    static func + (a: FillData, b: FillData) -> FillData { joined(a, b, +) }
    static func - (a: FillData, b: FillData) -> FillData { joined(a, b, -) }
    mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index] *= factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    private static func joined(_ a: FillData, _ b: FillData, _ join: (Double, Double) -> Double) -> FillData {
        let count = max(a.numbers.count, b.numbers.count)
        func number(_ data: FillData, _ index: Int) -> Double { index < data.numbers.count ? data.numbers[index] : 0 }
        return FillData((0..<count).map { join(number(a, $0), number(b, $0)) })
    }

    static func == (a: FillData, b: FillData) -> Bool { (a - b).numbers.allSatisfy { $0 == 0 } }
}

extension StyleFill {
    /// Parts of a rectangle count 128-fold, so that a spring settles them as finely as it does points.
    private static let unit = 128.0

    /// Two fills between which there is a way, and that look as these two; nil where there is none. A colour is a gradient
    /// of one colour beside one of several.
    static func matched(_ old: StyleFill, _ new: StyleFill) -> (StyleFill, StyleFill)? {
        if case .color(let color) = old, new.stops != nil, let old = new.with(color) { return (old, new) }
        if case .color(let color) = new, old.stops != nil, let new = old.with(color) { return (old, new) }
        return old.isLike(new) ? (old, new) : nil
    }

    private func isLike(_ other: StyleFill) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.linear(let a, _, _), .linear(let b, _, _)), (.radial(let a, _, _, _), .radial(let b, _, _, _)),
            (.angular(let a, _, _, _), .angular(let b, _, _, _)),
            (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)):
            a.count == b.count
        case (.mesh(let a), .mesh(let b)):
            a.width == b.width && a.height == b.height && a.colors.count == b.colors.count
                && a.points?.count == b.points?.count && a.points != nil
        case (.decorated(let a, let around), .decorated(let b, let other)):
            a.isLike(b) && around.shadows == other.shadows && around.blendMode == other.blendMode
        default: false
        }
    }

    /// This gradient in one colour.
    private func with(_ color: RGBA) -> StyleFill? {
        func plain(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: color, location: $0.location) }
        }
        return switch self {
        case .linear(let stops, let start, let end): .linear(plain(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            .radial(plain(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(plain(stops), center: center, start: start, end: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(plain(stops), center: center, startRadius: start, endRadius: end)
        case .color, .mesh, .image, .backdrop, .decorated: nil
        }
    }

    fileprivate var numbers: [Double]? {
        func point(_ point: UnitPoint) -> [Double] { [Double(point.x) * Self.unit, Double(point.y) * Self.unit] }
        func all(_ stops: [GradientStop]) -> [Double] {
            stops.flatMap { ColorData($0.color).numbers + [Double($0.location) * Self.unit] }
        }
        switch self {
        case .color(let color): return ColorData(color).numbers
        case .linear(let stops, let start, let end): return all(stops) + point(start) + point(end)
        case .radial(let stops, let center, let start, let end):
            return all(stops) + point(center) + [Double(start), Double(end)]
        case .angular(let stops, let center, let start, let end):
            return all(stops) + point(center) + [start.degrees, end.degrees]
        case .elliptical(let stops, let center, let start, let end):
            return all(stops) + point(center) + [Double(start) * Self.unit, Double(end) * Self.unit]
        case .mesh(let mesh):
            guard let points = mesh.points else { return nil }
            return points.flatMap { [Double($0.x) * Self.unit, Double($0.y) * Self.unit] }
                + (mesh.colors + [mesh.background]).flatMap { ColorData($0).numbers }
        case .decorated(let fill, let around): return fill.numbers.map { $0 + [around.opacity * Self.unit] }
        case .image, .backdrop: return nil
        }
    }

    /// This fill with other numbers, taken from the front of a list.
    fileprivate func with(_ numbers: inout ArraySlice<Double>) -> StyleFill {
        func number() -> Double { numbers.popFirst() ?? 0 }
        func color() -> RGBA { ColorData([number(), number(), number(), number()]).rgba }
        func point() -> UnitPoint { UnitPoint(x: CGFloat(number() / Self.unit), y: CGFloat(number() / Self.unit)) }
        func all(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { _ in GradientStop(color: color(), location: CGFloat(number() / Self.unit)) }
        }
        switch self {
        case .color: return .color(color())
        case .linear(let stops, _, _): return .linear(all(stops), start: point(), end: point())
        case .radial(let stops, _, _, _):
            return .radial(all(stops), center: point(), startRadius: max(0, number()), endRadius: max(0, number()))
        case .angular(let stops, _, _, _):
            return .angular(all(stops), center: point(), start: .degrees(number()), end: .degrees(number()))
        case .elliptical(let stops, _, _, _):
            return .elliptical(
                all(stops), center: point(), startRadius: max(0, number() / Self.unit),
                endRadius: max(0, number() / Self.unit))
        case .mesh(var mesh):
            mesh.locations = .points(
                (mesh.points ?? []).map { _ in SIMD2(Float(number() / Self.unit), Float(number() / Self.unit)) })
            mesh.colors = mesh.colors.map { _ in color() }
            mesh.background = color()
            return .mesh(mesh)
        case .decorated(let fill, var around):
            let inner = fill.with(&numbers)
            around.opacity = min(max(number() / Self.unit, 0), 1)
            return .decorated(inner, around)
        case .image, .backdrop: return self
        }
    }
}

extension MeshFill {
    /// The places of the points; nil where curves have places of their own.
    fileprivate var points: [SIMD2<Float>]? { if case .points(let points) = locations { points } else { nil } }
}
