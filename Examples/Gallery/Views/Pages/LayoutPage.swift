import SwiftUI

struct LayoutPage: View {
    @State private var width = 360.0

    var body: some View {
        PageLayout(title: "Layout", explanation: "Stacks serve the least flexible child first and share what is left.")
        {
            VStack(spacing: 20) {
                HStack(spacing: 8) {
                    Text("Fixed").padding(8).background(Color.blue.opacity(0.25))
                    Text("This text gives way first when the room gets scarce").lineLimit(2)
                    Text("Important").layoutPriority(1).padding(8).background(Color.orange.opacity(0.3))
                }
                .frame(maxWidth: width)
                .border(Color.gray)
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .frame(width: proxy.size.width, height: proxy.size.height)
                        .background(Color.green.opacity(0.2))
                }
                .frame(maxWidth: width).frame(height: 60)
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: 12).fill(Color.purple.opacity(0.2))
                    Text("Bottom trailing").padding(8)
                }
                .frame(maxWidth: width).frame(height: 80)
                Slider(value: $width, in: 220...520) { Text("Width") }
                    .frame(maxWidth: 280)
            }
        }
    }
}

#Preview { LayoutPage() }
