extension Image {
    /// The picture or symbol of a catalogue, read out by its name, of which as much is shown as a value says.
    ///
    /// - Parameter variableValue: from 0 to 1, for a symbol with variable layers; nil for all of it.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// The picture or symbol of a catalogue, read out as `label`, of which as much is shown as a value says.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// The picture or symbol of a catalogue, which screen readers leave out, of which as much is shown as a value says.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }
}
