extension IndexPath {
    /// The place of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// The place of an item in a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// Which section; the path has to name one.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// Which row of its section; the path has to name one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// Which item of its section; the path has to name one.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
