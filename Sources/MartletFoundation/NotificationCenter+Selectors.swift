extension NotificationCenter {
    /// Calls a method of `observer` at each notification, in the thread that posts it.
    ///
    /// The observer is not held: once it is gone, it is told no more. The method takes the notification or nothing.
    ///
    ///     center.addObserver(self, selector: Selector("saved", Self.saved(_:)), name: .saved, object: nil)
    ///
    /// - Parameters:
    ///   - aName: nil for notifications of every name.
    ///   - anObject: nil for those of every sender.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let entry = SelectorObservers.Entry(
            center: self, observer: observer as AnyObject, name: aName, object: anObject)
        entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] notification in
            guard let entry else { return }
            guard let observer = entry.observer else { return SelectorObservers.shared.remove { $0 === entry } }
            aSelector.perform(on: observer, with: notification)
        }
        SelectorObservers.shared.add(entry)
    }

    /// Tells an object nothing more, whether it was added with a selector or is what adding a closure returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Tells an object no more of the notifications of a name and a sender; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject.map { $0 as AnyObject }
        SelectorObservers.shared.remove { entry in
            entry.center === self && entry.observer === observer && (aName == nil || entry.name == aName)
                && (sender == nil || entry.object === sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Those that are told by selectors, so that they can be removed by what they are.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()
    private let lock = NSLock()
    private var entries: [Entry] = []

    final class Entry: @unchecked Sendable {
        weak let center: NotificationCenter?
        weak let observer: AnyObject?
        weak let object: AnyObject?
        let name: NSNotification.Name?
        var token: (any NSObjectProtocol)?

        init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
            self.center = center
            self.observer = observer
            self.name = name
            self.object = object.map { $0 as AnyObject }
        }
    }

    func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

    func remove(where isMeant: (Entry) -> Bool) {
        let gone = lock.withLock {
            let gone = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return gone
        }
        for entry in gone {
            if let token = entry.token { entry.center?.removeObserver(token as Any) }
        }
    }
}
