import MartletGraph

/// Who may present something above the content of a window.
///
/// Above the same content one sheet, cover, alert, dialog or pop-over is up at a time; what is to be presented meanwhile
/// waits, and comes in the order in which it was asked for. What is presented can present in turn.
@MainActor
final class PresentationQueue: WindowKeeping {
    private var busy: [ObjectIdentifier: any Presenter] = [:]
    private var waiting: [(context: ObjectIdentifier, presenter: any Presenter)] = []

    /// The layer, or the window, above whose content something is presented.
    static func context(of inputs: _ViewInputs) -> ObjectIdentifier {
        var next = inputs.parent
        while let node = next, !(node is LayerNode) { next = node.parent }
        return next.map(ObjectIdentifier.init) ?? ObjectIdentifier(PresentationQueue.self)
    }

    /// - Returns: whether it is this one's turn; else it is updated when it is.
    func begin(_ presenter: any Presenter, in context: ObjectIdentifier) -> Bool {
        let first = waiting.first { $0.context == context }?.presenter
        if let other = busy[context], other !== presenter {
            if !waiting.contains(where: { $0.presenter === presenter }) {
                waiting.append((context, presenter))
                if other.isSheet, presenter.isSheet { RuntimeWarning.issue(Self.warning) }
            }
            return false
        }
        if let first, first !== presenter {
            if !waiting.contains(where: { $0.presenter === presenter }) { waiting.append((context, presenter)) }
            return false
        }
        waiting.removeAll { $0.presenter === presenter }
        busy[context] = presenter
        return true
    }

    /// What was presented is gone: the next one's turn.
    func end(_ presenter: any Presenter, in context: ObjectIdentifier) {
        guard busy[context] === presenter else { return }
        busy[context] = nil
        next(in: context)
    }

    /// No longer wants to present.
    func withdraw(_ presenter: any Presenter, in context: ObjectIdentifier) {
        guard waiting.contains(where: { $0.presenter === presenter }) else { return }
        waiting.removeAll { $0.presenter === presenter }
        if busy[context] == nil { next(in: context) }
    }

    private func next(in context: ObjectIdentifier) {
        waiting.first { $0.context == context }?.presenter.setNeedsUpdate()
    }

    private static let warning =
        "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed."
}

/// A node that can show something above its window's content.
@MainActor
protocol Presenter: _ViewNode {
    var isSheet: Bool { get }
}
