import MartletHeadless
import ViewTesting

@testable import SwiftUI

/// A page whose state is animated, driven through its window's clock.
@MainActor
final class Moving {
    final class Model: ObservableObject {
        @Published var isOn = false
        @Published var number = 0
    }

    struct Page<Content: View>: View {
        @ObservedObject var model: Model
        let content: (Model) -> Content
        var body: some View { content(model).frame(width: 200, height: 100, alignment: .topLeading) }
    }

    let model = Model()
    let picture: Picture
    var frames: Int { picture.window.window.ticks }

    init(@ViewBuilder _ content: @escaping (Model) -> some View) {
        picture = Picture(200, 100, Page(model: model, content: content))
    }

    isolated deinit { picture.close() }

    func change(_ animation: Animation?, _ change: (Model) -> Void) {
        withAnimation(animation) { change(model) }
        picture.run()
    }

    func advance(by seconds: TimeInterval) { picture.window.clock.advance(by: seconds) { picture.run() } }

    /// The columns of a row that are mostly red, from the first to behind the last.
    func red(row: Int = 5) -> ClosedRange<Int>? {
        let pixels = picture.pixels
        let columns = (0..<200).filter { pixels[$0, row].red > 200 && pixels[$0, row].green < 120 }
        return columns.first.map { $0...columns.last! + 1 }
    }
}
