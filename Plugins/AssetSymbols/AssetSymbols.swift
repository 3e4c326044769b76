import Foundation
import PackagePlugin

/// Makes constants for the pictures and colours in the asset catalogues of a target, as Xcode does: `Image(.logo)`,
/// `Color.brand`.
///
///     .executableTarget(
///         name: "App", dependencies: [.product(name: "SwiftUI", package: "martlet")],
///         resources: [.process("Assets.xcassets")], plugins: [.plugin(name: "AssetSymbols", package: "martlet")])
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let catalogues = catalogues(in: target.directoryURL)
        if catalogues.isEmpty { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "MartletAssetSymbols").url,
                arguments: [output.path] + catalogues.map(\.path), inputFiles: catalogues.flatMap(files),
                outputFiles: [output])
        ]
    }

    private func catalogues(in folder: URL) -> [URL] {
        contents(of: folder).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }

    /// The files whose change makes other constants.
    private func files(of catalogue: URL) -> [URL] {
        contents(of: catalogue).filter { $0.lastPathComponent == "Contents.json" }
    }

    private func contents(of folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return paths?.compactMap { $0 as? URL } ?? []
    }
}
