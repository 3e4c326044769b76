import SwiftUI

/// Two colours, by their components from 0 to 1.
final class ColorSet: ObservableObject {
    @Published var kiteRed = 0.95
    @Published var kiteGreen = 0.75
    @Published var kiteBlue = 0.2
    @Published var skyRed = 0.3
    @Published var skyGreen = 0.55
    @Published var skyBlue = 0.8

    var kite: Color { Color(red: kiteRed, green: kiteGreen, blue: kiteBlue) }
    var sky: Color { Color(red: skyRed, green: skyGreen, blue: skyBlue) }
}

/// The page and the sheet observe the same object: the page changes while a slider in the sheet moves.
struct ColorPage: View {
    @StateObject private var colors = ColorSet()
    @State private var showsChooser = false

    var body: some View {
        ZStack {
            colors.sky.edgesIgnoringSafeArea(.all)
            VStack(spacing: 40) {
                Image(systemName: "paperplane.fill").font(.system(size: 110)).foregroundColor(colors.kite)
                Button("Change the colours") { showsChooser = true }.buttonStyle(.borderedProminent)
            }
        }
        .navigationBarTitle("@ObservedObject", displayMode: .inline)
        .sheet(isPresented: $showsChooser) { ColorChooser(colors: colors) }
    }
}

struct ColorChooser: View {
    @ObservedObject var colors: ColorSet
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack(spacing: 20) {
            ColorSliders(title: "Kite", red: $colors.kiteRed, green: $colors.kiteGreen, blue: $colors.kiteBlue)
            ColorSliders(title: "Sky", red: $colors.skyRed, green: $colors.skyGreen, blue: $colors.skyBlue)
            Button("Done") { presentationMode.wrappedValue.dismiss() }
                .keyboardShortcut(.defaultAction)
        }
        .padding(28)
    }
}

struct ColorSliders: View {
    let title: String
    @Binding var red: Double
    @Binding var green: Double
    @Binding var blue: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                RoundedRectangle(cornerRadius: 5).fill(Color(red: red, green: green, blue: blue))
                    .frame(width: 44, height: 22)
            }
            slider("Red", $red).tint(.red)
            slider("Green", $green).tint(.green)
            slider("Blue", $blue).tint(.blue)
        }
    }

    private func slider(_ name: String, _ value: Binding<Double>) -> some View {
        HStack {
            Text(name).frame(width: 60, alignment: .leading)
            Slider(value: value) { Text("\(title) \(name)") }
            Text("\(Int(value.wrappedValue * 255))").monospacedDigit().frame(width: 34, alignment: .trailing)
        }
    }
}

#Preview("Colours") { ColorPage() }
