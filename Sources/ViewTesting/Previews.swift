import SwiftUI

/// The previews that the program declares: by `PreviewProvider` and by `#Preview`, in all its modules.
///
///     @MainActor @Test func previewsDraw() throws {
///         for preview in try Previews.all {
///             try preview.screen().image(scale: 2).write(to: folder.appending(path: "\(preview.name).png"))
///         }
///     }
@MainActor
public enum Previews {
    /// All of them: those of providers first, then those of `#Preview` by file and line.
    public static var all: [DeclaredPreview] {
        get throws { try PreviewCatalog.all().map(DeclaredPreview.init) }
    }
}

/// A preview that can be put on a screen.
@MainActor
public struct DeclaredPreview {
    private let item: PreviewItem

    init(_ item: PreviewItem) { self.item = item }

    /// The name it was given, else that of what it shows.
    public var name: String { item.name }

    /// Where it is declared: a file with a line, or the name of a provider with its module.
    public var place: String { item.place }

    /// The size in points that its device or layout gives it.
    public var size: CGSize { item.size }

    /// Shows the preview. Should that stop the program, the preview is named on standard error first.
    public func screen() -> Screen {
        let first = size
        let screen = screen(of: first)
        // What the data of a modifier bring, which come after it is measured, may need another size.
        let now = size
        return now == first ? screen : self.screen(of: now)
    }

    private func screen(of size: CGSize) -> Screen {
        PreviewCatalog.guarded("'\(name)' (\(place))") {
            Screen(size: size, idiom: item.idiom, isBare: item.isBare) { item.content }
        }
    }
}
