import MartletGraph

struct InCommandsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is in the menu of the program, where a picker has its title above its options.
    var isInCommands: Bool {
        get { self[InCommandsKey.self] }
        set { self[InCommandsKey.self] = newValue }
    }
}
