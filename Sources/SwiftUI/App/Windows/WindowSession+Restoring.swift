import Foundation

/// The windows that were open when a program ended are open again when it has started, as large as they were and with
/// the values that they showed and kept.
extension WindowSession {
    private struct KeptWindow: Codable {
        /// The id of its scene.
        var scene: String
        /// How many windows of the scene were open before it.
        var number: Int
        /// What it shows, where its scene is one for values.
        var value: NavigationPath.CodableRepresentation?
    }

    private var kept: DefaultsEntry { DefaultsEntry.of("SceneStorage.windows", in: .standard) }

    /// Opens the windows that were open the last time, as far as their scenes are still there and have them kept.
    ///
    /// - Returns: whether one of them is more than a window for tools, without which a program cannot be used.
    func openAsLeft() -> Bool {
        guard let text = kept.object as? String,
            let left = try? JSONDecoder().decode([KeptWindow].self, from: Data(text.utf8))
        else { return false }
        for window in left {
            guard let scene = scenes.first(where: { $0.id == window.scene }), scene.isRestored else { continue }
            let value = window.value.flatMap { NavigationPath($0).values.first }
            if window.value != nil, value == nil { continue }
            open(scene, value: value, number: window.number)
        }
        return windows.contains { $0.description.opensAtLaunch != false }
    }

    /// Writes down which windows are open. Those that close because the program ends are open again the next time, and
    /// so is the one that is closed last, which ends it.
    func keepWindows() {
        guard remembersWindows, !isEnding, !windows.isEmpty else { return }
        let open = windows.compactMap { controller -> KeptWindow? in
            guard scenes.contains(where: { $0.id == controller.description.id }), controller.description.isRestored
            else { return nil }
            let value = controller.value.map { NavigationPath(values: [$0], like: NavigationPath()).codable }
            if let value, value == nil { return nil }
            return KeptWindow(scene: controller.description.id, number: controller.number, value: value ?? nil)
        }
        guard let data = try? JSONEncoder().encode(open) else { return }
        let text = String(decoding: data, as: UTF8.self)
        if kept.object as? String != text { kept.write(text) }
    }
}

extension WindowDescription {
    /// Whether its windows open again with the program. Documents are opened by the user, and settings as well.
    @MainActor fileprivate var isRestored: Bool { keepsValues && documents == nil && id != SettingsScene.id }
}
