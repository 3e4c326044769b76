// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "TrailKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "TrailKit", targets: ["TrailKit"])],
    targets: [.target(name: "TrailKit")]
)
