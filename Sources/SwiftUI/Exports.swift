@_exported import Combine
@_exported import Foundation
@_exported import MartletDisplay
@_exported import MartletLayout
@_exported import Observation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
