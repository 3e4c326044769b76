import SwiftUI
import Testing
import ViewTesting

private struct Card: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.name)
    }
}

extension UTType {
    fileprivate static let card = UTType(exportedAs: "org.example.card")
}

@MainActor private final class DropLog {
    var events: [String] = []
}

private struct Delegate: DropDelegate {
    let log: DropLog
    var operation: DropOperation?
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool {
        log.events.append("validate")
        return isValid
    }

    func dropEntered(info: DropInfo) { log.events.append("entered \(info.location.x) \(info.location.y)") }
    func dropExited(info: DropInfo) { log.events.append("exited") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        log.events.append("updated \(info.location.x) \(info.location.y)")
        return operation.map { DropProposal(operation: $0) }
    }

    func performDrop(info: DropInfo) -> Bool {
        log.events.append("perform \(info.itemProviders(for: [.text]).count) \(info.hasItemsConforming(to: [.image]))")
        return true
    }
}

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
    private let log = DropLog()

    @Test("what is dragged from one view is dropped on another as what it is, where the pointer is")
    func transferable() {
        let screen = Screen(size: CGSize(width: 400, height: 200)) {
            HStack(spacing: 0) {
                Text("Ace").frame(width: 200, height: 200).draggable(Card(name: "ace"))
                Text("Table").frame(width: 200, height: 200)
                    .dropDestination(for: Card.self) { cards, place in
                        log.events.append("\(cards.map(\.name)) at \(place.x) \(place.y)")
                        return true
                    } isTargeted: {
                        log.events.append("targeted \($0)")
                    }
            }
        }
        let drag = screen.text("Ace").pickUp()
        #expect(drag?.operation == nil && log.events == [])
        drag?.move(to: CGPoint(x: 250, y: 20))
        #expect(drag?.operation == .copy && log.events == ["targeted true"])
        drag?.move(to: CGPoint(x: 100, y: 20))
        #expect(drag?.operation == nil && log.events == ["targeted true", "targeted false"])
        drag?.move(over: screen.text("Table"))
        drag?.drop()
        #expect(log.events.suffix(3) == ["targeted true", "targeted false", "[\"ace\"] at 100.0 100.0"])
        #expect(drag?.isOver == true && screen.drag == nil)
    }

    @Test("a form that stands for a thing is dropped where only that form is taken, and nothing where none is")
    func proxies() {
        let screen = Screen {
            Text("Ace").draggable(Card(name: "ace"))
            Text("Words").dropDestination(for: String.self) { words, _ in
                log.events.append("\(words)")
                return true
            }
            Text("Pictures").dropDestination(for: Image.self) { _, _ in
                log.events.append("picture")
                return true
            } isTargeted: {
                log.events.append("\($0)")
            }
        }
        screen.text("Ace").drag(to: screen.text("Pictures"))
        #expect(log.events == [])
        screen.text("Ace").drag(to: screen.text("Words"))
        #expect(log.events == ["[\"ace\"]"])
    }

    @Test("a delegate is asked, told of entering, each move and leaving, and performs; what is dropped does not exit")
    func delegates() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Text("Word").frame(width: 200, height: 100).onDrag { NSItemProvider(object: "word" as NSString) }
                Text("Here").frame(width: 200, height: 100)
                    .onDrop(of: [.plainText], delegate: Delegate(log: log, operation: .move))
            }
        }
        let drag = screen.text("Word").pickUp()
        drag?.move(to: CGPoint(x: 50, y: 150))
        #expect(log.events == ["validate", "entered 50.0 50.0", "updated 50.0 50.0"])
        #expect(drag?.operation == .move)
        drag?.move(to: CGPoint(x: 60, y: 150))
        drag?.move(to: CGPoint(x: 60, y: 10))
        #expect(log.events.suffix(2) == ["updated 60.0 50.0", "exited"])
        drag?.move(to: CGPoint(x: 60, y: 150))
        log.events = []
        drag?.drop()
        #expect(log.events == ["updated 60.0 50.0", "perform 1 false"])
        #expect(drag?.operation == .move)
    }

    @Test("a delegate that finds nothing valid leaves it to what is around, and one that forbids gets nothing")
    func refusals() {
        let outer = DropLog()
        let screen = Screen {
            Text("Word").draggable("word")
            VStack {
                Text("Inner").onDrop(of: [.text], delegate: Delegate(log: log, isValid: false))
            }
            .onDrop(of: [UTType.text], isTargeted: nil) { providers in
                outer.events.append("\(providers.count)")
                return true
            }
            Text("Forbidden").onDrop(of: [.text], delegate: Delegate(log: log, operation: .forbidden))
        }
        screen.text("Word").drag(to: screen.text("Inner"))
        #expect(outer.events == ["1"])
        log.events = []
        screen.text("Word").drag(to: screen.text("Forbidden"))
        #expect(log.events.last == "exited" && !log.events.contains { $0.hasPrefix("perform") })
    }

    @Test("closures get providers that load text and addresses, and a binding says that something is over the view")
    func providers() {
        struct Page: View {
            let log: DropLog
            @State private var isOver = false
            var body: some View {
                Text("Link").onDrag { NSItemProvider(object: URL(string: "https://example.org/")! as NSURL) }
                Text(isOver ? "Over" : "Drop")
                    .onDrop(of: [.url], isTargeted: $isOver) { providers, place in
                        _ = providers[0].loadObject(ofClass: URL.self) { url, error in
                            DispatchQueue.main.async { log.events.append("\(url?.host ?? "none") \(error == nil)") }
                        }
                        return true
                    }
            }
        }
        let screen = Screen { Page(log: log) }
        let drag = screen.text("Link").pickUp()
        drag?.move(over: screen.text("Drop"))
        #expect(screen.text("Over").exists)
        drag?.drop()
        #expect(screen.text("Drop").exists)
        #expect(log.events == ["example.org true"])
    }

    @Test("Escape cancels a drag: the view is left, and nothing is dropped")
    func escape() {
        let screen = Screen {
            Text("Word").draggable("word")
            Text("Here").onDrop(of: [.text], delegate: Delegate(log: log))
        }
        let drag = screen.text("Word").pickUp()
        drag?.move(over: screen.text("Here"))
        screen.press(.escape)
        #expect(drag?.isOver == true && log.events.last == "exited")
        // The next press is one like any other.
        screen.text("Word").drag(to: screen.text("Here"))
        #expect(log.events.last == "perform 1 false")
    }

    @Test("a draggable button is tapped, and dragged once the pointer has moved; a drag does not tap it")
    func buttons() {
        let screen = Screen {
            Button("Take") { log.events.append("tap") }.draggable("taken")
            Text("Here").dropDestination(for: String.self) { words, _ in
                log.events += words
                return true
            }
        }
        screen.button("Take").tap()
        #expect(log.events == ["tap"])
        screen.button("Take").drag(to: screen.text("Here"))
        #expect(log.events == ["tap", "taken"])
        screen.button("Take").drag(by: CGSize(width: 4, height: 0))
        #expect(log.events == ["tap", "taken", "tap"])
    }

    @Test("a finger drags what it has held, and scrolls with what it has not")
    func fingers() {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                ForEach(0..<40) { index in
                    Text("Row \(index)").frame(width: 200, height: 40).draggable("\(index)")
                }
            }
        }
        screen.text("Row 3").swipe(by: CGSize(width: 0, height: -100))
        #expect(screen.drag == nil && !screen.texts.contains("Row 0"))
    }

    @Test("what follows the pointer is the view as it is, or the preview that is given")
    func previews() {
        let screen = Screen {
            Color.red.frame(width: 60, height: 30).overlay { Text("Red") }.draggable("red")
            Color.blue.frame(width: 60, height: 30).overlay { Text("Blue") }.draggable("blue") {
                Color.green.frame(width: 20, height: 10)
            }
        }
        let red = screen.text("Red").pickUp()
        #expect(red?.previewSize == CGSize(width: 60, height: 30))
        red?.cancel()
        let blue = screen.text("Blue").pickUp()
        #expect(blue?.previewSize == CGSize(width: 20, height: 10))
        blue?.cancel()
    }

    @Test("files that another program drops are addresses and what is in them; its text and own types arrive")
    func foreign() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("in the file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Text("Files").frame(width: 100, height: 100).dropDestination(for: URL.self) { urls, _ in
                    log.events.append(urls.map(\.lastPathComponent).joined(separator: " "))
                    return true
                }
                Text("Words").frame(width: 100, height: 100).dropDestination(for: String.self) { words, _ in
                    log.events += words
                    return true
                }
                Text("Cards").frame(width: 100, height: 100).dropDestination(for: Card.self) { cards, _ in
                    log.events += cards.map(\.name)
                    return true
                }
            }
        }
        let list = Data("# files\r\n\(file.absoluteString)\r\nfile:///tmp/b.png\r\n".utf8)
        screen.dragIn(["text/uri-list": list], to: CGPoint(x: 50, y: 50)).drop()
        _ = screen.texts
        #expect(log.events == ["\(file.lastPathComponent) b.png"])
        screen.dragIn(["text/uri-list": list], to: CGPoint(x: 150, y: 50)).drop()
        _ = screen.texts
        #expect(log.events.last == "in the file")
        screen.dragIn(["text/plain;charset=utf-8": Data("hello".utf8)], to: CGPoint(x: 150, y: 50)).drop()
        _ = screen.texts
        #expect(log.events.last == "hello")
        let card = try JSONEncoder().encode(Card(name: "king"))
        screen.dragIn(["application/x-org.example.card": card], to: CGPoint(x: 250, y: 50)).drop()
        _ = screen.texts
        #expect(log.events.last == "king")
        let refused = screen.dragIn(["image/png": Data()], to: CGPoint(x: 250, y: 50))
        #expect(refused.operation == nil)
        refused.drop()
        #expect(log.events.count == 4)
    }

    @Test("what is dragged near the edge of a scroll view scrolls it, and what comes there is dropped on")
    func edges() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) {
            VStack(spacing: 0) {
                Text("Word").frame(width: 200, height: 100).draggable("word")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { index in
                            Text("Row \(index)").frame(width: 200, height: 40)
                                .dropDestination(for: String.self) { _, _ in
                                    log.events.append("\(index)")
                                    return true
                                }
                        }
                    }
                }
                .frame(height: 200)
            }
        }
        let drag = screen.text("Word").pickUp()
        drag?.move(to: CGPoint(x: 100, y: 290))
        screen.advance(by: .seconds(5))
        drag?.drop()
        #expect(log.events == ["19"])
    }

    @Test("a disabled view is neither dragged nor dropped on, and a view that goes is left alone")
    func lost() {
        struct Page: View {
            let log: DropLog
            @State private var isThere = true
            var body: some View {
                Text("Word").draggable("word")
                Text("Off").onDrop(of: [.text], delegate: Delegate(log: log)).disabled(true)
                if isThere {
                    Text("There").dropDestination(for: String.self) { _, _ in
                        true
                    } isTargeted: {
                        if $0 { isThere = false } else { log.events.append("left") }
                    }
                }
            }
        }
        let screen = Screen { Page(log: log) }
        let drag = screen.text("Word").pickUp()
        drag?.move(over: screen.text("Off"))
        #expect(drag?.operation == nil && log.events == [])
        drag?.move(over: screen.text("There"))
        #expect(!screen.text("There").exists)
        drag?.drop()
        #expect(log.events == [])
    }
}
