import Foundation
import MartletHost

/// A dialog that a test answers.
@MainActor
package final class HeadlessDialog: OpenDialog {
    package let dialog: FileDialog
    private var answer: (([URL]?) -> Void)?
    private let onEnd: (HeadlessDialog) -> Void

    init(
        _ dialog: FileDialog, _ answer: @escaping @MainActor ([URL]?) -> Void,
        onEnd: @escaping (HeadlessDialog) -> Void
    ) {
        (self.dialog, self.answer, self.onEnd) = (dialog, answer, onEnd)
    }

    /// Chooses files, or nothing, as the user does.
    package func end(with urls: [URL]?) {
        let answer = answer
        close()
        answer?(urls)
    }

    package func close() {
        answer = nil
        onEnd(self)
    }
}
