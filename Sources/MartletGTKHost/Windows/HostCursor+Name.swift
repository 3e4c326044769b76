import MartletHost

extension HostCursor {
    /// The name in CSS, which GDK shares.
    var cssName: String {
        switch self {
        case .arrow: "default"
        case .pointingHand: "pointer"
        case .text: "text"
        case .verticalText: "vertical-text"
        case .crosshair: "crosshair"
        case .grab: "grab"
        case .grabbing: "grabbing"
        case .resizeLeftRight: "ew-resize"
        case .resizeUpDown: "ns-resize"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .notAllowed: "not-allowed"
        case .hidden: "none"
        case .resizeUp: "n-resize"
        case .resizeDown: "s-resize"
        case .resizeLeft: "w-resize"
        case .resizeRight: "e-resize"
        case .resizeUpLeft: "nw-resize"
        case .resizeUpRight: "ne-resize"
        case .resizeDownLeft: "sw-resize"
        case .resizeDownRight: "se-resize"
        case .resizeFalling: "nwse-resize"
        case .resizeRising: "nesw-resize"
        }
    }
}
