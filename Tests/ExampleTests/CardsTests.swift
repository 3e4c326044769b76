import SwiftUI
import Testing
import ViewTesting

@testable import MartletCards

/// The fifth line of the table of systems: the card editor.
@MainActor @Suite("Cards", .serialized)
struct CardsTests {
    private let store = CardStore(defaultData: true)
    private let viewState = ViewState()

    private struct Editor: View {
        @EnvironmentObject var viewState: ViewState
        var body: some View {
            ZStack {
                CardsListView()
                if !viewState.showsAllCards { SingleCardView() }
            }
        }
    }

    private func screen(opened index: Int? = nil) -> Screen {
        if let index { viewState.select(store.cards[index]) }
        return Screen(size: CGSize(width: 390, height: 844)) {
            Editor().environmentObject(store).environmentObject(viewState)
        }
    }

    @Test("a click opens a card over the list, Done leads back and a didSet observer forgets the card")
    func listToDetail() {
        let screen = screen()
        #expect(screen.any("Card with 3 elements").exists && !screen.button("Done").exists)
        screen.any("Card with 3 elements").tap()
        #expect(viewState.selectedCard?.id == store.cards[0].id && screen.text("See you in the garden").exists)
        screen.button("Done").tap()
        #expect(viewState.showsAllCards && viewState.selectedCard == nil)
        #expect(!screen.text("See you in the garden").exists && screen.warnings.isEmpty)
    }

    @Test("an observer of a published property runs after each write, before the view is told again")
    func observers() {
        viewState.select(store.cards[1])
        #expect(viewState.selectedCard != nil && !viewState.showsAllCards)
        var changes = 0
        let subscription = viewState.objectWillChange.sink { changes += 1 }
        viewState.showsAllCards = true
        #expect(viewState.selectedCard == nil && changes == 2)
        viewState.showsAllCards = false
        #expect(viewState.selectedCard == nil && changes == 3)
        subscription.cancel()
    }

    @Test("an element is moved, scaled and turned where it lies, on its card alone")
    func transforms() {
        let screen = screen(opened: 1)
        let before = store.cards[1].elements[0].transform
        let others = [0, 2].map { store.cards[$0].elements.map(\.transform) }
        screen.text("Happy birthday!").drag(by: CGSize(width: 40, height: 30))
        let moved = store.cards[1].elements[0].transform
        #expect(moved.offset == CGSize(width: before.offset.width + 40, height: before.offset.height + 30))
        #expect(moved.size == before.size && moved.rotation == before.rotation)
        screen.text("Happy birthday!").magnify(by: 1.5)
        let scaled = store.cards[1].elements[0].transform
        #expect(abs(scaled.size.width - before.size.width * 1.5) < 1e-6 && scaled.offset == moved.offset)
        screen.text("Happy birthday!").rotate(by: .degrees(30))
        let turned = store.cards[1].elements[0].transform
        #expect(abs(turned.rotation.degrees - before.rotation.degrees - 30) < 1e-6 && turned.size == scaled.size)
        screen.text("Happy birthday!").rotate(by: .degrees(15))
        #expect(abs(store.cards[1].elements[0].transform.rotation.degrees - before.rotation.degrees - 45) < 1e-6)
        #expect([0, 2].map { store.cards[$0].elements.map(\.transform) } == others && screen.warnings.isEmpty)
    }

    @Test("what was done to a card is there when it is opened again")
    func keeps() {
        let screen = screen(opened: 1)
        screen.text("Happy birthday!").drag(by: CGSize(width: 40, height: 30))
        let frame = screen.text("Happy birthday!").frame
        screen.button("Done").tap()
        viewState.select(store.cards[1])
        #expect(screen.text("Happy birthday!").frame == frame)
        screen.text("Happy birthday!").drag(by: CGSize(width: -40, height: -30))
        #expect(store.cards[1].elements[0].transform.offset == .zero)
    }

    @Test("elements of both kinds are deleted from their menu, the last of a card included")
    func deletesElements() {
        let screen = screen(opened: 0)
        screen.text("See you in the garden").secondaryClick()
        screen.button("Delete").tap()
        screen.advance(by: .seconds(1))
        #expect(store.cards[0].elements.count == 2 && !screen.text("See you in the garden").exists)
        for left in [1, 0] {
            let element = store.cards[0].elements[left]
            let place = CGPoint(x: 195 + element.transform.offset.width, y: 422 + element.transform.offset.height)
            screen.secondaryClick(at: place)
            screen.button("Delete").tap()
            screen.advance(by: .seconds(1))
            #expect(store.cards[0].elements.count == left)
        }
        screen.button("Done").tap()
        #expect(screen.any("Card with 0 elements").exists && screen.warnings.isEmpty)
    }

    @Test("an element that is deleted while it is dragged takes its drag with it")
    func deletesDragged() {
        let screen = screen(opened: 0)
        let others = store.cards[0].elements.dropLast().map(\.transform)
        screen.text("See you in the garden").drag(by: CGSize(width: 10, height: 0))
        store.cards[0].elements.removeLast()
        screen.advance(by: .seconds(1))
        #expect(store.cards[0].elements.map(\.transform) == Array(others) && screen.warnings.isEmpty)
    }

    @Test("cards are deleted from the menu of the list, and a new one is opened")
    func deletesCards() {
        let screen = screen()
        screen.any("Card with 3 elements").secondaryClick()
        screen.button("Delete").tap()
        screen.advance(by: .seconds(1))
        #expect(store.cards.count == 4 && !screen.any("Card with 3 elements").exists)
        store.cards.removeAll()
        screen.button("New Card").tap()
        #expect(
            store.cards.count == 1 && viewState.selectedCard?.id == store.cards[0].id && screen.button("Done").exists)
    }

    @Test("a card that is removed while it is open leaves an empty place, and the store as it is")
    func deletesOpenCard() {
        let screen = screen(opened: 1)
        store.cards.remove(at: 1)
        screen.advance(by: .seconds(1))
        #expect(!screen.text("Happy birthday!").exists && store.cards.count == 4 && screen.warnings.isEmpty)
    }

    @Test("the bottom bar adds stickers and texts")
    func adds() {
        let screen = screen(opened: 3)
        #expect(screen.button("Text").frame.minY > 780, "it stands at the bottom")
        screen.button("Sticker").tap()
        screen.button("Heart").tap()
        screen.advance(by: .seconds(1))
        #expect(store.cards[3].elements.count == 1 && store.cards[3].elements[0] is ImageElement)
        screen.button("Text").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.textField("What should the card say?").isFocused && !screen.button("Add").isEnabled)
        screen.textField("What should the card say?").type("Hello")
        screen.button("Add").tap()
        screen.advance(by: .seconds(1))
        #expect((store.cards[3].elements.last as? TextElement)?.text == "Hello" && screen.text("Hello").exists)
        screen.button("Text").tap()
        screen.advance(by: .seconds(1))
        screen.textField("What should the card say?").type("No")
        screen.button("Cancel").tap()
        screen.advance(by: .seconds(1))
        #expect(store.cards[3].elements.count == 2 && screen.warnings.isEmpty)
    }

    @Test("a text of 200 points shrinks to the frame of its element, also when that is made smaller")
    func shrinks() {
        let screen = screen(opened: 1)
        store.cards[1].elements[0].transform = Transform(size: CGSize(width: 240, height: 90))
        let wide = screen.text("Happy birthday!").frame
        #expect(wide.width <= 240 && wide.width > 200 && wide.height <= 90)
        store.cards[1].elements[0].transform.size = CGSize(width: 120, height: 90)
        let narrow = screen.text("Happy birthday!").frame
        #expect(narrow.width <= 120 && narrow.width > 100 && narrow.height < wide.height)
        #expect(abs(narrow.midX - wide.midX) < 1 && abs(narrow.midY - wide.midY) < 1)
    }

    @Test("the preview shows its card with its data")
    func preview() {
        let screen = Screen { SingleCardView_Previews.previews }
        #expect(screen.text("See you in the garden").exists && screen.button("Sticker").exists)
    }
}
