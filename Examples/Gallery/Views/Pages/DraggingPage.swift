import SwiftUI

/// Fruit that is dragged from one basket to the other, and text that comes from other programs.
struct DraggingPage: View {
    @State private var left = ["Apple", "Pear", "Cherry"]
    @State private var right: [String] = []
    @State private var isOver: String?

    var body: some View {
        PageLayout(
            title: "Dragging",
            explanation: "Drag fruit from one basket to the other, or text from another program into either."
        ) {
            HStack(spacing: 24) {
                basket("Left basket", $left)
                basket("Right basket", $right)
            }
            .frame(height: 320)
        }
    }

    private func basket(_ title: String, _ fruit: Binding<[String]>) -> some View {
        VStack(spacing: 10) {
            Text(title).font(.headline)
            ForEach(fruit.wrappedValue, id: \.self) { name in
                Text(name)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(Color.accentColor.opacity(0.2), in: Capsule())
                    .draggable(name)
            }
            Spacer()
        }
        .padding()
        .frame(maxWidth: 220)
        .background(Color.gray.opacity(isOver == title ? 0.3 : 0.1), in: RoundedRectangle(cornerRadius: 12))
        .dropDestination(for: String.self) { names, _ in
            for name in names {
                left.removeAll { $0 == name }
                right.removeAll { $0 == name }
                fruit.wrappedValue.append(name)
            }
            return true
        } isTargeted: { isTargeted in
            if isTargeted { isOver = title } else if isOver == title { isOver = nil }
        }
    }
}
