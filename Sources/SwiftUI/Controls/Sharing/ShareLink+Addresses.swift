extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Hands something to other programs, under a label of any views.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Hands something to other programs, under a label of any views.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Hands something to other programs, under a label of any views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, subject: subject, message: message, preview: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Hands something to other programs, under a label of any views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items: items, subject: subject, message: message, preview: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel())
    }

    /// Hands something to other programs, under a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Hands something to other programs, under a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(title))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(title)))
    }
}
