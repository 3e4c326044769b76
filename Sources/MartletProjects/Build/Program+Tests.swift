import Foundation

extension Program {
    /// Makes the tests what is run: the program's modules can be tested, and a module of ours begins in their place.
    mutating func addTests() {
        for index in modules.indices { modules[index].isTested = true }
        modules += tests.modules
        packageProducts += tests.packageProducts
        var runner = ProgramModule(name: Self.testRunner, sources: [])
        runner.runsTests = true
        modules.append(runner)
    }

    private static let testRunner = "_MartletTestRunner"

    /// Hands over to Swift Testing, which finds the tests in what is linked.
    static let testBeginning = """
        import Testing

        @main
        struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
}
