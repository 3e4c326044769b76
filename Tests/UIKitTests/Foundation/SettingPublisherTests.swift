import Combine
import Foundation
import Testing

extension UserDefaults {
    fileprivate var volume: Int {
        get { integer(forKey: "volume") }
        set { set(newValue, forKey: "volume") }
    }
}

@MainActor @Suite("Settings that are followed")
struct SettingPublisherTests {
    @Test("a setting is told as it is, and each time that it has changed")
    func following() {
        let settings = UserDefaults(suiteName: "SettingPublisherTests")!
        settings.volume = 1
        var values: [Int] = []
        let following = settings.publisher(for: \.volume).sink { values.append($0) }
        settings.volume = 2
        settings.volume = 2
        settings.set("other", forKey: "other")
        settings.volume = 3
        #expect(values == [1, 2, 3])
        following.cancel()
        settings.volume = 4
        #expect(values == [1, 2, 3])
        let later = settings.publisher(for: \.volume, options: [.new]).sink { values.append($0) }
        settings.volume = 5
        #expect(values == [1, 2, 3, 5])
        later.cancel()
        settings.removePersistentDomain(forName: "SettingPublisherTests")
    }
}
