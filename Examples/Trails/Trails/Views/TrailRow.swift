import SwiftUI
import TrailKit

struct TrailRow: View {
    let trail: Trail
    var isFavourite = false

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trail.name)
                Text("Height: \(trail.height) m")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if isFavourite {
                Image(systemName: "heart.fill")
                    .foregroundStyle(.red)
                    .accessibilityLabel("Favourite")
            }
            DifficultyBadge(trail)
        }
        .padding(4)
    }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
    TrailRow(trail: Trail.all[0], isFavourite: true)
}
