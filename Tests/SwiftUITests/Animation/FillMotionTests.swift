import MartletDisplay
import Testing

@testable import SwiftUI

/// Red goes to blue in a second: half of the way both are #BC.
@MainActor @Suite("Fills on their way")
struct FillMotionTests {
    private func pixel(_ page: Moving, _ x: Int = 5, _ y: Int = 5) -> [Int] {
        let pixel = page.picture.pixels[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    private func isHalfway(_ pixel: [Int]) -> Bool {
        (185...191).contains(pixel[0]) && pixel[1] < 4 && (185...191).contains(pixel[2])
    }

    private func expectTurn(
        x: Int = 5, y: Int = 5, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (Moving.Model) -> some View
    ) {
        let page = Moving(content)
        #expect(pixel(page, x, y) == [255, 0, 0], sourceLocation: sourceLocation)
        page.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(pixel(page, x, y) == [255, 0, 0], sourceLocation: sourceLocation)
        page.advance(by: 0.5)
        let half = pixel(page, x, y)
        #expect(isHalfway(half), "\(half)", sourceLocation: sourceLocation)
        page.advance(by: 0.6)
        #expect(pixel(page, x, y) == [0, 0, 255], sourceLocation: sourceLocation)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("backgrounds, overlays and borders go from one colour to another")
    func decorations() {
        expectTurn { Color.clear.frame(width: 40, height: 40).background($0.isOn ? blue : red) }
        expectTurn { Color.clear.frame(width: 40, height: 40).overlay($0.isOn ? blue : red, in: .rect) }
        expectTurn(x: 20, y: 1) { Color.clear.frame(width: 40, height: 40).border($0.isOn ? blue : red, width: 4) }
    }

    @Test("what comes from around moves as what a shape says itself, and so does what has no type")
    func inherited() {
        expectTurn { Rectangle().frame(width: 40, height: 40).foregroundStyle($0.isOn ? blue : red) }
        expectTurn { model in
            Rectangle().fill(AnyShapeStyle(model.isOn ? blue : red)).frame(width: 40, height: 40)
        }
        expectTurn { Rectangle().fill($0.isOn ? blue : red).frame(width: 40, height: 40) }
        expectTurn { Rectangle().fill(.tint).frame(width: 40, height: 40).tint($0.isOn ? blue : red) }
    }

    @Test("a symbol that fills its frame stays where it is when something else begins to move")
    func symbolsStay() {
        let page = Moving { model in
            VStack(spacing: 0) {
                Color.clear.frame(width: 10, height: model.isOn ? 20 : 10)
                Color.clear.frame(width: 80, height: 40).overlay {
                    Image(systemName: "square.fill").resizable().frame(width: 20, height: 20).foregroundStyle(red)
                }
            }
            .geometryGroup()
        }
        #expect(pixel(page, 40, 30) == [255, 0, 0])
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(pixel(page, 40, 35) == [255, 0, 0])
    }

    @Test("symbols go from one colour to another")
    func symbols() {
        expectTurn(x: 20, y: 20) {
            Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).foregroundStyle(
                $0.isOn ? blue : red)
        }
    }

    @Test("the tint of a prominent button goes over, and a symbol grows with its font")
    func controls() {
        expectTurn(x: 3, y: 15) { model in
            Button("") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle).tint(
                model.isOn ? blue : red)
        }
        let page = Moving { model in
            Image(systemName: "square.fill").foregroundStyle(red).font(.system(size: model.isOn ? 90 : 10))
        }
        func width() -> Int { page.red(row: 8).map { $0.upperBound - $0.lowerBound } ?? 0 }
        let small = width()
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        let half = width()
        page.advance(by: 0.6)
        #expect(small < half && half < width(), "\(small) \(half) \(width())")
    }

    @Test("gradients move their colours and their points, and come from one colour")
    func gradients() {
        expectTurn(x: 0) { model in
            LinearGradient(
                colors: [model.isOn ? blue : red, model.isOn ? blue : red], startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 40, height: 40)
        }
        expectTurn { model in
            Rectangle().fill(
                model.isOn
                    ? AnyShapeStyle(LinearGradient(colors: [blue, blue], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(red)
            )
            .frame(width: 40, height: 40)
        }
        let page = Moving { model in
            LinearGradient(
                stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)], startPoint: .leading,
                endPoint: UnitPoint(x: model.isOn ? 2 : 1, y: 0.5)
            )
            .frame(width: 100, height: 40)
        }
        #expect(pixel(page, 48) == [255, 0, 0] && pixel(page, 52) == [0, 0, 255])
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(pixel(page, 73) == [255, 0, 0] && pixel(page, 77) == [0, 0, 255])
        page.advance(by: 0.6)
        #expect(pixel(page, 98) == [255, 0, 0])
    }

    @Test("the corners of a background and the width of a border grow")
    func shapes() {
        let corners = Moving { model in
            Color.clear.frame(width: 60, height: 60).background(red, in: .rect(cornerRadius: model.isOn ? 30 : 0))
        }
        #expect(pixel(corners, 3, 3) == [255, 0, 0])
        corners.change(.linear(duration: 1)) { $0.isOn = true }
        corners.advance(by: 0.1)
        #expect(pixel(corners, 3, 3) == [255, 0, 0])
        corners.advance(by: 0.8)
        #expect(pixel(corners, 3, 3) == [255, 255, 255])
        let border = Moving { model in
            Color.clear.frame(width: 60, height: 60).border(red, width: model.isOn ? 20 : 0)
        }
        border.change(.linear(duration: 1)) { $0.isOn = true }
        border.advance(by: 0.5)
        #expect(pixel(border, 8, 30) == [255, 0, 0] && pixel(border, 12, 30) == [255, 255, 255])
    }

    @Test("a change on the way begins at what is shown, and one without animation is there at once")
    func interruption() {
        let page = Moving { model in
            Color.clear.frame(width: 40, height: 40).background(model.isOn ? blue : red)
        }
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        page.change(.linear(duration: 1)) { $0.isOn = false }
        let shown = pixel(page)
        #expect(isHalfway(shown), "\(shown)")
        page.advance(by: 1.2)
        #expect(pixel(page) == [255, 0, 0])
        page.change(nil) { $0.isOn = true }
        #expect(pixel(page) == [0, 0, 255])
    }

    @Test("a picture that fills its frame grows with it")
    func growingPicture() {
        let page = Moving { model in
            Image(systemName: "square.fill").resizable().foregroundStyle(red).frame(
                width: model.isOn ? 100 : 20, height: 40)
        }
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(
            page.red(row: 20).map { (55...62).contains($0.upperBound) } == true,
            "\(String(describing: page.red(row: 20)))")
    }
}
