import Foundation
import MartletGTK
import SwiftUI

/// A page of the web, where WebKitGTK is installed; the program needs nothing of it to be built.
struct WebView: GTKViewRepresentable {
    let html: String

    private typealias Make = @convention(c) () -> UnsafeMutablePointer<GtkWidget>?
    private typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void

    @MainActor private static let functions: (make: Make, load: Load)? = {
        guard let library = dlopen("libwebkitgtk-6.0.so.4", RTLD_NOW), let make = dlsym(library, "webkit_web_view_new"),
            let load = dlsym(library, "webkit_web_view_load_html")
        else { return nil }
        return (unsafeBitCast(make, to: Make.self), unsafeBitCast(load, to: Load.self))
    }()

    @MainActor static var isInstalled: Bool { functions != nil }

    /// A page that is loaded only where it is another one.
    final class Page: GTKWidget {
        var html = "" {
            didSet { if html != oldValue { WebView.functions?.load(opaque, html, nil) } }
        }
    }

    func makeGTKView(context: Context) -> Page { Page(Self.functions?.make() ?? gtk_label_new("No WebKitGTK")) }

    func updateGTKView(_ page: Page, context: Context) { page.html = html }
}
