import SwiftUI

/// All cards, and the one that is open in front of them.
public struct CardsView: View {
    @StateObject private var store = CardStore(defaultData: true)
    @StateObject private var viewState = ViewState()

    public init() {}

    public var body: some View {
        ZStack {
            CardsListView()
            if !viewState.showsAllCards { SingleCardView() }
        }
        .environmentObject(store)
        .environmentObject(viewState)
    }
}

/// The cards as thumbnails; a click opens one.
struct CardsListView: View {
    @EnvironmentObject var store: CardStore
    @EnvironmentObject var viewState: ViewState

    var body: some View {
        ScrollView(showsIndicators: false) {
            VStack(spacing: 14) {
                ForEach(store.cards) { card in
                    CardThumbnailView(card: card)
                        .onTapGesture { viewState.select(card) }
                        .contextMenu {
                            Button(role: .destructive) {
                                store.remove(card)
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                        }
                }
                Button {
                    viewState.select(store.add())
                } label: {
                    Label("New Card", systemImage: "plus")
                }
                .padding(.vertical, 12)
            }
            .padding(20)
            .frame(maxWidth: .infinity)
        }
    }
}

struct CardThumbnailView: View {
    let card: Card

    var body: some View {
        RoundedRectangle(cornerRadius: 15)
            .foregroundColor(card.backgroundColor)
            .frame(width: 150, height: 220)
            .overlay(
                Text(card.elements.isEmpty ? "Empty" : "\(card.elements.count)")
                    .font(.title2.bold())
                    .foregroundColor(.white)
            )
            .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
            .accessibilityElement()
            .accessibilityLabel("Card with \(card.elements.count) elements")
    }
}

/// The card that is selected, with its bars.
struct SingleCardView: View {
    @EnvironmentObject var viewState: ViewState
    @EnvironmentObject var store: CardStore

    var body: some View {
        if let selected = viewState.selectedCard, let index = store.index(for: selected) {
            NavigationView {
                CardDetailView(card: $store.cards[index])
                    .navigationBarTitle("Card", displayMode: .inline)
            }
            .navigationViewStyle(StackNavigationViewStyle())
        }
    }
}

struct SingleCardView_Previews: PreviewProvider {
    static var previews: some View {
        let store = CardStore(defaultData: true)
        SingleCardView()
            .environmentObject(ViewState(card: store.cards[0]))
            .environmentObject(store)
    }
}

#Preview("Cards") { CardsView() }
