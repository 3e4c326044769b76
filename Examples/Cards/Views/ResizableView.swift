import SwiftUI

/// Lets a view be moved with one finger or the mouse, scaled by a pinch, and turned by two fingers; with a mouse, by
/// the wheel and a modifier key.
struct ResizableView: ViewModifier {
    @Binding var transform: Transform
    @State private var previousOffset = CGSize.zero
    @State private var previousRotation = Angle.zero
    @State private var scale: CGFloat = 1

    func body(content: Content) -> some View {
        content
            .frame(width: transform.size.width, height: transform.size.height)
            .rotationEffect(transform.rotation)
            .scaleEffect(scale)
            .offset(transform.offset)
            .gesture(drag)
            .gesture(SimultaneousGesture(rotation, magnification))
            .onAppear {
                previousOffset = transform.offset
                previousRotation = transform.rotation
            }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { value in
                transform.offset = CGSize(
                    width: previousOffset.width + value.translation.width,
                    height: previousOffset.height + value.translation.height)
            }
            .onEnded { _ in previousOffset = transform.offset }
    }

    private var rotation: some Gesture {
        RotationGesture()
            .onChanged { transform.rotation = previousRotation + $0 }
            .onEnded { _ in previousRotation = transform.rotation }
    }

    private var magnification: some Gesture {
        MagnificationGesture()
            .onChanged { scale = $0 }
            .onEnded { value in
                transform.size.width *= value
                transform.size.height *= value
                scale = 1
            }
    }
}

extension View {
    /// Lets this view be moved, scaled and turned.
    func resizableView(transform: Binding<Transform>) -> some View {
        modifier(ResizableView(transform: transform))
    }
}

#Preview("Resizable") {
    @Previewable @State var transform = Transform()
    RoundedRectangle(cornerRadius: 30).foregroundColor(.blue).resizableView(transform: $transform)
}
