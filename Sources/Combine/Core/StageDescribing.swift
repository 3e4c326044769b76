/// The public face of subscriptions and subscribers inside the module: a name, and no children.
protocol StageDescribing: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension StageDescribing {
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    var playgroundDescription: Any { description }
}
