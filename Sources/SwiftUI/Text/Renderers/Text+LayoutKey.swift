import MartletGraph
import MartletText

extension Text {
    /// What tells the views around how their texts are set: for each text inside, in the order of the tree, its lines and
    /// where it is.
    ///
    ///     Text("Hello, world")
    ///         .overlayPreferenceValue(Text.LayoutKey.self) { texts in
    ///             GeometryReader { proxy in
    ///                 ForEach(texts.indices, id: \.self) { index in
    ///                     let corner = proxy[texts[index].origin]
    ///                     ForEach(texts[index].layout.indices, id: \.self) { line in
    ///                         let rect = texts[index].layout[line].typographicBounds.rect
    ///                         Rectangle().stroke().frame(width: rect.width, height: rect.height)
    ///                             .offset(x: corner.x + rect.minX, y: corner.y + rect.minY)
    ///                     }
    ///                 }
    ///             }
    ///         }
    ///
    /// Texts count once they are laid out, and again when they are set otherwise or stand elsewhere. A program that never
    /// asks for it pays nothing.
    nonisolated public struct LayoutKey: PreferenceKey, Sendable {
        public typealias Value = [AnchoredLayout]

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value.append(contentsOf: nextValue())
        }
    }
}

extension Text.LayoutKey {
    /// One text: how it is set and where it is.
    nonisolated public struct AnchoredLayout: Equatable {
        /// The top left corner of the text, which the places in `layout` are measured from.
        public var origin: Anchor<CGPoint>
        /// The lines of the text.
        public var layout: Text.Layout
    }

    /// Whether anything ever asked for the key: texts made before need not tell.
    nonisolated(unsafe) static var isRead = false

    /// Told of each key that something begins to read.
    @MainActor static func noteReader<Key: PreferenceKey>(of key: Key.Type) {
        if ObjectIdentifier(key) == ObjectIdentifier(Self.self) { isRead = true }
    }
}

/// What a text last told of itself.
struct ToldTextLayout {
    let origin: CGPoint
    let text: MeasuredText
    let layout: Text.Layout
}
