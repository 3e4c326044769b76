import Testing

@Suite struct CombinePlaceholder { @Test func links() { #expect(Bool(true)) } }
