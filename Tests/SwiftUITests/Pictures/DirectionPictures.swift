import SwiftUI
import Testing

@MainActor @Suite("Pictures in both directions")
struct DirectionPictures {
    private var radii: RectangleCornerRadii {
        RectangleCornerRadii(topLeading: 24, bottomLeading: 4, bottomTrailing: 16, topTrailing: 0)
    }

    private struct Turning: View {
        let angle: Angle
        var body: some View {
            Text("A1").frame(width: 40, height: 40).background(Color.gold)
                .rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
    }

    @Test("what has a direction, in both", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func directions(_ direction: LayoutDirection) {
        let photo = Image.sample
        return PictureSheet(4, by: 4, layoutDirection: direction) {
            UnevenRoundedRectangle(cornerRadii: radii).fill(Color.sea)
            Text("ab").font(.title).layoutDirectionBehavior(.mirrors)
            Circle().trim(to: 0.4).stroke(Color.sea, lineWidth: 6).padding(4)
            Rectangle().fill(.linearGradient(.sunset, startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(Color.leaf).frame(width: 20, height: 20).offset(x: 14)
            Rectangle().fill(Color.leaf).frame(width: 30, height: 30).rotationEffect(.degrees(20), anchor: .topLeading)
            Color.leaf.mask(alignment: .leading) { Circle().frame(width: 30, height: 30) }
            Color.leaf.overlay(alignment: .topTrailing) { Color.gold.frame(width: 20, height: 20) }
            photo.resizable().frame(height: 30)
            photo.resizable().flipsForRightToLeftLayoutDirection(true).frame(height: 30)
            Image(systemName: "text.alignleft").font(.title)
            Image(systemName: "chevron.forward").font(.title)
            Text("Some words in lines").font(.caption)
            Text("שלום world").font(.caption).frame(maxWidth: .infinity, alignment: .leading)
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 60)), with: .color(.rose))
                context.draw(Text("ab"), at: CGPoint(x: 40, y: 30))
            }
            Turning(angle: .degrees(40))
        }
        .expect(direction == .leftToRight ? "left to right" : "right to left")
    }
}
