import MartletImages

/// A file of any kind out of a catalogue.
///
///     let text = NSDataAsset(name: "notes").map { String(decoding: $0.data, as: UTF8.self) }
open class NSDataAsset: NSObject {
    /// What it is called in its catalogue.
    public let name: String
    /// What the file holds.
    public let data: Data
    /// The kind of the file, such as `public.json`.
    public let typeIdentifier: String

    /// The file of that name in a catalogue of the program; nil where there is none, or it cannot be read.
    public convenience init?(name: String) { self.init(name: name, in: nil) }

    /// The file of that name in a catalogue of a bundle; nil where there is none, or it cannot be read.
    public convenience init?(name: String, bundle: Bundle) { self.init(name: name, in: bundle) }

    private init?(name: String, in bundle: Bundle?) {
        guard let file = AssetLibrary.data(name, bundle: bundle?.resourceFolder),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.typeIdentifier
    }
}
