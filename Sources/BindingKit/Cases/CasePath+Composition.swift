precedencegroup PathCompositionPrecedence {
    higherThan: BitwiseShiftPrecedence
    associativity: left
}

infix operator >>> : PathCompositionPrecedence

extension CasePath {
    /// This path and then one into a case of its value.
    ///
    ///     (/Result<Status, Failure>.success).appending(path: /Status.inStock)
    public func appending<Part>(path: CasePath<Value, Part>) -> CasePath<Root, Part> {
        CasePath<Root, Part>(
            embed: { embed(path.embed($0)) }, extract: { extract(from: $0).flatMap(path.extract(from:)) },
            identity: { joined(identity(), path.identity()) })
    }

    /// This path and then one to a property of its value.
    public func appending<Part>(path: WritableKeyPath<Value, Part>) -> OptionalPath<Root, Part> {
        OptionalPath(self).appending(path: OptionalPath(path))
    }

    /// `first` and then `second`.
    public static func >>> <Part>(first: CasePath, second: CasePath<Value, Part>) -> CasePath<Root, Part> {
        first.appending(path: second)
    }

    /// `first` and then a property.
    public static func >>> <Part>(
        first: CasePath, second: WritableKeyPath<Value, Part>
    ) -> OptionalPath<Root, Part> {
        first.appending(path: second)
    }

    /// A property and then `second`.
    public static func >>> <Whole>(
        first: WritableKeyPath<Whole, Root>, second: CasePath
    ) -> OptionalPath<Whole, Value> {
        OptionalPath(first).appending(path: OptionalPath(second))
    }
}

extension OptionalPath {
    /// `first` and then a case.
    public static func >>> <Part>(first: OptionalPath, second: CasePath<Value, Part>) -> OptionalPath<Root, Part> {
        first.appending(path: OptionalPath<Value, Part>(second))
    }

    /// `first` and then a property.
    public static func >>> <Part>(
        first: OptionalPath, second: WritableKeyPath<Value, Part>
    ) -> OptionalPath<Root, Part> {
        first.appending(path: OptionalPath<Value, Part>(second))
    }
}
