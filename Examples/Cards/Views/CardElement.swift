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

extension CardElement {
    /// Where the element is among others; nil when it is not.
    func index(in elements: [any CardElement]) -> Int? {
        elements.firstIndex { $0.id == id }
    }
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
    var textColor = Color.black
    var textFont = "Cantarell"
}
