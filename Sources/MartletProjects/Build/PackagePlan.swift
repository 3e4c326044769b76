import Foundation

/// What SwiftPM's plan of a build says of the modules that it compiles.
struct PackagePlan {
    struct Module: Equatable {
        var name: String
        var sources: [String]
        /// The compiled modules of the plan that it may import.
        var dependencies: [String]
        /// Arguments of the compiler.
        var arguments: [String]
        /// Where the compiled module is written to.
        var file: String
    }

    private(set) var modules: [Module] = []

    /// - Parameter text: A plan as SwiftPM writes it, where each list stands on one line, as in JSON.
    init(_ text: String) {
        var inputs: [String] = []
        for line in text.split(separator: "\n") {
            if let list = Self.list("inputs", line) {
                inputs = list
            } else if line.contains("\"-emit-module\""), let arguments = Self.list("args", line),
                let name = Self.value(of: "-module-name", in: arguments),
                let file = Self.value(of: "-emit-module-path", in: arguments)
            {
                let names = inputs.filter { $0.hasSuffix(".swiftmodule") }.map(Self.name)
                modules.append(
                    Module(
                        name: name, sources: inputs.filter { $0.hasSuffix(".swift") }, dependencies: names,
                        arguments: arguments, file: file))
            }
        }
    }

    /// Some modules with all that they depend on, each after those.
    func ordered(_ roots: [String]) -> [Module] {
        var order: [Module] = []
        var seen: Set<String> = []
        func add(_ name: String) {
            guard seen.insert(name).inserted, let module = modules.first(where: { $0.name == name }) else { return }
            module.dependencies.forEach(add)
            order.append(module)
        }
        roots.forEach(add)
        return order
    }

    private static func name(_ file: String) -> String {
        ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func list(_ key: String, _ line: Substring) -> [String]? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("\(key): [") else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(text.dropFirst(key.count + 2).utf8))
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        zip(arguments, arguments.dropFirst()).first { $0.0 == option }?.1
    }
}
