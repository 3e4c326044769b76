import BindingKit
import SwiftUI

/// Where an element lies on its card, relative to the middle, and how large and how turned it is.
struct Transform: Equatable {
    var size = CGSize(width: 180, height: 120)
    var rotation = Angle.zero
    var offset = CGSize.zero
}

/// Something on a card. A card does not know which kinds there are.
protocol CardElement {
    var id: UUID { get }
    var transform: Transform { get set }
}

struct ImageElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var image: Image
}

struct TextElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var text: String
}

struct Card: Identifiable {
    let id = UUID()
    var backgroundColor = Color.yellow
    var elements: [any CardElement] = []

    mutating func remove(_ element: any CardElement) { elements.removeAll { $0.id == element.id } }
}

/// All cards, and the one that is open in front of them.
struct CardsView: View {
    @State private var cards = [
        Card(
            backgroundColor: .green,
            elements: [
                ImageElement(
                    transform: Transform(offset: CGSize(width: -70, height: -120)),
                    image: Image(systemName: "leaf.fill")),
                TextElement(transform: Transform(offset: CGSize(width: 0, height: 150)), text: "See you in the garden"),
            ]),
        Card(backgroundColor: .orange, elements: [TextElement(text: "Happy birthday!")]),
        Card(backgroundColor: .pink),
    ]
    @State private var selected: Card.ID?

    var body: some View {
        ZStack {
            ScrollView {
                VStack(spacing: 14) {
                    ForEach(cards) { card in
                        RoundedRectangle(cornerRadius: 15)
                            .foregroundColor(card.backgroundColor)
                            .frame(width: 150, height: 220)
                            .accessibilityElement()
                            .accessibilityLabel("Card with \(card.elements.count) elements")
                            .onTapGesture { selected = card.id }
                            .contextMenu {
                                Button("Delete", role: .destructive) { cards.removeAll { $0.id == card.id } }
                            }
                    }
                    Button("New Card", systemImage: "plus") { cards.append(Card(backgroundColor: .teal)) }
                }
                .padding(20)
                .frame(maxWidth: .infinity)
            }
            if let selected, let card = $cards[id: selected] {
                NavigationView { CardDetailView(card: card) { self.selected = nil } }.navigationViewStyle(.stack)
            }
        }
    }
}

/// A card with its elements, which can be moved, scaled, turned and deleted.
struct CardDetailView: View {
    @Binding var card: Card
    let close: @MainActor () -> Void
    @State private var text: String?

    var body: some View {
        ZStack {
            card.backgroundColor.edgesIgnoringSafeArea(.all)
            ForEach($card.elements, id: \.id) { _, $element in
                CardElementView(element: element)
                    .contextMenu { Button("Delete", role: .destructive) { card.remove(element) } }
                    .modifier(ResizableView(transform: $element.transform))
            }
        }
        .navigationBarTitle("Card", displayMode: .inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("Done", action: close) }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Text", systemImage: "textformat") { text = "" }
                Spacer()
                Button("Sticker", systemImage: "face.smiling") {
                    card.elements.append(ImageElement(image: Image(systemName: "star.fill")))
                }
            }
        }
        .sheet(unwrapping: $text) { $text in
            VStack(spacing: 16) {
                TextField("What should the card say?", text: $text)
                Button("Add") {
                    card.elements.append(TextElement(text: text))
                    self.text = nil
                }
                .disabled(text.isEmpty)
            }
            .padding(24)
        }
    }
}

struct CardElementView: View {
    let element: any CardElement

    var body: some View {
        if let element = element as? ImageElement { element.image.resizable().aspectRatio(contentMode: .fit) }
        if let element = element as? TextElement {
            Text(element.text).font(.system(size: 200)).minimumScaleFactor(0.05).lineLimit(1)
        }
    }
}

/// Lets a view be moved with one finger or the mouse, turned by two fingers, and scaled by a pinch.
struct ResizableView: ViewModifier {
    @Binding var transform: Transform
    @State private var start: Transform?

    func body(content: Content) -> some View {
        content
            .frame(width: transform.size.width, height: transform.size.height)
            .rotationEffect(transform.rotation)
            .offset(transform.offset)
            .gesture(
                DragGesture()
                    .onChanged { value in
                        change { $0.offset = $1.offset + value.translation }
                    }
                    .onEnded { _ in start = nil }
            )
            .gesture(
                SimultaneousGesture(
                    RotationGesture().onChanged { angle in change { $0.rotation = $1.rotation + angle } },
                    MagnificationGesture().onChanged { scale in
                        change { $0.size = CGSize(width: $1.size.width * scale, height: $1.size.height * scale) }
                    }
                )
                .onEnded { _ in start = nil })
    }

    /// Changes the transform from what it was when the gesture began.
    private func change(_ change: (inout Transform, Transform) -> Void) {
        let from = start ?? transform
        start = from
        change(&transform, from)
    }
}

extension CGSize {
    static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width + b.width, height: a.height + b.height) }
}

#Preview("Cards") { CardsView() }
