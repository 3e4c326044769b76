import Dispatch
import Glibc
import MartletGraph

/// The program's end of `martlet run --watch`: it shows what a build says, and makes room for the next program.
///
/// `MARTLET_EDITING` names a folder that is this program's and the tool's. There stands the pipe `commands`, of whose lines
/// each is a word and, behind a space, a text in which `\n` stands for the end of a line:
///
///     notice 2 errors in Card.swift     shows a text in the corner of each window; without one, takes it away
///     leave                             ends the program, which writes `handover.json`
///
/// The next program begins with what stands in that file.
@MainActor
final class EditingSession {
    let notice = BuildNotice()
    private let folder: URL
    private unowned let windows: WindowSession
    private var source: (any DispatchSourceRead)?
    private var unread = Data()

    init(folder: String, windows: WindowSession) {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        self.windows = windows
        listen()
    }

    /// The one that the environment asks for.
    static func ofProgram(_ windows: WindowSession) -> EditingSession? {
        ProcessInfo.processInfo.environment["MARTLET_EDITING"].map { EditingSession(folder: $0, windows: windows) }
    }

    private var handoverFile: URL { folder.appendingPathComponent("handover.json") }

    /// Opens the windows of the program before.
    ///
    /// - Returns: `false` where there was none, or nothing of it is left.
    func resume() -> Bool {
        guard let data = try? Data(contentsOf: handoverFile) else { return false }
        // What is read badly once is not read again.
        try? FileManager.default.removeItem(at: handoverFile)
        do {
            return windows.open(try JSONDecoder().decode(Handover.self, from: data))
        } catch {
            RuntimeWarning.issue("The windows of the program before cannot be opened again: \(error)")
            return false
        }
    }

    /// Does what a line says.
    func obey(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1)
        switch words.first {
        case "notice":
            notice.text = words.count < 2 ? nil : words[1].replacingOccurrences(of: "\\n", with: "\n")
        case "leave": leave()
        default: RuntimeWarning.issue("The tool martlet said \"\(line)\", which this program does not know.")
        }
    }

    private func leave() {
        do {
            try JSONEncoder().encode(windows.handover).write(to: handoverFile, options: .atomic)
        } catch {
            RuntimeWarning.issue("The windows cannot be handed to the next program: \(error)")
        }
        windows.end()
    }

    private func listen() {
        let pipe = open(folder.appendingPathComponent("commands").path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard pipe >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.read(pipe) }
        }
        source.setCancelHandler { close(pipe) }
        source.resume()
        self.source = source
    }

    private func read(_ pipe: Int32) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = Glibc.read(pipe, &bytes, bytes.count), count > 0 { unread += bytes[..<count] }
        while let end = unread.firstIndex(of: 10) {
            let line = String(decoding: unread[..<end], as: UTF8.self)
            unread = Data(unread[(end + 1)...])
            obey(line)
        }
    }
}
