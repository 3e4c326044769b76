import SwiftUI
import Testing
import ViewTesting

private struct Transform: Equatable {
    var size = CGSize(width: 120, height: 80)
    var rotation = Angle.zero
    var offset = CGSize.zero
}

private protocol CardElement {
    var id: UUID { get }
    var transform: Transform { get set }
}

private struct TextElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var text = ""
}

private struct ColorElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var color = Color.red
    var name = ""
}

private struct Card: Identifiable {
    let id = UUID()
    var elements: [any CardElement] = []
}

private final class CardStore: ObservableObject {
    @Published var cards: [Card] = []
}

private func + (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width + right.width, height: left.height + right.height)
}

/// Moves, magnifies and turns what it is applied to.
private struct ResizableView: ViewModifier {
    @Binding var transform: Transform
    @State private var previousOffset: CGSize = .zero
    @State private var previousRotation: Angle = .zero
    @State private var scale: CGFloat = 1

    var dragGesture: some Gesture {
        DragGesture()
            .onChanged { transform.offset = $0.translation + previousOffset }
            .onEnded { _ in previousOffset = transform.offset }
    }

    var rotationGesture: some Gesture {
        RotationGesture()
            .onChanged { rotation in
                transform.rotation += rotation - previousRotation
                previousRotation = rotation
            }
            .onEnded { _ in previousRotation = .zero }
    }

    var scaleGesture: some Gesture {
        MagnificationGesture()
            .onChanged { scale = $0 }
            .onEnded {
                transform.size.width *= $0
                transform.size.height *= $0
                scale = 1
            }
    }

    func body(content: Content) -> some View {
        content
            .frame(width: transform.size.width, height: transform.size.height)
            .rotationEffect(transform.rotation)
            .scaleEffect(scale)
            .offset(transform.offset)
            .gesture(dragGesture)
            .gesture(SimultaneousGesture(rotationGesture, scaleGesture))
            .onAppear { previousOffset = transform.offset }
    }
}

extension View {
    fileprivate func resizableView(transform: Binding<Transform>) -> some View {
        modifier(ResizableView(transform: transform))
    }
}

private struct CardElementView: View {
    let element: any CardElement

    var body: some View {
        if let element = element as? TextElement { Text(element.text) }
        if let element = element as? ColorElement { element.color.overlay { Text(element.name) } }
    }
}

private struct CardDetailView: View {
    @Binding var card: Card

    func bindingTransform(for element: any CardElement) -> Binding<Transform> {
        guard let index = card.elements.firstIndex(where: { $0.id == element.id }) else {
            fatalError("Element does not exist")
        }
        return $card.elements[index].transform
    }

    var body: some View {
        ZStack {
            Color.yellow
            ForEach(card.elements, id: \.id) { element in
                CardElementView(element: element).resizableView(transform: bindingTransform(for: element))
            }
        }
    }
}

private struct Editor: View {
    @EnvironmentObject var store: CardStore
    var body: some View { CardDetailView(card: $store.cards[0]) }
}

@MainActor @Suite("The card editor", .serialized)
struct CardTests {
    private let store = CardStore()

    private func screen(_ elements: any CardElement...) -> Screen {
        store.cards = [Card(elements: elements)]
        return Screen(size: CGSize(width: 400, height: 600)) { Editor().environmentObject(store) }
    }

    private var transforms: [Transform] { store.cards[0].elements.map(\.transform) }

    @Test("an element is moved by dragging it, from where it was, and from where it came to")
    func move() {
        let screen = screen(
            TextElement(transform: Transform(offset: CGSize(width: 0, height: -100)), text: "Hello"),
            ColorElement(name: "red"))
        #expect(screen.text("Hello").frame.midY == 200)
        screen.text("Hello").drag(by: CGSize(width: 30, height: -50))
        #expect(transforms[0].offset == CGSize(width: 30, height: -150))
        #expect(screen.text("Hello").frame.midX == 230)
        #expect(screen.text("Hello").frame.midY == 150)
        screen.text("Hello").drag(by: CGSize(width: -30, height: 20))
        #expect(transforms[0].offset == CGSize(width: 0, height: -130))
        #expect(transforms[1] == Transform())
    }

    @Test("an element is magnified: while it goes on by its scale, then by its size")
    func magnify() {
        let screen = screen(ColorElement(name: "red"))
        screen.text("red").magnify(by: 2)
        #expect(transforms[0].size == CGSize(width: 240, height: 160))
        screen.text("red").magnify(by: 0.5)
        #expect(transforms[0] == Transform())
    }

    @Test("an element is turned, and turned further from where it came to")
    func rotate() {
        let screen = screen(ColorElement(name: "red"))
        screen.text("red").rotate(by: .degrees(60))
        screen.text("red").rotate(by: .degrees(30))
        #expect(abs(transforms[0].rotation.degrees - 90) < 1e-9)
        let frame = screen.text("red").frame
        #expect(frame.width < frame.height)
    }

    @Test("a turned and magnified element is dragged as the pointer goes, and where it is seen")
    func moveTurned() {
        let screen = screen(ColorElement(name: "red"))
        screen.text("red").rotate(by: .degrees(90))
        screen.text("red").magnify(by: 2)
        // Above the frame of its layout, within what is seen of it.
        screen.drag(from: CGPoint(x: 200, y: 190), to: CGPoint(x: 240, y: 190))
        #expect(transforms[0].offset == CGSize(width: 40, height: 0))
        // Within the frame as it was, beside what is seen.
        screen.drag(from: CGPoint(x: 140, y: 300), to: CGPoint(x: 100, y: 300))
        #expect(transforms[0].offset == CGSize(width: 40, height: 0))
    }

    @Test("the element in front is moved; a drag of one runs the body of no other")
    func front() {
        let screen = screen(
            TextElement(text: "Behind"),
            ColorElement(transform: Transform(offset: CGSize(width: 60, height: 0)), name: "red"))
        screen.resetBodyCounts()
        screen.drag(from: CGPoint(x: 230, y: 300), to: CGPoint(x: 230, y: 400), steps: 4)
        #expect(transforms.map(\.offset) == [.zero, CGSize(width: 60, height: 100)])
        #expect(screen.bodyCounts["Editor"] == 4)
        #expect(screen.bodyCounts["CardDetailView"] == 4)
    }

    @Test("an element that is removed while it is dragged takes its drag with it")
    func remove() {
        let screen = screen(ColorElement(name: "red"), ColorElement(name: "blue"))
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 300), steps: 2)
        store.cards[0].elements.removeLast()
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 240, y: 300), steps: 2)
        #expect(transforms.map(\.offset) == [CGSize(width: 40, height: 0)])
        #expect(screen.warnings == [])
    }
}
