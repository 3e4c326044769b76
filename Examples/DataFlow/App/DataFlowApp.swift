import MartletDataFlow
import SwiftUI

@main
struct DataFlowApp: App {
    var body: some Scene {
        WindowGroup("Data Flow") {
            DataFlowView()
        }
        .defaultSize(width: 900, height: 640)
    }
}
