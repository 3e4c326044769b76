import MartletGraph

/// The content of an alert or dialog: a heading, a message, and what can be done.
nonisolated struct AlertCard<Actions: View, Message: View>: View {
    let title: Text?
    let titleVisibility: Visibility
    let actions: Actions
    let message: Message
    @Environment(\.itemContext) private var context
    @Environment(\.dialogLook) private var look
    @Environment(\.idiom) private var idiom
    @SurroundingStyle<TextFieldCore> private var fields

    init(title: Text?, titleVisibility: Visibility = .visible, actions: Actions, message: Message) {
        self.title = title
        self.titleVisibility = titleVisibility
        self.actions = actions
        self.message = message
    }

    /// A dialog that leaves it to the system has a title on a desktop only.
    @MainActor private var showsTitle: Bool {
        title != nil && (titleVisibility == .visible || titleVisibility == .automatic && !idiom.isTouched)
    }

    /// Whether anything stands above the buttons.
    @MainActor private var hasHead: Bool {
        showsTitle || Message.self != EmptyView.self || look.shownIcon != nil || look.suppression != nil
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 10) {
                look.shownIcon?.resizable().scaledToFit().frame(height: 44).foregroundStyle(.secondary)
                    .modifier(DecorativeModifier())
                if showsTitle { title.font(.title3).fontWeight(.bold) }
                message.font(.body)
                if let suppression = look.suppression {
                    Toggle(isOn: suppression.isSuppressed) { suppression.title }.toggleStyle(.checkbox).padding(.top, 6)
                }
            }
            .multilineTextAlignment(.center)
            .padding(hasHead ? EdgeInsets(top: 8, leading: 8, bottom: 24, trailing: 8) : EdgeInsets())
            .frame(maxWidth: .infinity)
            // On a phone, fields are bare elsewhere.
            AlertActions(actions: actions)._styled(
                fields.style.isStandard ? ErasedStyle(RoundedBorderTextFieldStyle()) : fields.style)
        }
        .padding(24)
        .background(showsTitle ? nil : title.modifier(HiddenLabelModifier()))
        .onSubmit { (context as? AlertContext)?.chooseDefault() }
        .modifier(MenuSurroundings())
    }
}

extension PresentationModifier where Item == Bool {
    /// Asks while a flag is set.
    nonisolated init<Actions: View, Message: View>(
        _ kind: LayerKind, _ title: Text?, titleVisibility: Visibility = .visible, _ isPresented: Binding<Bool>,
        _ actions: Actions, _ message: Message
    ) where Layer == AlertCard<Actions, Message> {
        self.init(kind, isPresented) {
            AlertCard(title: title, titleVisibility: titleVisibility, actions: actions, message: message)
        }
    }

    /// Asks while a flag is set and there is something to ask about.
    nonisolated init<T, Actions: View, Message: View>(
        _ kind: LayerKind, _ title: Text?, titleVisibility: Visibility = .visible, _ isPresented: Binding<Bool>,
        _ data: T?, _ actions: (T) -> Actions, _ message: (T) -> Message
    ) where Layer == AlertCard<Actions?, Message?> {
        let card = data.map {
            AlertCard<Actions?, Message?>(
                title: title, titleVisibility: titleVisibility, actions: actions($0), message: message($0))
        }
        self.init(
            kind: kind, item: { isPresented.wrappedValue && card != nil ? true : nil },
            end: { isPresented.wrappedValue = false }, content: { _ in card! })
    }
}
