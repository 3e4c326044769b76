import MartletGraph

/// The page that a view is in, which what is presented is not a part of.
struct PageAroundKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: AnyObject? = nil }
