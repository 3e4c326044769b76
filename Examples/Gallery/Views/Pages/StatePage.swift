import SwiftUI

/// A view that owns what it changes.
struct StatePage: View {
    @State private var isRaining = true

    var body: some View {
        PageLayout(title: "State", explanation: "The view owns a value; the switch changes it through a binding.") {
            VStack(spacing: 28) {
                Image(systemName: isRaining ? "cloud.rain.fill" : "sun.max.fill")
                    .font(.system(size: 64))
                    .foregroundColor(isRaining ? .blue : .yellow)
                Toggle(isOn: $isRaining) {
                    Text(isRaining ? "Take an umbrella" : "Leave it at home")
                }
                .frame(width: 260)
            }
        }
    }
}

#Preview { StatePage() }
