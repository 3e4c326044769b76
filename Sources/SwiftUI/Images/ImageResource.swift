/// The name of a picture in a catalogue, and the bundle it is in.
///
///     extension ImageResource {
///         static let hedgehog = ImageResource(name: "hedgehog", bundle: .module)
///     }
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in a catalogue, and the bundle it is in.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
