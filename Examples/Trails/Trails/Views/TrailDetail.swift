import SwiftUI
import TrailKit

struct TrailDetail: View {
    @Environment(TrailBook.self) private var book
    let trail: Trail

    var body: some View {
        VStack(spacing: 16) {
            Text(trail.name)
                .font(.title)
            Text("Height: \(trail.height) m")
            Button("Favourite") { book.toggle(trail) }
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.meadow)
    }
}

#Preview("Detail") {
    TrailDetail(trail: Trail.all[1])
        .environment(TrailBook())
}
