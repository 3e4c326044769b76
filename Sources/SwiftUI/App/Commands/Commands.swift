import MartletGraph

/// Things to do with a program, wherever the keyboard is: by keys, and in the menu that F10 opens.
///
///     WindowGroup { NotesView() }
///         .commands {
///             CommandMenu("Note") { Button("Duplicate", action: duplicate).keyboardShortcut("d") }
///         }
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// The parts of the menu, with where they belong.
    @MainActor func _menuParts() -> [_CommandPart]
}

/// A part of a program's menu.
public struct _CommandPart {
    /// Those with a smaller number come first.
    let order: Int
    var view: AnyView
    /// Whether it is there without being asked for.
    var isUsual = false
    /// Whether it stands in place of the usual part of that order.
    var replaces = false
}

extension [_CommandPart] {
    /// The whole menu; nil without parts.
    var menu: AnyView? {
        let replaced = Set(filter(\.replaces).map(\.order))
        let parts = enumerated().filter { !$0.element.isUsual || !replaced.contains($0.element.order) }
            .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        return parts.isEmpty ? nil : AnyView(ForEach(parts, id: \.offset) { $0.element.view })
    }
}

extension Commands {
    /// A part for each place in the menu that commands of a program's own have something for, and one for what comes
    /// later. What is in them is only known in a window, but where they belong is asked here.
    public func _menuParts() -> [_CommandPart] {
        let known = knownParts
        let orders = Set(known.map(\.order)).subtracting([CommandGroupPlacement.ownMenus])
        let placed = orders.sorted().map { order in
            _CommandPart(
                order: order, view: AnyView(CommandsBody(commands: self, place: .order(order))),
                replaces: known.contains { $0.order == order && $0.replaces })
        }
        let others = AnyView(CommandsBody(commands: self, place: .others(than: orders)))
        return placed + [_CommandPart(order: CommandGroupPlacement.ownMenus, view: others)]
    }

    /// The parts that there are before anything is known of a window; none where asking would make objects or need them.
    private var knownParts: [_CommandPart] {
        let needsObjects = Mirror(reflecting: self).children.contains {
            let type = String(describing: Swift.type(of: $0.value))
            return type.hasPrefix("EnvironmentObject<") || type.hasPrefix("StateObject<")
        }
        return needsObjects ? [] : Reader.withoutTracking { body._menuParts() }
    }

    /// The whole menu.
    var menu: AnyView { _menuParts().menu ?? AnyView(EmptyView()) }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
    @MainActor public func _menuParts() -> [_CommandPart] { [] }
}

/// Collects commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }

    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

nonisolated struct TupleCommands<each Content: Commands>: Commands {
    typealias Body = Never
    let content: (repeat each Content)

    init(content: (repeat each Content)) { self.content = content }

    @MainActor func _menuParts() -> [_CommandPart] {
        var parts: [_CommandPart] = []
        for commands in repeat each content { parts += commands._menuParts() }
        return parts
    }
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    @MainActor public func _menuParts() -> [_CommandPart] { self?._menuParts() ?? [] }
}

/// Which of a program's own commands are shown: those of one place in the menu, or those of no place known before.
enum CommandsPlace {
    case order(Int)
    case others(than: Set<Int>)

    func holds(_ part: _CommandPart) -> Bool {
        switch self {
        case .order(let order): part.order == order
        case .others(let known): !known.contains(part.order)
        }
    }
}

/// Commands of a program's own, in a window: their dynamic properties live and update like a view's.
nonisolated struct CommandsBody<Content: Commands>: View {
    typealias Body = Never
    let commands: Content
    let place: CommandsPlace

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        CommandsNode(view.commands, view.place, inputs)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: CommandsNode<Content>.self).update(with: view.commands)
    }
}

/// The node of a program's own commands.
final class CommandsNode<Content: Commands>: ChildNode {
    private var commands: Content
    private let place: CommandsPlace
    private var properties = PropertyStorage(Content.self)

    init(_ commands: Content, _ place: CommandsPlace, _ inputs: _ViewInputs) {
        self.commands = commands
        self.place = place
        super.init(inputs)
        child = AnyView._makeNode(evaluate(), self.inputs)
    }

    func update(with new: Content) {
        commands = new
        update()
    }

    override func update() { AnyView._updateNode(child, evaluate(), inputs) }

    private func evaluate() -> AnyView {
        properties.evaluate(&commands, in: self) { [place] in
            $0.body._menuParts().filter(place.holds).menu ?? AnyView(EmptyView())
        }
    }

    override func willLeave() { properties.leave() }
}
