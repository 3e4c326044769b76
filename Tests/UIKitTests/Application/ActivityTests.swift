import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIActivityViewController", .serialized)
struct ActivityTests {
    final class Report {
        var type: UIActivity.ActivityType?
        var ends: [Bool] = []
        var items: [Any]?
        var notes: [String] = []
    }

    /// A page whose button shares in the way of programs without `ShareLink`.
    private func page(
        _ items: [Any], _ report: Report, _ change: @escaping (UIActivityViewController) -> Void = { _ in }
    )
        -> Screen
    {
        Screen {
            Button("Share") {
                let sharing = UIActivityViewController(activityItems: items, applicationActivities: nil)
                change(sharing)
                present(sharing, report)
            }
        }
    }

    private func present(_ sharing: UIActivityViewController, _ report: Report) {
        sharing.completionWithItemsHandler = { type, done, items, _ in
            (report.type, report.items) = (type, items)
            report.ends.append(done)
        }
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        guard var top = scene?.windows.first?.rootViewController else { return }
        while let next = top.presentedViewController { top = next }
        sharing.popoverPresentationController?.sourceView = top.view
        sharing.popoverPresentationController?.permittedArrowDirections = []
        top.present(sharing, animated: true) { report.notes.append("shown") }
    }

    @Test("it opens the menu of ShareLink, and tells what was chosen when that has closed")
    func menu() {
        let report = Report()
        let screen = page(["A walk", URL(string: "https://example.org/a")!], report)
        screen.button("Share").tap()
        #expect(screen.texts == ["Share", "Copy", "Send by Mail", "Open"])
        #expect(report.notes == ["shown"] && report.ends == [])
        screen.button("Copy").tap()
        #expect(screen.texts == ["Share"])
        #expect(report.ends == [true] && report.type == .copyToPasteboard)
        screen.wait { UIPasteboard.general.string == "A walk\nhttps://example.org/a" }
        screen.button("Share").tap()
        screen.button("Copy").tap()
        #expect(report.ends == [true, true] && screen.texts == ["Share"])
    }

    @Test("leaving the menu tells that nothing was done")
    func left() {
        let report = Report()
        let screen = page(["A walk"], report)
        screen.button("Share").tap()
        #expect(screen.texts == ["Share", "Copy", "Send by Mail"])
        screen.press(.escape)
        #expect(screen.texts == ["Share"] && report.ends == [false] && report.type == nil)
    }

    @Test("it opens beside the rectangle it was given, and leaves out what it is told to")
    func rectangle() throws {
        let screen = page(["A walk"], Report()) {
            $0.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 20, width: 30, height: 10)
            $0.excludedActivityTypes = [.mail, .airDrop]
        }
        screen.button("Share").tap()
        #expect(screen.texts == ["Share", "Copy"])
        let copy = try #require(screen.rects["Copy"])
        #expect(copy.minY > 30 && copy.minY < 80 && copy.minX < 100)
    }

    final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            activityType == .mail ? nil : "for \(activityType?.rawValue.suffix(16) ?? "")"
        }
    }

    @Test("an item may be another for each activity")
    func source() {
        let screen = page([Source()], Report())
        screen.button("Share").tap()
        screen.button("Copy").tap()
        screen.wait { UIPasteboard.general.string == "for CopyToPasteboard" }
    }

    final class Stamp: UIActivity {
        let report: Report
        init(_ report: Report) { self.report = report }
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { report.notes.append("\(activityItems)") }
        override func perform() {
            report.notes.append("stamped")
            activityDidFinish(true)
        }
    }

    @Test("activities of the program are offered where they have use for the items")
    func activities() {
        let report = Report()
        let screen = Screen {
            ForEach(["text", "number"], id: \.self) { kind in
                Button(kind) {
                    present(
                        UIActivityViewController(
                            activityItems: [kind == "text" ? "A" : 1], applicationActivities: [Stamp(report)]), report)
                }
            }
        }
        UIPasteboard.general.string = "kept"
        screen.button("number").tap()
        #expect(screen.texts == ["text", "number"] && report.ends == [false], "nothing can be done with a number")
        #expect(UIPasteboard.general.string == "kept")
        screen.button("text").tap()
        screen.button("Stamp").tap()
        #expect(report.notes == ["shown", "shown", "[\"A\"]", "stamped"])
        #expect(
            report.ends == [false, true] && report.type?.rawValue == "stamp" && report.items?.first as? String == "A")
    }

    @Test("it can be closed, and gives its place to the next")
    func closed() {
        let report = Report()
        let screen = page(["A"], report)
        screen.button("Share").tap()
        let root = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.rootViewController
        root?.dismiss(animated: true) { report.notes.append("gone") }
        screen.settle()
        #expect(screen.texts == ["Share"] && report.notes == ["shown", "gone"] && report.ends == [false])
        present(UIActivityViewController(activityItems: ["B"], applicationActivities: nil), report)
        screen.settle()
        present(UIActivityViewController(activityItems: [URL(string: "a:b")!], applicationActivities: nil), report)
        screen.settle()
        #expect(screen.texts == ["Share", "Copy", "Send by Mail", "Open"] && report.ends == [false, false])
    }
}
