import MartletGraph

/// Shows what a `UIActivityViewController` offers, as a menu of the window.
@MainActor
final class ActivityMenu: WindowKeeping {
    private typealias Node = PresentationNode<UIActivityViewController, MenuPage<ActivityItems>>

    private var sharing: UIActivityViewController?
    private var node: Node?
    /// With what the menu was left: the desktop's activity, or one of the program; nil where it was only closed.
    private var choice: (type: UIActivity.ActivityType?, own: UIActivity?)?
    private var gone: [() -> Void] = []

    func show(_ new: UIActivityViewController, in window: WindowRoot, shown: (() -> Void)?) {
        if sharing != nil {
            return end { [weak self, weak window] in window.map { self?.show(new, in: $0, shown: shown) } }
        }
        sharing = new
        let node = node ?? makeNode(in: window)
        self.node = node
        node.setNeedsUpdate()
        if let shown { window.graph.effects.addAction(shown) }
    }

    /// Closes the menu if it is open.
    func end(_ gone: (() -> Void)?) {
        guard sharing != nil, let node else { return gone?() ?? () }
        if let gone { self.gone.append(gone) }
        sharing = nil
        node.setNeedsUpdate()
    }

    private func makeNode(in window: WindowRoot) -> Node {
        var shown: UIActivityViewController?
        let menu = PresentationModifier(
            kind: .menu,
            item: { [weak self] in
                shown = self?.sharing ?? shown
                return self?.sharing
            },
            id: { ObjectIdentifier($0) },
            anchor: { [weak window] sharing, _ in
                let size = window?.size ?? .zero
                return sharing.source ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
            },
            end: { [weak self] in self?.sharing = nil },
            onDismiss: { [weak self] in shown.map { self?.ended($0) } },
            content: { [weak self] sharing in
                MenuPage(items: ActivityItems(sharing: sharing) { self?.choice = ($0, $1) })
            })
        return Node(menu, window.root.base.inputs)
    }

    private func ended(_ sharing: UIActivityViewController) {
        let (choice, gone) = (choice, gone)
        (self.choice, self.gone) = (nil, [])
        if let activity = choice?.own {
            let items = sharing.items(for: activity.activityType)
            activity.finished = { done in
                sharing.completionWithItemsHandler?(activity.activityType, done, done ? items : nil, nil)
            }
            activity.prepare(withActivityItems: items)
            activity.perform()
        } else {
            sharing.completionWithItemsHandler?(choice?.type, choice != nil, nil, nil)
        }
        gone.forEach { $0() }
    }
}

/// The menu's items: the desktop's activities and those of the program.
private struct ActivityItems: View {
    let sharing: UIActivityViewController
    let choose: @MainActor (UIActivity.ActivityType?, UIActivity?) -> Void

    var body: some View {
        ShareActions(shared: shared)
        let own = activities
        if !own.isEmpty {
            Divider()
            ForEach(own, id: \.self) { activity in
                Button {
                    choose(activity.activityType, activity)
                } label: {
                    Label {
                        Text(verbatim: activity.activityTitle ?? "")
                    } icon: {
                        activity.activityImage.map { Image(uiImage: $0) }
                    }
                }
            }
        }
    }

    private var activities: [UIActivity] {
        sharing.applicationActivities.filter {
            $0.activityTitle != nil && sharing.allows($0.activityType)
                && $0.canPerform(withActivityItems: sharing.activityItems)
        }
    }

    private var shared: Shared {
        let shown = sharing.placeholders
        let picture = shown.lazy.compactMap { $0 as? UIImage }.first
        let title = shown.lazy.compactMap { Self.text($0) }.first
        var shared = Shared(
            previews: picture.map { [ShownPreview(title: Text(verbatim: title ?? ""), picture: Image(uiImage: $0))] }
                ?? [],
            subject: Text(verbatim: sharing.subject ?? title ?? ""),
            text: { [sharing] type in
                sharing.items(for: type).compactMap { Self.text($0) }.joined(separator: "\n")
            })
        shared.address = shown.lazy.compactMap { $0 as? URL }.first
        if let picture { shared.picture = { picture.pngData() } }
        // What only the program itself knows what to do with is neither copied nor sent.
        let isCopied = title != nil || picture != nil
        shared.allows = { [sharing] in sharing.allows($0) && ($0 == .mail ? title != nil : isCopied) }
        shared.chose = { choose($0, nil) }
        return shared
    }

    private static func text(_ item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as AttributedString: String(text.characters)
        case let text as NSString: text as String
        case let text as NSAttributedString: text.string
        case let url as URL: url.text
        case let url as NSURL: (url as URL).text
        default: nil
        }
    }
}
