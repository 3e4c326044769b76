/// The public face of subscriptions and subscribers inside the module: a name, and what a mirror shows of them.
@usableFromInline
protocol StageDescribing: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What a mirror shows; nothing, unless told otherwise.
    var mirrored: [Mirror.Child] { get }
}

extension StageDescribing {
    @inlinable var mirrored: [Mirror.Child] { [] }
    @inlinable var customMirror: Mirror { Mirror(self, children: mirrored) }
    @inlinable var playgroundDescription: Any { description }
}
