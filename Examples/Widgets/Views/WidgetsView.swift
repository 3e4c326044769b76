import SwiftUI

/// Widgets of GTK's among views, each following what the views around it show too.
public struct WidgetsView: View {
    @State private var level = 0.4

    public init() {}

    public var body: some View {
        TabView {
            Tab("Controls", systemImage: "slider.horizontal.3") { ControlsPage(level: $level) }
            Tab("Web", systemImage: "globe") { WebPage(level: level) }
        }
    }
}

/// Controls, and an area for OpenGL.
struct ControlsPage: View {
    @Binding var level: Double
    @State private var day = DateComponents(year: 2024, month: 5, day: 17)
    @State private var isEnabled = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Toggle("Enabled", isOn: $isEnabled)
                widgets.disabled(!isEnabled)
            }
            .padding()
        }
    }

    @ViewBuilder private var widgets: some View {
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
    }
}

/// A page of the web, where there is something to show it with.
struct WebPage: View {
    let level: Double

    var body: some View {
        if WebView.isInstalled {
            WebView(html: "<h1>Level \(level)</h1><p>A page of the web, in a process of its own.</p>")
        } else {
            ContentUnavailableView(
                "WebKitGTK is not installed", systemImage: "globe",
                description: Text("On Debian it is in the package libwebkitgtk-6.0-4."))
        }
    }
}
