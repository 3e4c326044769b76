import MartletDataFlow
import SwiftUI

@main
struct DataFlowApp: App {
    var body: some Scene {
        WindowGroup("Data Flow") {
            DataFlowView()
        }
        .defaultSize(width: 720, height: 640)
    }
}
