extension Color: Transferable {
    /// As other programs of the desktop drag colours: the four components of sRGB in sixteen bits each.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .desktopColor) { (color: Color) in
            let components = color.resolve(in: EnvironmentValues())
            let values = [components.red, components.green, components.blue, components.opacity]
            var data = Data()
            for value in values {
                withUnsafeBytes(of: UInt16((min(max(value, 0), 1) * 65_535).rounded())) { data.append(contentsOf: $0) }
            }
            return data
        } importing: { data in
            guard data.count >= 8 else { throw TransferError.noRepresentation(.desktopColor) }
            let values = data.withUnsafeBytes { bytes in
                (0..<4).map { Double(bytes.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)) / 65_535 }
            }
            return Color(red: values[0], green: values[1], blue: values[2], opacity: values[3])
        }
    }
}

extension UTType {
    /// A colour; "application/x-color" on the desktop.
    fileprivate static var desktopColor: UTType { UTType(importedAs: "com.apple.cocoa.pasteboard.color") }
}
