import Foundation

/// The objects of a `project.pbxproj` by their ids.
struct ProjectObjects {
    private let objects: [String: Value]
    let root: ProjectObject

    init(_ document: Value) throws {
        guard let objects = document["objects"]?.dictionary, let id = document["rootObject"]?.string,
            let root = objects[id]?.dictionary
        else {
            throw ProjectFailure("it has no objects or no project among them")
        }
        self.objects = objects
        self.root = ProjectObject(id: id, values: root)
    }

    subscript(_ id: String?) -> ProjectObject? {
        guard let id, let values = objects[id]?.dictionary else { return nil }
        return ProjectObject(id: id, values: values)
    }

    /// The objects that another one lists, without those that are not there.
    func list(_ ids: [String]) -> [ProjectObject] { ids.compactMap { self[$0] } }

    /// All objects of a kind, in the order of their ids.
    func all(_ isa: String) -> [ProjectObject] {
        objects.filter { $0.value["isa"]?.string == isa }.keys.sorted().compactMap { self[$0] }
    }
}

/// One object of a `project.pbxproj`.
struct ProjectObject {
    let id: String
    let values: [String: Value]

    var isa: String { self["isa"] ?? "" }
    var name: String? { self["name"] ?? self["path"].map { ($0 as NSString).lastPathComponent } }

    subscript(_ key: String) -> String? { values[key]?.string }
    func list(_ key: String) -> [String] { values[key]?.strings ?? [] }
}
