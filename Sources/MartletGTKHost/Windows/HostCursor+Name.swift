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
        }
    }
}
