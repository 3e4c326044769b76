import MartletSurvey
import SwiftUI

@main
struct SurveyApp: App {
    var body: some Scene {
        WindowGroup("Survey") {
            SurveyView()
        }
        .defaultSize(width: 720, height: 640)
    }
}
