import Testing

@Suite struct LayoutPlaceholder { @Test func links() { #expect(Bool(true)) } }
