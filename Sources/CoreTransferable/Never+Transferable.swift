extension Never: Transferable {
    /// There is none to hand over.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Never>(importedContentType: .data) { _ in throw TransferError.noRepresentation(.data) }
    }
}
