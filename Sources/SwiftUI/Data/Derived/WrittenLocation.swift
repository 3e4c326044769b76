import MartletGraph

/// Another location, whose writes go to a writer.
final class WrittenLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value>
    let writer: _BindingWriter<Value>

    init(_ base: Location<Value>, _ writer: _BindingWriter<Value>) {
        self.base = base
        self.writer = writer
        super.init()
        readings = base.readings
    }

    override func get() -> Value { base.get() }
    override var readableAddress: UnsafePointer<Value>? { base.readableAddress }

    override func set(_ value: Value, _ transaction: TransactionValues) {
        writer.write(value, Transaction(values: transaction))
    }

    override var exists: Bool { base.exists }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool { base.isWritten(since: run, of: reader) }
}
