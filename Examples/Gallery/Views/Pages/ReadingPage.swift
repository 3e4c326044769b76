import SwiftUI

struct ReadingPage: View {
    @State private var isLoading = true
    @State private var count = 1
    @ScaledMetric(relativeTo: .title) private var badge = 44.0

    var body: some View {
        PageLayout(title: "Reading", explanation: "Texts to select, to wait for, and that grow.") {
            VStack(alignment: .leading, spacing: 18) {
                Text("This sentence can be selected with the mouse, and copied with Control and C.")
                    .textSelection(.enabled)
                HStack(spacing: 12) {
                    Image(systemName: "person.crop.circle.fill").font(.largeTitle)
                    VStack(alignment: .leading) {
                        Text("Ada Lovelace").font(.headline)
                        Text("Wrote the first program").font(.subheadline)
                    }
                }
                .redacted(reason: isLoading ? .placeholder : [])
                Toggle("Waiting", isOn: $isLoading)
                Stepper(value: $count, in: 0...20) { Text("^[\(count) message](inflect: true)") }
                HStack {
                    Text("\(count)")
                        .font(.title)
                        .frame(width: badge, height: badge)
                        .background(.tint.tertiary, in: .circle)
                    Text("A badge that grows with its text")
                }
                Text("Shadow").font(.largeTitle).bold().foregroundStyle(.tint.shadow(.drop(radius: 3, y: 2)))
            }
            .frame(maxWidth: 420, alignment: .leading)
        }
    }
}

#Preview { ReadingPage() }
