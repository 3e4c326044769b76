/// The desktop's clipboard, as text and addresses.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private override init() {}

    private var text: String? {
        get { UIKitRuntime.backend?.clipboardText }
        set { UIKitRuntime.backend?.clipboardText = newValue }
    }

    /// The text; nil where there is none. Writing takes the place of what is there.
    public var string: String? {
        get { text }
        set { text = newValue }
    }

    /// The text as one entry; several are written as lines.
    public var strings: [String]? {
        get { text.map { [$0] } }
        set { text = newValue.map { $0.joined(separator: "\n") } }
    }

    /// The address; nil where there is none.
    public var url: URL? {
        get { text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { text = newValue?.absoluteString }
    }

    /// The addresses, one a line.
    public var urls: [URL]? {
        get {
            let found = text?.split(separator: "\n").compactMap { URL(string: String($0)) }.filter { $0.scheme != nil }
            return found?.isEmpty == false ? found : nil
        }
        set { text = newValue.map { $0.map(\.absoluteString).joined(separator: "\n") } }
    }

    /// How often this program or another has put something there since the program began.
    public var changeCount: Int { UIKitRuntime.backend?.clipboardChanges ?? 0 }

    public var hasStrings: Bool { text?.isEmpty == false }
    public var hasURLs: Bool { url != nil }
}
