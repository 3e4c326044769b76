// How screen readers say things: no program of a Linux desktop can tell them, so all of this is accepted without effect
// (COVERAGE.md).

extension View {
    /// Accepted: people choose in their screen reader whether punctuation is read.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Accepted: screen readers spell where they are asked to.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Accepted: the voice is the screen reader's.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Accepted: the screen reader decides what waits for what is being said.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Accepted: people choose in their screen reader whether punctuation is read.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Accepted: screen readers spell where they are asked to.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Accepted: the voice is the screen reader's.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Accepted: the screen reader decides what waits for what is being said.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
