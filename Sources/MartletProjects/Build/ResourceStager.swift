import Foundation

/// Puts a program's resources beside it, where `Bundle.main` finds them.
///
/// They are copies, made again only where a file changed. What does not belong to the program any more is removed.
struct ResourceStager {
    let program: Program
    let folder: String
    let cache: CacheFolder
    /// Is told what is left out.
    private let note: (String) -> Void

    /// Where tables of strings of each name come from.
    private var tables: [String: [String]] = [:]
    /// Files that stand for what Git LFS has yet to fetch.
    private var pointers: Set<String> = []

    init(program: Program, folder: String, cache: CacheFolder, note: @escaping (String) -> Void = { _ in }) {
        self.program = program
        self.folder = folder
        self.cache = cache
        self.note = note
    }

    func run() throws {
        var stager = self
        try stager.stageAll()
    }

    private mutating func stageAll() throws {
        try CacheFolder.makeFolder(folder)
        var staged: Set<String> = ["Info.plist"]
        try CacheFolder.write(program.info, to: "\(folder)/Info.plist")
        var catalogues: [ResourceItem] = []
        for item in program.resources {
            switch (item.path as NSString).pathExtension {
            case "xcstrings": catalogues.append(item)
            // Of its layers one drawing is made.
            case "icon": break
            default: try stage(item.path, at: item.destination, &staged)
            }
        }
        try joinTables()
        try stageTables(of: catalogues, &staged)
        if !pointers.isEmpty {
            let names = pointers.sorted().prefix(3).joined(separator: ", ")
            let rest = pointers.count > 3 ? " and \(pointers.count - 3) more" : ""
            note(
                "\(names)\(rest): Git LFS has not fetched what stands for \(pointers.count == 1 ? "it" : "them"), which is "
                    + "not shown; git lfs pull fetches it.")
        }
        switch program.iconName.flatMap({ AppIcon(named: $0, in: program.resources) }) {
        case .file(let icon): try stage(icon, at: "AppIcon.\((icon as NSString).pathExtension.lowercased())", &staged)
        case .drawing(let icon):
            staged.insert("AppIcon.svg")
            try CacheFolder.write(icon, to: "\(folder)/AppIcon.svg")
        case nil: break
        }
        try removeWhatIsLeft(staged)
    }

    private mutating func stage(_ path: String, at destination: String, _ staged: inout Set<String>) throws {
        guard destination != program.name else {
            return note(
                "\(path) has the name of the program itself, which stands beside its resources, and is left out; "
                    + "give it another name.")
        }
        if TargetFiles.isDirectory(path) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != ".DS_Store" {
                try stage("\(path)/\(name)", at: "\(destination)/\(name)", &staged)
            }
            return
        }
        if destination.hasSuffix(".strings") { tables[destination, default: []].append(path) }
        guard staged.insert(destination).inserted else { return }
        if path.hasSuffix("/Contents.json") { checkCatalogue(path) }
        let target = "\(folder)/\(destination)"
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        if status.st_size < 1024, Self.isPointer(path) { pointers.insert(path) }
        var present = stat()
        if stat(target, &present) == 0, present.st_mtim.tv_sec == status.st_mtim.tv_sec,
            present.st_mtim.tv_nsec == status.st_mtim.tv_nsec
        {
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectFailure("\(path) cannot be read")
        }
        try CacheFolder.makeFolder((target as NSString).deletingLastPathComponent)
        let table = try StringTable.converted(data, path: path)
        if table == nil, StringTable.isBroken(data, path: path) {
            // Foundation would complain of it each time that the program asks.
            try? FileManager.default.removeItem(atPath: target)
            return note("\(path) is not a whole table of strings; its texts are shown untranslated.")
        }
        do {
            try (table ?? data).write(to: URL(fileURLWithPath: target), options: .atomic)
        } catch {
            throw ProjectFailure("\(target) cannot be written: \((error as NSError).localizedDescription)")
        }
        var times = [status.st_mtim, status.st_mtim]
        utimensat(AT_FDCWD, target, &times, 0)
    }

    /// Gives tables of one name what each has, where the first has the word.
    private func joinTables() throws {
        for (destination, paths) in tables where paths.count > 1 && !destination.hasSuffix("InfoPlist.strings") {
            var all: [String: String] = [:]
            for path in paths {
                let data = FileManager.default.contents(atPath: path) ?? Data()
                let table = try StringTable.converted(data, path: path) ?? data
                let list = try? PropertyListSerialization.propertyList(from: table, format: nil)
                all.merge(list as? [String: String] ?? [:]) { own, _ in own }
            }
            try CacheFolder.write(StringTable.data(all), to: "\(folder)/\(destination)")
        }
    }

    private static func isPointer(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path)?.starts(with: Array("version https://git-lfs.".utf8)) == true
    }

    /// Names a set of a catalogue that cannot be read.
    private func checkCatalogue(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            (try? JSONSerialization.jsonObject(with: data)) == nil
        else { return }
        do {
            // Says what is wrong with it, where it is a conflict or a text that ends early.
            _ = try Document.readJSON(URL(fileURLWithPath: path))
        } catch {
            note("\(error); what it stands for is not shown.")
        }
    }

    /// Writes what catalogues of strings say in each language into the folder of that language. Catalogues of one name, such
    /// as the app's and that of a framework of its, are one, where the first has the word.
    private func stageTables(of items: [ResourceItem], _ staged: inout Set<String>) throws {
        var catalogues: [(table: String, catalogue: StringCatalogue)] = []
        for item in items {
            let table = ((item.destination as NSString).lastPathComponent as NSString).deletingPathExtension
            do {
                let catalogue = try StringCatalogue(URL(fileURLWithPath: item.path))
                // What Info.plist says is of each bundle alone.
                if let known = catalogues.firstIndex(where: { $0.table == table }) {
                    if table == "InfoPlist" { continue }
                    try catalogues[known].catalogue.add(catalogue)
                } else {
                    catalogues.append((table, catalogue))
                }
            } catch let failure as ProjectFailure {
                note("\(failure); its texts are shown untranslated.")
            }
        }
        for (table, catalogue) in catalogues {
            for (language, content) in catalogue.languages {
                // What Info.plist says is asked of Foundation, which reads tables alone.
                let isInfo = table == "InfoPlist"
                let destination = "\(language).lproj/\(table).\(isInfo ? "strings" : "xcstrings")"
                guard staged.insert(destination).inserted else { continue }
                try CacheFolder.write(isInfo ? catalogue.table(in: language) : content, to: "\(folder)/\(destination)")
            }
        }
    }

    private func removeWhatIsLeft(_ staged: Set<String>) throws {
        let list = try cache.file("build/staged")
        let before = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
        for old in before.split(separator: "\n").map(String.init) where !staged.contains(old) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(old)")
        }
        try CacheFolder.write(staged.sorted().joined(separator: "\n"), to: list)
    }
}
