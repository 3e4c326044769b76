import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Widths of segments")
struct SegmentWidthsTests {
    @Test("segments are as wide as each other while every title has room, else the long ones take from the short")
    func shares() {
        #expect(SegmentWidths.shared(300, among: [20, 80, 100]) == [100, 100, 100])
        #expect(SegmentWidths.shared(300, among: [20, 180, 40]) == [60, 180, 60])
        #expect(SegmentWidths.shared(300, among: [20, 160, 90]) == [50, 160, 90])
        #expect(SegmentWidths.shared(300, among: [20, 400, 60]) == [20, 220, 60], "only the longest is cut")
        #expect(SegmentWidths.shared(300, among: [200, 400, 60]) == [120, 120, 60])
        #expect(SegmentWidths.shared(0, among: [10, 20]) == [0, 0])
        #expect(SegmentWidths.shared(10, among: []) == [])
    }

    @Test("a long title among short ones is shown whole")
    func shown() {
        let screen = Screen(size: CGSize(width: 400, height: 200)) {
            Picker("Kind", selection: .constant(0)) {
                Text("All").tag(0)
                Text("Everything that is new").tag(1)
                Text("Old").tag(2)
            }
            .pickerStyle(.segmented).frame(width: 320)
        }
        let long = Screen { Text("Everything that is new") }.rects["Everything that is new"]!.width
        #expect(screen.any("Everything that is new").frame.width >= long)
        #expect(screen.any("Old").frame.width < screen.any("Everything that is new").frame.width)
    }
}
