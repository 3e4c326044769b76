import Foundation
import MartletAssetNames

/// Writes constants for the pictures and colours of asset catalogues.
///
///     MartletAssetSymbols OUTPUT CATALOGUE…
@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else {
            complain("usage: MartletAssetSymbols OUTPUT CATALOGUE…")
        }
        var assets = AssetFolder()
        for path in arguments[2...] { assets.read(URL(fileURLWithPath: path), name: "") }
        let source = AssetSymbolWriter(bundle: ".module").source(for: assets)
        let output = URL(fileURLWithPath: arguments[1])
        do {
            try Data(source.utf8).write(to: output)
        } catch {
            complain("cannot write \(output.path): \(error.localizedDescription)")
        }
    }

    private static func complain(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(1)
    }
}
