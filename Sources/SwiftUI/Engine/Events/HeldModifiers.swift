import MartletHost

/// What wants to know which modifier keys are held.
@MainActor
protocol ModifierFollower: AnyObject {
    func modifiersChanged(from old: KeyModifiers, to new: KeyModifiers)
    var hasLeft: Bool { get }
}

/// The modifier keys that are held while a window has the keyboard.
@MainActor
final class HeldModifiers: WindowKeeping {
    private struct Weak { weak var follower: (any ModifierFollower)? }

    private(set) var held: KeyModifiers = []
    private var followers: [Weak] = []

    func add(_ follower: any ModifierFollower) {
        followers.append(Weak(follower: follower), forgetting: { $0.follower?.hasLeft != false })
    }

    func set(_ new: KeyModifiers) {
        guard new != held else { return }
        let old = held
        held = new
        for case let follower? in followers.map(\.follower) where !follower.hasLeft {
            follower.modifiersChanged(from: old, to: new)
        }
    }
}
