@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import MartletDisplay
@_exported import MartletLayout
@_exported import Observation
@_exported import UIKit

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif
