extension NSData.WritingOptions {
    /// Writes to another file first and puts that in place: the older name of `atomic`.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
