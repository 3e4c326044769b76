import SwiftUI

struct Card: Identifiable {
    let id = UUID()
    var backgroundColor = Color.yellow
    var elements: [any CardElement] = []

    mutating func remove(_ element: any CardElement) {
        if let index = element.index(in: elements) { elements.remove(at: index) }
    }
}

/// All the cards: the one place that views read them from and write them to.
final class CardStore: ObservableObject {
    @Published var cards: [Card]

    init(defaultData: Bool = false) {
        cards = defaultData ? Card.samples : []
    }

    func index(for card: Card) -> Int? {
        cards.firstIndex { $0.id == card.id }
    }

    func remove(_ card: Card) {
        cards.removeAll { $0.id == card.id }
    }

    func add() -> Card {
        let card = Card(backgroundColor: [.mint, .orange, .teal, .pink, .indigo].randomElement() ?? .mint)
        cards.append(card)
        return card
    }
}

/// What the app shows: all cards, or one of them.
final class ViewState: ObservableObject {
    @Published var showsAllCards = true {
        didSet { if showsAllCards { selectedCard = nil } }
    }

    @Published var selectedCard: Card?

    convenience init(card: Card) {
        self.init()
        showsAllCards = false
        selectedCard = card
    }

    func select(_ card: Card) {
        selectedCard = card
        showsAllCards = false
    }
}

extension Card {
    static var samples: [Card] {
        [
            Card(
                backgroundColor: .green,
                elements: [
                    ImageElement(
                        transform: Transform(
                            size: CGSize(width: 150, height: 150), rotation: .degrees(-8),
                            offset: CGSize(width: -70, height: -120)),
                        image: Image(systemName: "leaf.fill")),
                    ImageElement(
                        transform: Transform(
                            size: CGSize(width: 110, height: 110), rotation: .degrees(12),
                            offset: CGSize(width: 80, height: 10)),
                        image: Image(systemName: "hare.fill")),
                    TextElement(
                        transform: Transform(
                            size: CGSize(width: 260, height: 80), offset: CGSize(width: 0, height: 170)),
                        text: "See you in the garden"),
                ]),
            Card(
                backgroundColor: .orange,
                elements: [
                    TextElement(
                        transform: Transform(size: CGSize(width: 240, height: 90), rotation: .degrees(-5)),
                        text: "Happy birthday!", textColor: .white)
                ]),
            Card(
                backgroundColor: .teal,
                elements: [
                    ImageElement(
                        transform: Transform(size: CGSize(width: 160, height: 160)),
                        image: Image(systemName: "sailboat.fill"))
                ]),
            Card(backgroundColor: .pink),
            Card(backgroundColor: .yellow),
        ]
    }
}
