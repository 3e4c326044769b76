import MartletPicnic
import SwiftUI

@main
struct PicnicApp: App {
    var body: some Scene {
        WindowGroup {
            PicnicView()
        }
    }
}
