/// What something that is shared is called and looks like, while it is chosen where it goes.
public struct SharePreview<Image, Icon> {
    let shown: ShownPreview
}

/// A preview as it is shown.
struct ShownPreview {
    let title: Text
    var picture: SwiftUI.Image?
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) {
        shown = ShownPreview(title: Text(titleKey))
    }

    public init(_ title: Text) {
        shown = ShownPreview(title: title)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        shown = ShownPreview(title: Text(title))
    }
}

extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        shown = ShownPreview(title: Text(titleKey), picture: image as? SwiftUI.Image)
    }

    public init(_ title: Text, image: Image) {
        shown = ShownPreview(title: title, picture: image as? SwiftUI.Image)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        shown = ShownPreview(title: Text(title), picture: image as? SwiftUI.Image)
    }
}

extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        shown = ShownPreview(title: Text(titleKey), picture: icon as? SwiftUI.Image)
    }

    public init(_ title: Text, icon: Icon) {
        shown = ShownPreview(title: title, picture: icon as? SwiftUI.Image)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        shown = ShownPreview(title: Text(title), picture: icon as? SwiftUI.Image)
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        shown = ShownPreview(title: Text(titleKey), picture: image as? SwiftUI.Image ?? icon as? SwiftUI.Image)
    }

    public init(_ title: Text, image: Image, icon: Icon) {
        shown = ShownPreview(title: title, picture: image as? SwiftUI.Image ?? icon as? SwiftUI.Image)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        shown = ShownPreview(title: Text(title), picture: image as? SwiftUI.Image ?? icon as? SwiftUI.Image)
    }
}
