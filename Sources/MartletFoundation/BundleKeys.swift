/// Where the information of a bundle has the program's name.
public let kCFBundleNameKey = "CFBundleName"
/// Where the information of a bundle has the number of the build.
public let kCFBundleVersionKey = "CFBundleVersion"
/// Where the information of a bundle has its identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// Where the information of a bundle has the name of the program's file.
public let kCFBundleExecutableKey = "CFBundleExecutable"
