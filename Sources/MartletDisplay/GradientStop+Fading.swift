extension [GradientStop] {
    /// The stops with the colours of their neighbours where nothing is seen of their own.
    ///
    /// Pixels are mixed by how much each shows, so that a colour fades without going over into another. Where renderers
    /// mix the components alone, as cairo does, a way to `.clear` would go through grey, because clear is black without
    /// opacity.
    package var fading: [GradientStop] {
        guard contains(where: { $0.color.alpha <= 0 }) else { return self }
        var result: [GradientStop] = []
        for (index, stop) in enumerated() {
            guard stop.color.alpha <= 0 else {
                result.append(stop)
                continue
            }
            let neighbours = [index - 1, index + 1].filter(indices.contains).map {
                self[$0].color.withAlpha(multipliedBy: 0)
            }
            for color in neighbours where result.last != GradientStop(color: color, location: stop.location) {
                result.append(GradientStop(color: color, location: stop.location))
            }
            if neighbours.isEmpty { result.append(stop) }
        }
        return result
    }
}
