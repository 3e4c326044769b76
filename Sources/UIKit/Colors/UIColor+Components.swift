extension UIColor {
    /// Red, green, blue and alpha in sRGB, here and now; true, as every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Hue, saturation, brightness and alpha, each from 0 to 1; a grey has hue 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        let most = max(color.red, color.green, color.blue), least = min(color.red, color.green, color.blue)
        let range = most - least
        var sector: Float = 0
        if range > 0 {
            switch most {
            case color.red: sector = (color.green - color.blue) / range
            case color.green: sector = (color.blue - color.red) / range + 2
            default: sector = (color.red - color.green) / range + 4
            }
        }
        hue?.pointee = CGFloat(sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? CGFloat(range / most) : 0
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The grey that this colour is, from 0 to 1; false, and nothing is written, for what is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The components, here and now.
    public var cgColor: CGColor { CGColor(rgba(in: .current)) }
}
