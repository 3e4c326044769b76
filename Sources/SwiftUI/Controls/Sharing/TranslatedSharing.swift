// What is shared under a title that names its catalogue itself.

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { _ in nil },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview.shown },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }

    /// Hands something to other programs, under a title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: { preview($0).shown },
            label: DefaultShareLinkLabel(Text(titleResource)))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// What is shown of a thing that is shared, under a title to translate.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        shown = ShownPreview(title: Text(titleResource))
    }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// What is shown of a thing that is shared, under a title to translate.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        shown = ShownPreview(title: Text(titleResource), picture: image as? SwiftUI.Image)
    }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// What is shown of a thing that is shared, under a title to translate.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        shown = ShownPreview(title: Text(titleResource), picture: icon as? SwiftUI.Image)
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// What is shown of a thing that is shared, under a title to translate.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        shown = ShownPreview(title: Text(titleResource), picture: image as? SwiftUI.Image ?? icon as? SwiftUI.Image)
    }
}
