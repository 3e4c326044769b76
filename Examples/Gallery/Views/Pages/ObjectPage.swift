import SwiftUI

/// Two colours, mixed from three parts each.
final class Poster: ObservableObject {
    @Published var inkRed = 0.9
    @Published var inkGreen = 0.95
    @Published var inkBlue = 1.0
    @Published var paperRed = 0.1
    @Published var paperGreen = 0.35
    @Published var paperBlue = 0.65

    var ink: Color { Color(red: inkRed, green: inkGreen, blue: inkBlue) }
    var paper: Color { Color(red: paperRed, green: paperGreen, blue: paperBlue) }
}

struct ObjectPage: View {
    @StateObject private var poster = Poster()

    var body: some View {
        PageLayout(
            title: "Observed Object", explanation: "Six sliders change one object; every view that observes it follows."
        ) {
            VStack(spacing: 24) {
                Image(systemName: "airplane")
                    .font(.system(size: 72))
                    .foregroundColor(poster.ink)
                    .frame(maxWidth: 320).frame(height: 140)
                    .background(poster.paper)
                    .cornerRadius(14)
                Beside(spacing: 32) {
                    Mixer(title: "Ink", red: $poster.inkRed, green: $poster.inkGreen, blue: $poster.inkBlue)
                    Mixer(title: "Paper", red: $poster.paperRed, green: $poster.paperGreen, blue: $poster.paperBlue)
                }
            }
        }
    }
}

struct Mixer: View {
    let title: String
    @Binding var red: Double
    @Binding var green: Double
    @Binding var blue: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.headline)
            Part(name: "Red", value: $red, color: .red)
            Part(name: "Green", value: $green, color: .green)
            Part(name: "Blue", value: $blue, color: .blue)
        }
        .frame(width: 240)
    }
}

struct Part: View {
    let name: String
    @Binding var value: Double
    let color: Color

    var body: some View {
        HStack {
            Text(name).frame(minWidth: 50, alignment: .leading)
            Slider(value: $value, in: 0...1) {
                Text(name)
            }
            .tint(color)
            Text("\(Int(value * 255))")
                .monospacedDigit()
                .frame(minWidth: 34, alignment: .trailing)
        }
    }
}

#Preview { ObjectPage() }
