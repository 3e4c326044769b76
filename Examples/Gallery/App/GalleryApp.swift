import MartletGallery
import SwiftUI

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
        }
        .defaultSize(width: 920, height: 660)
    }
}
