import Foundation

extension PackageProgram {
    /// What SwiftPM's compiler says; where a module is imported that is not there, at which SwiftPM stops, what the
    /// compiler says of all modules of the package without those imports.
    package func check() throws -> ProgramChecker.Result {
        var result = ProgramChecker.Result()
        let errors = try build().filter(\.isError)
        let isStopped = errors.contains { $0.message.hasPrefix("no such module") }
        let plan = isStopped && !dependsOnMartlet ? try plan() : nil
        let own = plan.map { modules(of: $0) } ?? []
        let checked = Set(own.flatMap(\.module.sources))
        for diagnostic in errors where !checked.contains(diagnostic.file) {
            if let match = diagnostic.message.firstMatch(of: /no such module '([^']+)'/) {
                result.missingModules[String(match.output.1), default: []].append(diagnostic)
            } else {
                result.diagnostics.append(diagnostic)
            }
        }
        if own.isEmpty { return result }
        let program = Program(name: product, origin: folder, modules: own.map(\.module), info: Data())
        let builder = try ProgramBuilder(program: program, kit: kit, say: say, note: { _ in })
        let found = try ProgramChecker(builder).check { module in
            BuiltPackages(options: own.first { $0.module.name == module.name }?.options ?? [])
        }
        return result.merging(found)
    }

    /// The plan, once all was built in it that the package's own modules need from others.
    private func plan() throws -> PackagePlan {
        let text = FileManager.default.contents(atPath: "\(cache.path)/package/debug.yaml") ?? Data()
        let plan = PackagePlan(String(decoding: text, as: UTF8.self))
        for module in plan.ordered(targets) where !isOwn(module) {
            if !FileManager.default.fileExists(atPath: module.file) { try buildTarget(module.name) }
        }
        return plan
    }

    private func modules(of plan: PackagePlan) -> [(module: ProgramModule, options: [String])] {
        plan.ordered(targets).filter(isOwn).map { planned in
            let sources = planned.sources.map { path in
                let own = originalPath(path)
                return FileManager.default.fileExists(atPath: own) ? own : path
            }
            return (
                ProgramModule(name: planned.name, sources: sources, options: SwiftOptions(planned.arguments)),
                PackageOptions.pick(planned.arguments)
            )
        }
    }

    /// Whether a module is written by whoever wrote the program, and not fetched.
    private func isOwn(_ module: PackagePlan.Module) -> Bool {
        module.sources.contains { !$0.hasPrefix("\(cache.path)/package/") }
    }

    /// Every Swift file of the package.
    package var sources: [String] {
        SynchronizedFolder(path: folder.path).items().filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
            .map { "\(folder.path)/\($0)" }
    }
}
