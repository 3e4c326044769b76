extension DropInfo {
    /// Who wants to know of the drag, and what becomes of it.
    struct Following {
        var update: ((DropSession) -> Void)?
        var operation = DropOperation.copy
        /// How many things are taken; nil for all.
        var accepted: Int?
    }

    /// The drag, as far as it has come.
    func session(_ phase: DropSession.Phase) -> DropSession {
        DropSession(
            id: DropSession.ID(payload: payload), location: location, itemsCount: itemsCount, phase: phase,
            localSession: isLocal ? DropSession.LocalSession() : nil)
    }
}
