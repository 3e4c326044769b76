import Foundation
import Testing

@testable import MartletProjects

@Suite("SwiftPM's plan of a build")
struct PackagePlanTests {
    private let text = """
        commands:
          "C.App-debug.module":
            tool: shell
            inputs: ["/p/App/A.swift","/p/App/B.swift","/b/Modules/Lib.swiftmodule","/b/App.build/sources"]
            outputs: ["/b/App.build/A.swift.o"]
            args: ["swiftc","-module-name","App","-emit-module","-emit-module-path","/b/Modules/App.swiftmodule","-DDEBUG","-I","/b/Modules","-swift-version","6"]

          "C.App-debug.exe":
            inputs: ["/b/App.build/A.swift.o"]
            args: ["swiftc","-module-name","App","-emit-executable"]

          "C.Lib-debug.module":
            inputs: ["/p/Lib/L.swift"]
            args: ["swiftc","-module-name","Lib","-emit-module","-emit-module-path","/b/Modules/Lib.swiftmodule"]
          "C.Other-debug.module":
            inputs: ["/p/Other/O.swift"]
            args: ["swiftc","-module-name","Other","-emit-module","-emit-module-path","/b/Modules/Other.swiftmodule"]
        """

    @Test("a program's modules come after those that they import, with their sources, and others do not")
    func modules() {
        let plan = PackagePlan(text)
        let modules = plan.ordered(["App"])
        #expect(modules.map(\.name) == ["Lib", "App"])
        #expect(modules.map(\.sources) == [["/p/Lib/L.swift"], ["/p/App/A.swift", "/p/App/B.swift"]])
        #expect(modules[1].file == "/b/Modules/App.swiftmodule")
        #expect(plan.modules.map(\.name) == ["App", "Lib", "Other"])
        #expect(PackagePlan("").ordered(["App"]) == [])
    }

    @Test("the compiler's arguments say how the sources are read")
    func options() {
        let arguments = PackagePlan(text).ordered(["App"])[1].arguments
        #expect(PackageOptions.pick(arguments) == ["-I", "/b/Modules"])
        let options = SwiftOptions(arguments + ["-default-isolation", "MainActor", "-package-name", "p"])
        #expect(
            options.arguments == [
                "-swift-version", "6", "-DDEBUG", "-default-isolation", "MainActor", "-package-name", "p",
            ])
    }
}
