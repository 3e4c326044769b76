import MartletHost

/// Where the windows of a program's scenes stood when they were seen last, kept in its settings: the size, and whether
/// they filled the screen. Where they open on it is the desktop's to say.
extension WindowController {
    /// What the settings know a window by; nil for one that is not kept.
    private var placeKey: String? {
        let isKept = description.keepsValues && description.isRestored && host.isInteractive && idiom == .desktop
        return isKept && !isOfFixedSize && session.scenes.contains { $0.id == description.id }
            ? "Window \(sceneName)" : nil
    }

    private var isOfFixedSize: Bool { limits.map { $0.maximum == $0.minimum } ?? false }

    /// Where the window stood the last time; nil where it opens as the program says.
    var keptPlace: WindowPlace? {
        guard window?.followsContentSize == true, let placeKey,
            let data = UserDefaults.standard.data(forKey: placeKey)
        else { return nil }
        return try? JSONDecoder().decode(WindowPlace.self, from: data)
    }

    /// Keeps where the window stands now, once somebody has changed that.
    func keepPlace() {
        guard let window, window.followsContentSize, let placeKey else { return }
        var place = window.place
        place.origin = nil
        if openedPlace == nil { openedPlace = place }
        if place == openedPlace, UserDefaults.standard.data(forKey: placeKey) == nil { return }
        if let data = try? JSONEncoder().encode(place) { UserDefaults.standard.set(data, forKey: placeKey) }
    }
}
