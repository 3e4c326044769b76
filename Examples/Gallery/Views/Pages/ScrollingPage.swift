import SwiftUI

/// Where a scroll view stands, and what becomes of it.
struct ScrollingPage: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var width: CGFloat = 0
    @State private var phase = ScrollPhase.idle
    @State private var visible: [Int] = []
    @State private var messages = Array(1...8)

    var body: some View {
        PageLayout(title: "Scrolling", explanation: "Positions, phases, pages and anchors of scroll views.") {
            VStack(spacing: 16) {
                pages
                HStack {
                    Button("First") { withAnimation { position.scrollTo(edge: .leading) } }
                    Button("Page 4") { withAnimation { position.scrollTo(id: 4, anchor: .leading) } }
                    Button("Last") { withAnimation { position.scrollTo(edge: .trailing) } }
                }
                Text(
                    "\(Int(width)) points, \(String(describing: phase)), page \(position.viewID(type: Int.self) ?? 0)"
                )
                .foregroundStyle(.secondary)
                chat
            }
        }
    }

    private var pages: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(1..<9, id: \.self) { page in
                    RoundedRectangle(cornerRadius: 12).fill(Color.accentColor.opacity(0.15 + 0.08 * Double(page)))
                        .overlay { Text("Page \(page)").font(.title2) }
                        .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentSize.width
        } action: {
            width = $1
        }
        .onScrollPhaseChange { phase = $1 }
        .frame(maxWidth: 460).frame(height: 130)
    }

    private var chat: some View {
        VStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(messages, id: \.self) { number in
                        Text("Message \(number)").padding(8).background(Color.gray.opacity(0.2))
                            .onScrollVisibilityChange { isVisible in
                                if isVisible { visible.append(number) } else { visible.removeAll { $0 == number } }
                            }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .defaultScrollAnchor(.bottom)
            .frame(maxWidth: 460).frame(height: 150)
            HStack {
                Button("Send") { messages.append(messages.count + 1) }
                Text("visible: \(visible.sorted().map(String.init).joined(separator: ", "))").foregroundStyle(
                    .secondary)
            }
        }
    }
}
