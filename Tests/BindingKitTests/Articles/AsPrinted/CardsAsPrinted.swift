import SwiftUI

/// A card whose elements are found by position.
@MainActor enum CardsAsPrinted {
    struct Transform: Equatable {
        var offset = CGSize.zero
    }

    protocol CardElement {
        var id: UUID { get }
        var transform: Transform { get set }
    }

    struct TextElement: CardElement {
        let id = UUID()
        var transform = Transform()
    }

    struct Card {
        var elements: [any CardElement] = []
    }

    struct CardDetailView: View {
        @Binding var card: Card

        func bindingTransform(for element: CardElement)
            -> Binding<Transform>
        {
            guard let index = element.index(in: card.elements) else {
                fatalError("Element does not exist")
            }
            return $card.elements[index].transform
        }

        var body: some View { Text("\(card.elements.count) elements") }
    }
}

extension CardsAsPrinted.CardElement {
    func index(in elements: [any CardsAsPrinted.CardElement]) -> Int? {
        elements.firstIndex { $0.id == id }
    }
}
