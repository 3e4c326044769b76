/// What some views keep for the window they are in: made when one of them first asks for it.
@MainActor
protocol WindowKeeping: AnyObject {
    init()
}

extension WindowRoot {
    /// What is kept here of a type.
    func kept<Kept: WindowKeeping>(_ type: Kept.Type) -> Kept {
        if let known = kept[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
        let new = graph.asCurrent { Kept() }
        kept[ObjectIdentifier(type)] = new
        return new
    }
}
