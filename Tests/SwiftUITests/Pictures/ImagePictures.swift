import SwiftUI
import Testing

@MainActor @Suite("Pictures of images and symbols")
struct ImagePictures {
    private var photo: Image { .sample }
    private let frame = Image("frame", bundle: .module)
    private let disc = Image("Shapes/disc", bundle: .module)
    private let quarters = Image("quarters", bundle: .module)

    @Test("pictures stretched, tiled, kept at their edges, smoothed and fitted")
    func resizing() {
        let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return PictureSheet(4, by: 5, cell: CGSize(width: 60, height: 48)) {
            photo
            photo.resizable()
            photo.resizable(resizingMode: .tile)
            photo.resizable().scaledToFit()
            photo.resizable().scaledToFill().frame(width: 30, height: 48).clipped()
            photo.resizable().aspectRatio(1, contentMode: .fit)
            photo.resizable().aspectRatio(contentMode: .fill).frame(width: 40, height: 40).clipped()
            disc.resizable(resizingMode: .tile)
            frame.resizable()
            frame.resizable(capInsets: insets)
            frame.resizable(capInsets: insets, resizingMode: .tile)
            frame.resizable(capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4), resizingMode: .tile)
            quarters.resizable().interpolation(.none)
            quarters.resizable().interpolation(.low)
            quarters.resizable().interpolation(.medium)
            quarters.resizable().interpolation(.high)
            disc.renderingMode(.template).foregroundStyle(Color.leaf)
            disc.renderingMode(.original).foregroundStyle(Color.leaf)
            disc.resizable().renderingMode(.template).foregroundStyle(
                .linearGradient(.sunset, startPoint: .top, endPoint: .bottom))
            photo.resizable().antialiased(true).frame(width: 36, height: 18).rotationEffect(.degrees(30))
        }
        .expect("resizing")
    }

    @Test("symbols: rendering modes, variants, values, scales, sizes and weights")
    func symbols() {
        let name = "cloud.sun.rain.fill"
        return PictureSheet(6, by: 5, cell: CGSize(width: 38, height: 38)) {
            Group {
                Image(systemName: name)
                Image(systemName: name).symbolRenderingMode(.monochrome)
                Image(systemName: name).symbolRenderingMode(.hierarchical)
                Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(Color.rose, Color.gold, Color.sea)
                Image(systemName: name).symbolRenderingMode(.multicolor)
                Image(systemName: name).renderingMode(.original)
            }
            .font(.title)
            Group {
                Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
                Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "plus.circle.fill").foregroundStyle(Color.rose, Color.gold)
                Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "plus.circle.fill").foregroundStyle(
                    .linearGradient(.sunset, startPoint: .top, endPoint: .bottom))
                Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(Color.leaf)
            }
            .font(.title).foregroundStyle(Color.sea)
            Group {
                Image(systemName: "heart")
                Image(systemName: "heart").symbolVariant(.fill)
                Image(systemName: "heart").symbolVariant(.circle)
                Image(systemName: "heart").symbolVariant(.circle.fill)
                Image(systemName: "heart").symbolVariant(.slash)
                Image(systemName: "heart").symbolVariant(.square)
            }
            .font(.title2)
            Group {
                Image(systemName: "wifi", variableValue: 0)
                Image(systemName: "wifi", variableValue: 0.4)
                Image(systemName: "wifi", variableValue: 1)
                Image(systemName: "star").imageScale(.small)
                Image(systemName: "star").imageScale(.medium)
                Image(systemName: "star").imageScale(.large)
            }
            Group {
                Image(systemName: "arrow.right").fontWeight(.light)
                Image(systemName: "arrow.right").fontWeight(.black)
                Image(systemName: "person.crop.circle").resizable().scaledToFit()
                Image(systemName: "folder.badge.plus").font(.title)
                Image(systemName: "no.such.symbol")
                Image("tower", bundle: .module).font(.title)
            }
        }
        .expect("symbols")
    }
}
