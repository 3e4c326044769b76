import Foundation
import MartletProjects

/// A folder of files as a user has it, removed when the test is over.
final class ProjectFolder {
    let url: URL

    /// - Parameter files: Texts by their paths in the folder.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The program that is found at a path of the folder.
    func program(_ path: String = "", scheme: String? = nil) throws -> Program {
        guard case .program(let program) = try ProgramFinder.find(url.path + "/" + path, scheme: scheme) else {
            throw ProjectFailure("a package was found")
        }
        return program
    }

    /// Paths as seen from the folder.
    func relative(_ paths: [String]) -> [String] {
        paths.map { $0.hasPrefix(url.path) ? String($0.dropFirst(url.path.count + 1)) : $0 }
    }
}

/// Writes a `project.pbxproj` with one app, of which a test changes what it is about.
struct PBXProjectText {
    var objectVersion = "77"
    /// What stands in the target besides its name, phases and settings.
    var target = ""
    var sources: [String] = []
    var resources: [String] = []
    var frameworks: [String] = []
    /// More objects, each as the file has them.
    var objects = ""
    var targetSettings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
    var projectSettings = "SWIFT_VERSION = 5.0;"
    var project = ""
    var otherTargets: [String] = []
    var groupChildren: [String] = []

    var text: String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = \(objectVersion);
        	objects = {
        		ROOT /* Project object */ = {isa = PBXProject; buildConfigurationList = LISTP; mainGroup = MAIN; \(project) targets = (APP, \(otherTargets.joined(separator: ", "))); };
        		MAIN = {isa = PBXGroup; children = (\(groupChildren.joined(separator: ", "))); sourceTree = "<group>"; };
        		APP /* App */ = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = LISTT; buildPhases = (PHS, PHF, PHR); \(target) };
        		PHS = {isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", "))); };
        		PHF = {isa = PBXFrameworksBuildPhase; files = (\(frameworks.joined(separator: ", "))); };
        		PHR = {isa = PBXResourcesBuildPhase; files = (\(resources.joined(separator: ", "))); };
        		LISTP = {isa = XCConfigurationList; buildConfigurations = (CPD, CPR); defaultConfigurationName = Release; };
        		CPD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(projectSettings)}; };
        		CPR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2;}; };
        		LISTT = {isa = XCConfigurationList; buildConfigurations = (CTD); defaultConfigurationName = Release; };
        		CTD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(targetSettings)}; };
        \(objects)
        	};
        	rootObject = ROOT /* Project object */;
        }
        """
    }
}
