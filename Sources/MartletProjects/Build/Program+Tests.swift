import Foundation

extension Program {
    /// Makes the tests what is run: the program's modules can be tested, and a module of ours begins in their place.
    mutating func addTests() {
        for index in modules.indices { modules[index].isTested = true }
        modules += tests.modules.map { module in
            var module = module
            (module.isTested, module.holdsTests) = (true, true)
            return module
        }
        packageProducts += tests.packageProducts
        var runner = ProgramModule(name: Self.testRunner, sources: [])
        runner.runsTests = true
        modules.append(runner)
    }

    private static let testRunner = "_MartletTestRunner"
}
