import MartletGallery
import SwiftUI

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
        }
        .defaultSize(width: 1080, height: 700)
    }
}
