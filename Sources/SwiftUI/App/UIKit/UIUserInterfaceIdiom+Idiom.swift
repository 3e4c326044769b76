extension UIUserInterfaceIdiom {
    /// A desktop's windows are like a Mac's.
    init(_ idiom: Idiom) {
        self =
            switch idiom {
            case .phone: .phone
            case .pad: .pad
            case .desktop: .mac
            }
    }
}
