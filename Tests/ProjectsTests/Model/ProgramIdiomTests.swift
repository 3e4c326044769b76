import Foundation
import MartletProjects
import Testing

@Suite("Devices that programs are made for")
struct ProgramIdiomTests {
    private func idiom(_ settings: String) throws -> ProgramIdiom? {
        var project = PBXProjectText(sources: ["B1"])
        project.groupChildren = ["F1"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            """
        project.targetSettings += settings
        return try ProjectFolder(["App.xcodeproj/project.pbxproj": project.text, "App.swift": ""]).program().idiom
    }

    @Test("a project's platforms and devices say whose habits its windows follow")
    func projects() throws {
        #expect(try idiom("") == nil)
        #expect(try idiom("SDKROOT = iphoneos;") == .phone)
        #expect(try idiom("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";") == .phone)
        #expect(try idiom("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;") == .pad)
        #expect(try idiom("SDKROOT = macosx;") == .desktop)
        #expect(try idiom("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";") == .desktop)
    }

    @Test("a playground is made for a phone or a pad, a bare folder for neither")
    func folders() throws {
        let app = "@main struct A {}"
        func manifest(_ families: String) -> String {
            ".iOSApplication(name: \"A\", targets: [\"AppModule\"], supportedDeviceFamilies: [\(families)])"
        }
        func idiom(_ families: String) throws -> ProgramIdiom? {
            try ProjectFolder(["A.swiftpm/Package.swift": manifest(families), "A.swiftpm/App.swift": app])
                .program("A.swiftpm").idiom
        }
        #expect(try idiom(".pad, .phone") == .phone)
        #expect(try idiom(".pad") == .pad)
        #expect(try ProjectFolder(["App.swift": app]).program().idiom == nil)
    }
}
