@_exported import CoreGraphics
@_exported import Foundation
@_exported import MartletDisplay
@_exported import MartletFoundation
@_exported import UniformTypeIdentifiers
