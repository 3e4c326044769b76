import MartletGraph

/// Acts when the program is to open an address.
nonisolated struct OpenURLHandler: NodeModifier {
    typealias Body = Never
    let action: (URL) -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> OpenURLNode { OpenURLNode(action, inputs) }

    @MainActor func update(_ node: OpenURLNode) {
        node.action = action
    }
}

/// The node of a view that opens addresses.
final class OpenURLNode: ChildNode {
    var action: (URL) -> Void

    init(_ action: @escaping (URL) -> Void, _ inputs: _ViewInputs) {
        self.action = action
        super.init(inputs)
        scope.windowRoot?.kept(AddressHandlers.self).handlers.append(
            AddressHandlers.Handler(node: self), forgetting: { $0.node?.flags.contains(.left) != false })
    }
}

/// The views of a window that open addresses.
final class AddressHandlers: WindowKeeping {
    struct Handler { weak var node: OpenURLNode? }
    var handlers: [Handler] = []
}

extension WindowRoot {
    /// Hands an address to every view that opens some.
    ///
    /// - Returns: whether there is one.
    func open(_ url: URL) -> Bool {
        let known = kept(AddressHandlers.self)
        known.handlers.removeAll { $0.node?.flags.contains(.left) != false }
        let nodes = known.handlers.compactMap(\.node)
        withTransaction(Transaction()) { for node in nodes { node.action(url) } }
        return !nodes.isEmpty
    }
}

extension WindowSession {
    /// The program is to open an address: the window in front whose views open some does, and the delegate.
    ///
    /// - Returns: whether anything does.
    @discardableResult
    package func deliver(_ url: URL) -> Bool {
        let byDelegate = UIApplication.shared.tellURL(url)
        let byView = openDocument(url) || deliverToWindow(url)
        runFrame()
        return byView || byDelegate
    }
}

extension View {
    /// Calls `action` when the program is to open an address: one it was started with, as a desktop does for files and
    /// for the schemes of the program.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLHandler(action: action))
    }
}

/// The addresses that a program was started with: arguments with a scheme, and files that are there.
enum LaunchAddresses {
    static func urls(in arguments: [String]) -> [URL] {
        arguments.dropFirst().compactMap { argument in
            if argument.hasPrefix("-") { return nil }
            if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
            return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
        }
    }
}
