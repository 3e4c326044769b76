import BindingKit
import SwiftUI

/// A colour by its components from 0 to 1.
struct Components: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    var color: Color { Color(red: red, green: green, blue: blue) }
}

/// Two colours.
final class ColorSet: ObservableObject {
    @Published var kite = Components(red: 0.95, green: 0.75, blue: 0.2)
    @Published var sky = Components(red: 0.3, green: 0.55, blue: 0.8)
}

/// The page and the sheet observe the same object, which is there while the sheet is: the page changes while a slider
/// in the sheet moves.
struct ColorPage: View {
    @StateObject private var colors = ColorSet()
    @State private var chosen: ColorSet?

    var body: some View {
        ZStack {
            colors.sky.color.ignoresSafeArea()
            VStack(spacing: 40) {
                Image(systemName: "paperplane.fill").font(.system(size: 110)).foregroundStyle(colors.kite.color)
                Button("Change the colours") { chosen = colors }.buttonStyle(.borderedProminent)
            }
        }
        .navigationTitle("@ObservedObject")
        .sheet(unwrapping: $chosen) { $colors in ColorChooser(colors: colors) { chosen = nil } }
    }
}

struct ColorChooser: View {
    @ObservedObject var colors: ColorSet
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 20) {
            ColorSliders(title: "Kite", components: $colors.kite)
            ColorSliders(title: "Sky", components: $colors.sky)
            Button("Done", action: close).keyboardShortcut(.defaultAction)
        }
        .padding(28)
    }
}

struct ColorSliders: View {
    let title: String
    @Binding var components: Components

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                RoundedRectangle(cornerRadius: 5).fill(components.color).frame(width: 44, height: 22)
            }
            slider("Red", $components.red).tint(.red)
            slider("Green", $components.green).tint(.green)
            slider("Blue", $components.blue).tint(.blue)
        }
    }

    /// Sliders go up to 255, components to 1.
    private func slider(_ name: String, _ value: Binding<Double>) -> some View {
        HStack {
            Text(name).frame(width: 60, alignment: .leading)
            Slider(value: value.map(get: { $0 * 255 }, set: { $0 / 255 }), in: 0...255) { Text("\(title) \(name)") }
            Text("\(Int(value.wrappedValue * 255))").monospacedDigit().frame(width: 34, alignment: .trailing)
        }
    }
}

#Preview("Colours") { ColorPage() }
