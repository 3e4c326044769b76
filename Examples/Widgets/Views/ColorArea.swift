import Foundation
import MartletGTK
import SwiftUI

/// An area that OpenGL fills with a colour.
struct ColorArea: GTKViewRepresentable {
    /// From 0 to 1, once around the circle of colours.
    let hue: Double

    final class Area: GTKWidget {
        var color: (Float, Float, Float) = (0, 0, 0) {
            didSet { gtk_gl_area_queue_render(cast()) }
        }

        init() {
            super.init(gtk_gl_area_new())
            answer("render") { [unowned self] _ in
                OpenGL.shared?.fill(color)
                return true
            }
        }
    }

    func makeGTKView(context: Context) -> Area { Area() }

    func updateGTKView(_ area: Area, context: Context) {
        func part(_ shift: Double) -> Float { Float(0.5 + 0.5 * cos(2 * .pi * (hue + shift))) }
        area.color = (part(0), part(-1 / 3), part(1 / 3))
    }
}

/// What the example needs of OpenGL, from the library through which GTK itself calls it.
@MainActor
struct OpenGL {
    static let shared = OpenGL()

    private typealias ClearColor = @convention(c) (Float, Float, Float, Float) -> Void
    private typealias Clear = @convention(c) (UInt32) -> Void
    private let setColor: UnsafePointer<ClearColor>
    private let clear: UnsafePointer<Clear>

    private static let colorBuffer: UInt32 = 0x4000

    private init?() {
        guard let library = dlopen("libepoxy.so.0", RTLD_NOW), let setColor = dlsym(library, "epoxy_glClearColor"),
            let clear = dlsym(library, "epoxy_glClear")
        else { return nil }
        self.setColor = UnsafePointer(setColor.assumingMemoryBound(to: ClearColor.self))
        self.clear = UnsafePointer(clear.assumingMemoryBound(to: Clear.self))
    }

    func fill(_ color: (Float, Float, Float)) {
        setColor.pointee(color.0, color.1, color.2, 1)
        clear.pointee(Self.colorBuffer)
    }
}
