/// The public face of subscriptions and subscribers inside the module: a name, and no children.
@usableFromInline
protocol StageDescribing: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension StageDescribing {
    @inlinable var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    @inlinable var playgroundDescription: Any { description }
}
