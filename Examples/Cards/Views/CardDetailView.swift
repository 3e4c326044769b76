import SwiftUI

/// A card with its elements, which can be moved, scaled, turned and deleted.
struct CardDetailView: View {
    @EnvironmentObject var viewState: ViewState
    @Binding var card: Card
    @State private var choosesText = false
    @State private var text = ""

    var body: some View {
        content
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Done") { viewState.showsAllCards = true }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button {
                        text = ""
                        choosesText = true
                    } label: {
                        Label("Text", systemImage: "textformat")
                    }
                    Spacer()
                    Menu {
                        ForEach(["star.fill", "heart.fill", "sun.max.fill", "moon.fill", "bird.fill"], id: \.self) {
                            name in
                            Button {
                                card.elements.append(ImageElement(image: Image(systemName: name)))
                            } label: {
                                Label(name.prefix { $0 != "." }.capitalized, systemImage: name)
                            }
                        }
                    } label: {
                        Label("Sticker", systemImage: "face.smiling")
                    }
                }
            }
            .sheet(isPresented: $choosesText) {
                TextChooser(text: $text) {
                    if !text.isEmpty { card.elements.append(TextElement(text: text)) }
                }
            }
    }

    private var content: some View {
        ZStack {
            card.backgroundColor.edgesIgnoringSafeArea(.all)
            ForEach(card.elements, id: \.id) { element in
                CardElementView(element: element)
                    .contextMenu {
                        Button(role: .destructive) {
                            card.remove(element)
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
                    .resizableView(transform: transform(of: element))
                    .frame(width: element.transform.size.width, height: element.transform.size.height)
            }
        }
    }

    private func transform(of element: any CardElement) -> Binding<Transform> {
        guard let index = element.index(in: card.elements) else { fatalError("The element is not on the card.") }
        return $card.elements[index].transform
    }
}

/// Asks for the text of a new element.
struct TextChooser: View {
    @Binding var text: String
    let add: () -> Void
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 16) {
            Text("New text").font(.headline)
            TextField("What should the card say?", text: $text)
                .focused($isFocused)
                .onSubmit(finish)
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                Spacer()
                Button("Add", action: finish).keyboardShortcut(.defaultAction).disabled(text.isEmpty)
            }
        }
        .padding(24)
        .onAppear { isFocused = true }
    }

    private func finish() {
        add()
        dismiss()
    }
}

/// Shows one element, by its kind.
struct CardElementView: View {
    let element: any CardElement

    var body: some View {
        if let element = element as? ImageElement { ImageElementView(element: element) }
        if let element = element as? TextElement { TextElementView(element: element) }
    }
}

struct ImageElementView: View {
    let element: ImageElement

    var body: some View {
        element.image.resizable().aspectRatio(contentMode: .fit)
    }
}

struct TextElementView: View {
    let element: TextElement

    var body: some View {
        if !element.text.isEmpty {
            Text(element.text)
                .font(.custom(element.textFont, size: 200))
                .foregroundColor(element.textColor)
                .minimumScaleFactor(0.05)
                .lineLimit(1)
        }
    }
}
