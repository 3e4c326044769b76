import MartletPicnic
import SwiftUI
import ViewTesting

private struct PhonePicnic: App {
    var body: some SwiftUI.Scene { WindowGroup("Picnic") { PicnicView() }.idiom(.phone) }
}

private struct DesktopPicnic: App {
    var body: some SwiftUI.Scene { WindowGroup("Picnic") { PicnicView() }.idiom(.desktop) }
}

/// Pages of Picnic as on a phone and on the desktop, light and dark, side by side.
@MainActor
struct Idioms {
    private struct Page {
        let idiom: Idiom
        let scheme: ColorScheme
        let reach: (Screen) -> Void

        var size: CGSize { idiom == .phone ? CGSize(width: 390, height: 720) : CGSize(width: 640, height: 720) }

        @MainActor var picture: UIImage? {
            let program =
                idiom == .phone ? Program(PhonePicnic.self, size: size) : Program(DesktopPicnic.self, size: size)
            let screen = program.windows[0]
            screen.size = size
            screen.colorScheme = scheme
            reach(screen)
            screen.settle()
            return UIImage(data: screen.image())
        }
    }

    /// How the pages are reached from the first.
    private static let ways: [(Screen) -> Void] = [
        { _ in },
        { $0.button("Lake, Saturday, 2/6").tap() },
        {
            $0.button("New Picnic").tap()
            $0.textField("Where?").type("Meadow")
        },
    ]

    private static let scale: CGFloat = 0.5

    /// The picture of all, as PNG.
    static var picture: Data {
        let rows = ways.map { way in
            ColorScheme.allCases.flatMap { scheme in
                [Idiom.phone, .desktop].map { Page(idiom: $0, scheme: scheme, reach: way) }
            }
        }
        let spacing: CGFloat = 20
        let width = rows[0].reduce(spacing) { $0 + $1.size.width * scale + spacing }
        let height = CGFloat(rows.count) * (720 * scale + spacing) + spacing
        let pictures = rows.map { $0.map { (size: $0.size, picture: $0.picture) } }
        return Screen(size: CGSize(width: width, height: height)) {
            VStack(spacing: spacing) {
                ForEach(pictures.indices, id: \.self) { row in
                    HStack(spacing: spacing) {
                        ForEach(pictures[row].indices, id: \.self) { column in
                            let page = pictures[row][column]
                            Image(uiImage: page.picture ?? UIImage())
                                .resizable()
                                .frame(width: page.size.width * scale, height: page.size.height * scale)
                                .clipShape(RoundedRectangle(cornerRadius: 10))
                                .overlay(RoundedRectangle(cornerRadius: 10).stroke(.gray.opacity(0.4)))
                        }
                    }
                }
            }
        }
        .image()
    }
}
