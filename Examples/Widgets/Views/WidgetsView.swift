import SwiftUI

/// Widgets of GTK's among views, each following what the views around it show too.
public struct WidgetsView: View {
    @State private var day = DateComponents(year: 2024, month: 5, day: 17)
    @State private var level = 0.4
    @State private var isEnabled = true

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Toggle("Enabled", isOn: $isEnabled)
                GroupBox("A calendar of GTK's") {
                    VStack {
                        CalendarView(day: $day)
                        HStack {
                            Text("Day \(day.day ?? 0) of month \(day.month ?? 0)")
                            Spacer()
                            Button("First of the month") { day.day = 1 }
                        }
                    }
                }
                GroupBox("A level bar and a scale of GTK's") {
                    VStack {
                        LevelBar(level: level)
                        ScaleView(value: $level)
                        HStack {
                            Text("\(Int((level * 100).rounded())) %")
                            Slider(value: $level) { Text("Level") }
                        }
                    }
                }
                GroupBox("An area that OpenGL draws") {
                    ColorArea(hue: level)
                        .frame(height: 120)
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                        .overlay { Text("Drawn above it").foregroundStyle(.white).shadow(radius: 2) }
                }
                GroupBox("A page of the web, by WebKitGTK") {
                    if WebView.isInstalled {
                        WebView(html: "<h1>Level \(Int((level * 100).rounded()))</h1><p>A page of its own process.</p>")
                            .frame(height: 160)
                    } else {
                        Text("WebKitGTK is not installed (Debian: libwebkitgtk-6.0-4).")
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .disabled(!isEnabled)
            .padding()
        }
    }
}
