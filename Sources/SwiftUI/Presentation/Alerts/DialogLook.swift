import MartletGraph

/// How much weighs what a dialog asks.
nonisolated public struct DialogSeverity: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, standard, critical }
    private let kind: Kind

    public static let automatic = DialogSeverity(kind: .automatic)
    public static let standard = DialogSeverity(kind: .standard)
    /// A warning sign stands above the title.
    public static let critical = DialogSeverity(kind: .critical)
}

/// What stands in the dialogs of a view besides their texts and buttons.
struct DialogLook {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: Suppression?

    /// A box to check for who does not want to be asked again.
    struct Suppression {
        let title: Text
        let isSuppressed: Binding<Bool>
    }

    /// The program's picture, else a warning sign where the matter is critical.
    var shownIcon: Image? { icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil) }
}

struct DialogLookKey: EnvironmentKey { static var defaultValue: DialogLook { DialogLook() } }

extension EnvironmentValues {
    var dialogLook: DialogLook {
        get { self[DialogLookKey.self] }
        set { self[DialogLookKey.self] = newValue }
    }
}

extension View {
    /// Shows a picture above the titles of the alerts and confirmation dialogs of this view, as high as two lines.
    ///
    ///     .confirmationDialog("Erase everything?", isPresented: $isAsking) { … }
    ///     .dialogIcon(Image(systemName: "trash"))
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogLook) { $0.icon = icon }
    }

    /// Says how much weighs what the alerts and confirmation dialogs of this view ask.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogLook) { $0.severity = severity }
    }

    /// Puts a box for "Do not ask again" into the alerts and confirmation dialogs of this view; the program asks
    /// `isSuppressed` before it shows one.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(_own: "Do not ask again"), isSuppressed: isSuppressed)
    }

    /// Puts a box with a title of its own into the alerts and confirmation dialogs of this view.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Puts a box with a title of its own into the alerts and confirmation dialogs of this view.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Puts a box with a title of its own into the alerts and confirmation dialogs of this view.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Puts a box with a title of its own into the alerts and confirmation dialogs of this view.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogLook) {
            $0.suppression = DialogLook.Suppression(title: label, isSuppressed: isSuppressed)
        }
    }
}
