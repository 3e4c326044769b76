extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
    /// Hands something to other programs, under a label of any views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: label())
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
    /// Hands something to other programs, under a label of any views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, subject: subject, message: message, preview: { preview($0).shown }, label: label())
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { preview($0).shown },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { preview($0).shown },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { preview($0).shown },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { preview($0).shown },
            label: DefaultShareLinkLabel(Text(title)))
    }
}
