prefix operator /

/// The path of a case with something in it.
///
///     /Status.inStock          // CasePath<Status, Int>
///     /Result<Int, E>.success  // CasePath<Result<Int, E>, Int>
///
/// What the case holds is taken from memory, by what Swift itself knows of the enum's layout: nothing has to be written
/// for the enum, and no other case is looked at. A function that is no case of an enum warns once, by its types, and gives
/// a path that finds nothing. So does a case whose value is a function of a seldom kind (see ``CasePath``): the compiler
/// alone knows how to hand it on, use `@Cases` there.
///
/// Where two of them stand in one line, Swift 6 may take what is between for a regular expression: write `(/Status.inStock)`
/// there.
///
/// - Complexity: O(1).
@inlinable
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
    // A case reaches nothing that threads could share. In the Swift 5 mode it counts as a function like any other, which an
    // operator refuses where it asks for a `@Sendable` one.
    nonisolated(unsafe) let embed = embed
    let access = CaseAccess<Root, Value> { embed($0) }
    return CasePath(embed: { embed($0) }, extract: { access.extract(from: $0) }, identity: { access.identity })
}

/// The path of a case with nothing in it.
///
///     /Status.soldOut          // CasePath<Status, Void>
///
/// For an enum that is not `Equatable` write `CasePath(case: Status.soldOut)`.
public prefix func / <Root: Equatable>(root: @autoclosure @escaping @Sendable () -> Root) -> CasePath<Root, Void> {
    CasePath(emptyCase: root)
}

extension CasePath where Value == Void {
    /// The path of a case with nothing in it.
    ///
    /// A value of a case that holds something is no case: it warns once, and gives a path that finds nothing.
    public init(case root: @autoclosure @escaping @Sendable () -> Root) {
        self.init(emptyCase: root)
    }

    fileprivate init(emptyCase root: @escaping @Sendable () -> Root) {
        let access = EmptyCaseAccess<Root>(root)
        self.init(embed: { root() }, extract: { access.matches($0) ? () : nil }, identity: { access.identity })
    }
}
