import Foundation

/// Type-checks a program's modules without building them, past what stops a build.
package struct ProgramChecker {
    private let builder: ProgramBuilder

    package init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    /// What is wrong, and what modules are not there.
    package struct Result: Sendable {
        package var diagnostics: [Diagnostic] = []
        package var missingModules: [String: [Diagnostic]] = [:]
        package var notes: [String] = []
        /// What is left out of sources, a sentence each.
        package var leftOut: [String] = []
        /// What types that errors stand beside say themselves of why they are not here.
        package var refusals: [String: String] = [:]
        /// Members that nothing declares, where there are errors.
        package var unknownMembers: [Diagnostic] = []
        /// How the program begins, where that is with UIKit and without a view of SwiftUI.
        var start: UIKitStart?

        /// This with what was found of other modules.
        func merging(_ other: Result) -> Result {
            var result = self
            result.diagnostics += other.diagnostics
            result.missingModules.merge(other.missingModules) { $0 + $1 }
            result.notes += other.notes
            result.leftOut += other.leftOut
            result.refusals.merge(other.refusals) { first, _ in first }
            result.unknownMembers += other.unknownMembers
            result.start = start ?? other.start
            return result
        }
    }

    package func check() throws -> Result {
        try builder.alone {
            try builder.discardWhatOtherToolsBuilt()
            let packages = try builder.buildPackages()
            var result = try checkAll { _ in packages }
            result.notes = packages.notes
            return result
        }
    }

    /// - Parameter packages: Gives what was built for a module.
    func check(with packages: (ProgramModule) -> BuiltPackages) throws -> Result {
        try builder.alone {
            try builder.discardWhatOtherToolsBuilt()
            return try checkAll(with: packages)
        }
    }

    private func checkAll(with packages: (ProgramModule) -> BuiltPackages) throws -> Result {
        var result = Result()
        for (index, module) in builder.program.modules.enumerated() {
            let compiler = try ModuleCompiler(module, in: builder, packages: packages(module))
            let isLast = index == builder.program.modules.count - 1
            result = result.merging(try compiler.check(isUsedByOthers: !isLast))
        }
        return result
    }
}

extension ModuleCompiler {
    /// Type-checks every file, also those that import what is not there.
    ///
    /// - Parameter isUsedByOthers: Whether modules come that import this one; they are checked even if it has errors.
    func check(isUsedByOthers: Bool) throws -> ProgramChecker.Result {
        try CacheFolder.makeFolder("\(folder)/check")
        builder.say("Checking \(module.name), \(Self.count(sources.count))")
        var reading = reading
        var diagnostics = try reading.compile { try typeCheck(importedModules(in: $0)) }
        let imports = try importedModules(in: reading)
        let absent = Set(imports.missing.values.joined())
        diagnostics.removeAll { !$0.isError || absent.contains($0) }
        var arguments = try arguments(reading: imports)
        var unknown: [Diagnostic] = []
        if !diagnostics.isEmpty {
            unknown = try unknownMembers(in: imports)
            var hidden = HiddenLacks(
                sources: sources, mended: imports.mended, missingModules: Set(imports.missing.keys),
                unknownMembers: unknown, missing: builder.kit.names.missing)
            diagnostics = try hidden.all(after: diagnostics) { texts in
                let plain = ["-typecheck"] + commonArguments + Self.patience + ["-suppress-warnings"]
                let overlay = ["-vfsoverlay", try overlay(texts, in: "\(folder)/hidden")]
                let result = try Command.run(
                    "swiftc", try Self.inFile(plain + overlay + sources, "\(folder)/hidden/arguments"))
                return Diagnostic.parse(result.output)
            }
        }
        if isUsedByOthers {
            arguments += ["-emit-module", "-emit-module-path", "\(moduleFolder)/\(module.name).swiftmodule"]
            if !diagnostics.isEmpty {
                arguments += ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            }
            _ = try Command.run("swiftc", try Self.inFile(arguments + sources, "\(folder)/check/module-arguments"))
        }
        return ProgramChecker.Result(
            diagnostics: diagnostics, missingModules: imports.missing, leftOut: reading.notes,
            refusals: try refusals(of: SourceWords.types(near: diagnostics)), unknownMembers: unknown,
            start: start.flatMap { $0.role == .begin ? $0 : nil })
    }

    /// The members that neither the program nor any module that it can use has.
    private func unknownMembers(in imports: ImportedModules) throws -> [Diagnostic] {
        var texts = imports.mended
        for path in sources where texts[path] == nil {
            texts[path] = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
        let used = UnknownMembers(in: texts, conditions: imports.conditions)
        let common = commonArguments
        let folders = zip(common, common.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
        let own = try Command.run("swiftc", ["-print-target-info"]).output
            .firstMatch(of: /"runtimeResourcePath": "([^"]+)"/).map { "\($0.output.1)/linux" }
        return used.all(notIn: (folders + [own].compactMap { $0 }).flatMap { ModuleWords.files(in: $0) })
    }

    /// How much the compiler may try to make sense of one expression, in seconds and bytes. By itself it gives up after
    /// ten minutes or half a gigabyte; what is right takes less than a second, what holds an unknown name as long as it may.
    private static let patience = [
        "-solver-expression-time-threshold=12", "-solver-memory-threshold=100000000",
    ].flatMap { ["-Xfrontend", $0] }

    private func importedModules(in reading: SourceReading) throws -> ImportedModules {
        try ImportedModules(
            sources: sources, conditions: module.options.conditions, read: reading.text, findMissing: missingModules)
    }

    private func arguments(reading imports: ImportedModules) throws -> [String] {
        let arguments = commonArguments + Self.patience + ["-suppress-warnings"]
        if imports.mended.isEmpty { return arguments }
        return arguments + ["-vfsoverlay", try overlay(imports.mended, in: "\(folder)/check")]
    }

    private func typeCheck(_ imports: ImportedModules) throws -> [Diagnostic] {
        let all = ["-typecheck"] + (try arguments(reading: imports)) + sources
        let result = try Command.run("swiftc", try Self.inFile(all, "\(folder)/check/arguments"))
        let diagnostics = Diagnostic.parse(result.output)
        if !result.isSuccess, !diagnostics.contains(where: \.isError) {
            throw CompileFailure.explain(result.output, of: module.name, "checked")
        }
        // A module that is not there counts where it is imported for iOS alone, too.
        return diagnostics + imports.missing.values.joined()
    }

    /// The sentences of those types that say themselves that they are not here.
    private func refusals(of names: Set<String>) throws -> [String: String] {
        guard !names.isEmpty else { return [:] }
        let file = "\(folder)/check/Refusals.swift"
        let lines = ["import SwiftUI"] + names.sorted().map { "extension \($0) {}" }
        try CacheFolder.write(lines.joined(separator: "\n"), to: file)
        let result = try Command.run(
            "swiftc", try Self.inFile(["-typecheck", file] + commonArguments, "\(folder)/check/refusal-arguments"))
        let said = result.output.matches(of: /error: '(\w+)' is unavailable: (.+)/)
        return Dictionary(
            said.map { (String($0.output.1), String($0.output.2)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Asks the compiler, which knows best what it can import.
    private func missingModules(_ names: Set<String>) throws -> Set<String> {
        let lines = names.sorted().flatMap { ["#if !canImport(\($0))", "#warning(\"missing:\($0)\")", "#endif"] }
        let file = "\(folder)/check/Imports.swift"
        try CacheFolder.write(lines.joined(separator: "\n"), to: file)
        // The answer stays the same until the arguments, the modules or the packages change.
        let arguments = ["-typecheck", file] + commonArguments
        let times = inputs.map { "\($0) \(CacheFolder.changeTime($0) ?? 0)" }
        let question = "\(([builder.kit.stamp] + arguments + lines + times).joined(separator: "\n"))\n"
        let answers = "\(folder)/check/missing"
        let known = String(decoding: FileManager.default.contents(atPath: answers) ?? Data(), as: UTF8.self)
        if known.hasPrefix(question) {
            return Set(known.dropFirst(question.count).split(separator: " ").map(String.init))
        }
        let result = try Command.run("swiftc", try Self.inFile(arguments, "\(folder)/check/import-arguments"))
        let missing = Set(result.output.matches(of: /warning: missing:(\w+)/).map { String($0.output.1) })
        if result.isSuccess {
            try CacheFolder.write(question + missing.sorted().joined(separator: " "), to: answers)
        }
        return missing
    }
}
