extension View {
    /// Runs `action` from when the view appears, as a task of that name; cancels it when the view leaves (semantics 50, 60).
    ///
    /// - Parameters:
    ///   - name: what debuggers call the task; nil for the place in the source.
    ///   - file: the file of that place.
    ///   - line: the line of that place.
    @_disfavoredOverload
    nonisolated public func task(
        name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: true, priority: priority, name: name ?? "\(file):\(line)", action: action))
    }

    /// Runs `action` from when the view appears, and anew each time `value` becomes another, as a task of that name;
    /// cancels the one before, and the last when the view leaves (semantics 59, 60).
    ///
    /// - Parameters:
    ///   - name: what debuggers call the task; nil for the place in the source.
    ///   - file: the file of that place.
    ///   - line: the line of that place.
    @_disfavoredOverload
    nonisolated public func task<T: Equatable>(
        id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, name: name ?? "\(file):\(line)", action: action))
    }
}
