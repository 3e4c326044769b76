import Testing

@Suite struct GTKPlaceholder { @Test func links() { #expect(Bool(true)) } }
