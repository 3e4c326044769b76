import MartletGraph

/// The parts of a colour, from 0 to 1.
nonisolated struct ColorParts: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    @MainActor init(_ color: Color, _ environment: EnvironmentValues) {
        let rgba = color.rgba(in: environment)
        red = Double(rgba.red)
        green = Double(rgba.green)
        blue = Double(rgba.blue)
        opacity = Double(rgba.alpha)
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

    /// As in style sheets: two digits a part.
    var text: String {
        let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
        return "#"
            + parts.map {
                let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
                return text.count < 2 ? "0" + text : text
            }.joined()
    }
}

/// Adwaita's palette, and a slider for each part of the colour.
struct ColorPalette: View {
    @Binding var selection: Color
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        _selection = selection
        self.supportsOpacity = supportsOpacity
    }

    private static let names = ["Blue", "Green", "Yellow", "Orange", "Red", "Purple", "Brown", "Light", "Dark"]
    private static let shades: [[UInt32]] = [
        [0x99C1F1, 0x62A0EA, 0x3584E4, 0x1C71D8, 0x1A5FB4], [0x8FF0A4, 0x57E389, 0x33D17A, 0x2EC27E, 0x26A269],
        [0xF9F06B, 0xF8E45C, 0xF6D32D, 0xF5C211, 0xE5A50A], [0xFFBE6F, 0xFFA348, 0xFF7800, 0xE66100, 0xC64600],
        [0xF66151, 0xED333B, 0xE01B24, 0xC01C28, 0xA51D2D], [0xDC8ADD, 0xC061CB, 0x9141AC, 0x813D9C, 0x613583],
        [0xCDAB8F, 0xB5835A, 0x986A44, 0x865E3C, 0x63452C], [0xFFFFFF, 0xF6F5F4, 0xDEDDDA, 0xC0BFBC, 0x9A9996],
        [0x77767B, 0x5E5C64, 0x3D3846, 0x241F31, 0x000000],
    ]

    var body: some View {
        let parts = ColorParts(selection, environment)
        VStack(spacing: 10) {
            HStack(spacing: 3) {
                ForEach(0..<9, id: \.self) { hue in
                    VStack(spacing: 3) {
                        ForEach(0..<5, id: \.self) { shade in swatch(hue, shade, parts) }
                    }
                }
            }
            slider("Red", \.red, parts)
            slider("Green", \.green, parts)
            slider("Blue", \.blue, parts)
            if supportsOpacity { slider("Opacity", \.opacity, parts) }
        }
        .frame(width: 270)
    }

    private func swatch(_ hue: Int, _ shade: Int, _ parts: ColorParts) -> some View {
        var new = ColorParts(Color(hex: Self.shades[hue][shade]), environment)
        new.opacity = supportsOpacity ? parts.opacity : 1
        return Button {
            selection = new.color
        } label: {
            Swatch(color: Color(hex: Self.shades[hue][shade]), cornerRadius: 6).frame(width: 27, height: 24)
                .overlay {
                    if new == parts {
                        Image(systemName: "checkmark").font(.caption).foregroundStyle(hue == 7 ? Color.black : .white)
                            .modifier(DecorativeModifier())
                    }
                }
                .background(Text(verbatim: "\(Self.names[hue]) \(shade + 1)").modifier(HiddenLabelModifier()))
        }
        .buttonStyle(.plain)
    }

    private func slider(_ name: String, _ part: WritableKeyPath<ColorParts, Double>, _ parts: ColorParts) -> some View {
        HStack {
            Text(verbatim: name).font(.callout).frame(width: 64, alignment: .leading).modifier(DecorativeModifier())
            Slider(
                value: Binding(
                    location: ClosureLocation(
                        get: { parts[keyPath: part] },
                        set: { value, _ in
                            var new = parts
                            new[keyPath: part] = value
                            if !supportsOpacity { new.opacity = 1 }
                            selection = new.color
                        }))
            ) {
                Text(verbatim: name)
            }
        }
    }
}

extension Color {
    /// An opaque colour of six hexadecimal digits.
    fileprivate init(hex: UInt32) {
        self.init(
            .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
    }
}
