import CMartletGTK
import Foundation
import MartletCairo
import MartletDesk
import MartletDisplay
import SwiftUI
import Testing

@testable import MartletGTKHost
@testable import ViewTesting

/// What a window of GTK's shows of a screen, in pixels: its nodes drawn by the renderer that the window has.
@MainActor
enum WindowPicture {
    /// Whether there is a display, and pictures are to be compared with what windows show there: `scripts/test-pictures`.
    static let isWanted = ProcessInfo.processInfo.environment["MARTLET_WINDOW_PICTURES"] != nil && Desk.isAvailable

    private static var nodes: [OpaquePointer] = []

    /// Where pictures are put that differ.
    private static let folder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["MARTLET_WINDOW_PICTURES"] ?? "", isDirectory: true)

    /// Compares what a window shows with what there is without one.
    static func compare(_ screen: Screen, _ name: String, at place: Testing.SourceLocation) {
        do {
            try Desk.use { desk in
                let (renderer, image) = try pixels(of: screen, in: desk)
                let own = CairoRenderer.pixels(ofPNG: screen.image())!
                let difference = PictureDifference(image, own, tolerance: 0.1)
                // A graphics card smooths the edges of pictures that it enlarges otherwise; cairo shows the picture of a
                // shadow between two pixels.
                if difference.share <= (renderer == "GskCairoRenderer" ? 0.004 : 0.01) { return }
                let file = "\(name)-\(renderer)"
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try CairoRenderer.png(of: image).write(to: folder.appendingPathComponent(file + ".window.png"))
                try CairoRenderer.png(of: own).write(to: folder.appendingPathComponent(file + ".own.png"))
                if let picture = difference.picture {
                    try CairoRenderer.png(of: picture).write(
                        to: folder.appendingPathComponent(file + ".difference.png"))
                }
                Issue.record("\(renderer) shows \(name) otherwise: \(difference)", sourceLocation: place)
            }
        } catch {
            Issue.record("\(name) is not shown: \(error)", sourceLocation: place)
        }
    }

    /// Of the window's renderer: cairo's, that of the graphics card, or Broadway's.
    static func rendererName(of window: GTKWindow) -> String {
        String(
            cString: g_type_name_from_instance(
                UnsafeMutableRawPointer(gtk_native_get_renderer(OpaquePointer(window.gtkWindow))!)
                    .assumingMemoryBound(to: GTypeInstance.self)))
    }

    static func pixels(of screen: Screen, in desk: Desk) throws -> (renderer: String, image: PixelImage) {
        let client = FakeClient()
        _ = screen.image()
        client.root.setItems([
            .fill(.rect(CGRect(origin: .zero, size: screen.size)), .color(screen.root.backgroundColor), FillStyle()),
            .group(screen.root.rootGroup),
        ])
        let window = try #require(desk.show(client, size: screen.size) as? GTKWindow)
        defer { window.close() }
        let name = rendererName(of: window)
        let snapshot = gtk_snapshot_new()!
        window.canvasDraws(into: snapshot)
        let node = try #require(gtk_snapshot_free_to_node(snapshot))
        // GL knows the pictures it keeps by their nodes' addresses, which another one must not get while it does.
        nodes.append(node)
        var area = graphene_rect_t(CGRect(origin: .zero, size: screen.size))
        let texture = gsk_renderer_render_texture(
            gtk_native_get_renderer(OpaquePointer(window.gtkWindow)), node, &area)!
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return (name, pixels(of: texture))
    }

    private static func pixels(of texture: OpaquePointer) -> PixelImage {
        let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        // Blue, green, red and alpha, premultiplied; the background leaves nothing to see through.
        let values = (0..<width * height).map {
            RGBA8(red: bytes[$0 * 4 + 2], green: bytes[$0 * 4 + 1], blue: bytes[$0 * 4], alpha: bytes[$0 * 4 + 3])
        }
        return PixelImage(width: width, height: height, values: values)
    }
}
