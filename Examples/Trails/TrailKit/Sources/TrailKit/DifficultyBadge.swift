import SwiftUI

/// How hard a trail is, as dots.
public struct DifficultyBadge: View {
    private let trail: Trail

    public init(_ trail: Trail) {
        self.trail = trail
    }

    private var dots: Int { min(3, 1 + trail.height / 400) }

    public var body: some View {
        HStack(spacing: 3) {
            ForEach(0..<3) { index in
                Circle().fill(index < dots ? Color.orange : Color.gray.opacity(0.3)).frame(width: 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Difficulty \(dots) of 3")
    }
}

#Preview {
    DifficultyBadge(Trail.all[1])
}
