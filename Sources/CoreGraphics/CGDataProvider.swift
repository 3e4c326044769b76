/// Bytes, as Core Foundation names them.
public typealias CFData = NSData

/// The first of some bytes; they stay as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// The bytes of a picture.
public final class CGDataProvider: @unchecked Sendable {
    /// All bytes.
    public let data: CFData?

    public init?(data: CFData) { self.data = data }

    init(_ bytes: [UInt8]) { data = NSData(data: Data(bytes)) }
}

extension CGImage {
    /// The pixels in rows from the top: four bytes each, red, green, blue and alpha, premultiplied.
    public var dataProvider: CGDataProvider? {
        guard image.isComplete else { return nil }
        var bytes = image.pixels
        for start in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(start, start + 2) }
        return CGDataProvider(bytes)
    }
}
