import CMartletGTK
import Foundation
import MartletHost

/// What is dragged over a canvas, by this program or another one, told to the client.
///
/// What another program drags is told as the names of its forms; its data is read once it is dropped.
@MainActor
final class DropInput {
    private let client: any WindowClient
    /// What this program drags.
    private let dragged: () -> DragSource?
    private var foreign: (drop: OpaquePointer, contents: DragContents)?

    private typealias Motion = @MainActor (OpaquePointer, CGPoint) -> UInt32
    private typealias Leave = @MainActor () -> Void

    init(on widget: Widget, client: any WindowClient, dragged: @escaping () -> DragSource?) {
        (self.client, self.dragged) = (client, dragged)
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_async_new(nil, actions)!
        let motion: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> UInt32 = {
            _, drop, x, y, data in
            onMain((drop, data)) { Signal.Box<Motion>.action(in: $1)($0!, CGPoint(x: x, y: y)) }
        }
        let pointer = UnsafeMutableRawPointer(target)
        for name in ["drag-enter", "drag-motion"] {
            Signal.connect(
                pointer, name, handler: unsafeBitCast(motion, to: GCallback.self),
                { [weak self] drop, place in self?.moved(drop, place).rawValue ?? 0 } as Motion)
        }
        let leave: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
            onMain(data) { Signal.Box<Leave>.action(in: $0)() }
        }
        Signal.connect(
            pointer, "drag-leave", handler: unsafeBitCast(leave, to: GCallback.self),
            { [weak self] in self?.left() } as Leave)
        let drop: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
            _, drop, x, y, data in
            onMain((drop, data)) { gboolean(Signal.Box<Motion>.action(in: $1)($0!, CGPoint(x: x, y: y))) }
        }
        Signal.connect(
            pointer, "drop", handler: unsafeBitCast(drop, to: GCallback.self),
            { [weak self] drop, place in self?.dropped(drop, place) == true ? 1 : 0 } as Motion)
        gtk_widget_add_controller(widget, target)
    }

    private func contents(_ drop: OpaquePointer) -> DragContents {
        if gdk_drop_get_drag(drop) != nil, let own = dragged() { return own.contents }
        if let foreign, foreign.drop == drop { return foreign.contents }
        let new = DragContents(forms: readableTypes(drop).map { DragContents.Form(mimeType: $0, known: nil) })
        foreign = (drop, new)
        return new
    }

    private func readableTypes(_ drop: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return client.readableTypes((0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } })
    }

    private func moved(_ drop: OpaquePointer, _ place: CGPoint) -> GdkDragAction {
        let result = client.dragged(contents(drop), to: place)
        let possible = gdk_drop_get_actions(drop).rawValue
        // A program that only copies, or only moves, does what it can.
        return result == .none || possible & result.action.rawValue != 0 ? result.action : GDK_ACTION_COPY
    }

    private func left() {
        // What is dropped leaves, too.
        guard let contents = foreign?.contents ?? dragged()?.contents else { return }
        _ = client.dragged(contents, to: nil)
        foreign = nil
    }

    private func dropped(_ drop: OpaquePointer, _ place: CGPoint) -> Bool {
        if gdk_drop_get_drag(drop) != nil, let own = dragged() {
            let result = client.dropped(own.contents, at: place)
            gdk_drop_finish(drop, result.action)
            return result != .none
        }
        let types = readableTypes(drop)
        foreign = nil
        g_object_ref(UnsafeMutableRawPointer(drop))
        DropReader(drop).read(types) { [weak self] forms in
            let result = self?.client.dropped(DragContents(forms: forms), at: place) ?? .none
            gdk_drop_finish(drop, result.action)
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
        return true
    }
}

extension DropResult {
    fileprivate var action: GdkDragAction {
        switch self {
        case .none: GdkDragAction(rawValue: 0)
        case .copy: GDK_ACTION_COPY
        case .move: GDK_ACTION_MOVE
        }
    }
}

/// Reads the forms of what another program drops, one after the other.
@MainActor
private final class DropReader {
    private let drop: OpaquePointer
    private var types: [String] = []
    private var forms: [DragContents.Form] = []
    private var done: ([DragContents.Form]) -> Void = { _ in }

    init(_ drop: OpaquePointer) { self.drop = drop }

    func read(_ types: [String], _ done: @escaping @MainActor ([DragContents.Form]) -> Void) {
        (self.types, self.done) = (types, done)
        next()
    }

    private func next() {
        guard let type = types.first else { return done(forms) }
        type.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            names.withUnsafeMutableBufferPointer { names in
                gdk_drop_read_async(
                    drop, names.baseAddress, 0, nil,
                    { source, result, data in
                        onMain((source, result, data)) { source, result, data in
                            let reader = Unmanaged<DropReader>.fromOpaque(data!).takeRetainedValue()
                            reader.opened(gdk_drop_read_finish(OpaquePointer(source), result, nil, nil))
                        }
                    }, Unmanaged.passRetained(self).toOpaque())
            }
        }
    }

    private func opened(_ stream: UnsafeMutablePointer<GInputStream>?) {
        guard let stream else { return finished(nil) }
        let memory = g_memory_output_stream_new_resizable()!
        let flags = GOutputStreamSpliceFlags(
            rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        g_output_stream_splice_async(
            memory, stream, flags, 0, nil,
            { source, result, data in
                onMain((source, result, data)) { source, result, data in
                    let reader = Unmanaged<DropReader>.fromOpaque(data!).takeRetainedValue()
                    reader.spliced(UnsafeMutableRawPointer(source!), result)
                }
            }, Unmanaged.passRetained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(stream))
    }

    private func spliced(_ memory: UnsafeMutableRawPointer, _ result: OpaquePointer?) {
        defer { g_object_unref(memory) }
        let stream = memory.assumingMemoryBound(to: GOutputStream.self)
        guard g_output_stream_splice_finish(stream, result, nil) >= 0 else { return finished(nil) }
        let output = memory.assumingMemoryBound(to: GMemoryOutputStream.self)
        let count = g_memory_output_stream_get_data_size(output)
        finished(g_memory_output_stream_get_data(output).map { Data(bytes: $0, count: Int(count)) } ?? Data())
    }

    private func finished(_ data: Data?) {
        let type = types.removeFirst()
        if let data { forms.append(DragContents.Form(mimeType: type, known: data)) }
        next()
    }
}
