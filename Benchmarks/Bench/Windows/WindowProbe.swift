import CMartletGTK
import Foundation
import MartletGallery
import SwiftUI

/// A window that measures one thing, prints it and ends.
enum WindowProbe: String {
    /// Milliseconds from the start of the process to Gallery's first frame.
    case gallery
    /// Megabytes in use with an almost empty window, and with a list of ten thousand rows in it.
    case empty, list
    /// Milliseconds of processor time from a letter in a field above a thousand rows to the painted frame.
    case letter
    /// Milliseconds from frame to frame while one of twenty cards is dragged.
    case drag
    /// Milliseconds of processor time of changes to rows that are all made, a line each.
    case rows
    /// Processor milliseconds of a frame in which something moves, and missed frames, two lines each.
    case motion
    /// Processor milliseconds of a frame in which something is drawn otherwise, a line each.
    case drawing

    static let flag = "--window"
    static let startKey = "BENCH_START"
    @MainActor static private(set) var current = WindowProbe.empty

    /// Seconds of a clock that all processes share.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Shows the window that the arguments name; returns where they name none.
    @MainActor static func runIfRequested() {
        let arguments = CommandLine.arguments
        guard let index = arguments.firstIndex(of: flag), let probe = arguments.dropFirst(index + 1).first,
            let found = WindowProbe(rawValue: probe)
        else { return }
        current = found
        ProbeApp.main()
        exit(0)
    }

    @MainActor static func finish(_ figure: Double) -> Never {
        print(figure)
        exit(0)
    }
}

private struct ProbeApp: App {
    var body: some Scene {
        WindowGroup("Bench") {
            ProbeContent(probe: WindowProbe.current).onAppear { Paints.shared.watch(WindowProbe.current) }
        }
        .defaultSize(
            width: WindowProbe.current == .motion ? 1000 : 920, height: WindowProbe.current == .motion ? 700 : 660)
    }
}

private struct ProbeContent: View {
    let probe: WindowProbe
    @State private var text = ""

    var body: some View {
        switch probe {
        case .gallery: GalleryView()
        case .empty: Text("Empty")
        case .list: List(0..<10_000, id: \.self) { NumberRow(number: $0) }
        case .letter:
            VStack {
                TextField("Text", text: $text)
                List(0..<1000, id: \.self) { NumberRow(number: $0) }
            }
        case .drag: DraggedCards()
        case .rows: EagerRows(rows: [], model: RowsProbe.shared.model)
        case .motion: MotionPage(model: MotionProbe.shared.model)
        case .drawing: DrawingPage(model: DrawingProbe.shared.model)
        }
    }
}

private struct NumberRow: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(number * 7)").foregroundStyle(.secondary)
        }
    }
}

private struct DraggedCards: View {
    @State private var offsets = (0..<20).map { CGSize(width: 0, height: CGFloat($0 * 20 - 200)) }
    @State private var start = CGSize.zero

    var body: some View {
        ZStack {
            ForEach(offsets.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 12)
                    .fill(.orange)
                    .overlay(Text("Card \(index)"))
                    .frame(width: 160, height: 100)
                    .offset(offsets[index])
                    .gesture(
                        DragGesture()
                            .onChanged {
                                offsets[index].width = start.width + $0.translation.width
                                Paints.shared.changed()
                            }
                            .onEnded { _ in start = offsets[index] })
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
