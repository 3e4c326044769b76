import SwiftUI
import Testing

@MainActor @Suite("Constants for assets")
struct AssetSymbolTests {
    @Test("the pictures of a target's catalogue have constants, those of folders with a prefix in a type")
    func images() {
        #expect(ImageResource.quarters == ImageResource(name: "quarters", bundle: .module))
        #expect(Image(.flag) == Image("flag", bundle: .module))
        #expect(ImageResource.Shapes.disc == ImageResource(name: "Shapes/disc", bundle: .module))
    }

    @Test("its colours have, too, also as colours by themselves; a name ends before the word for what it is")
    func colors() {
        #expect(Color(.byte) == Color("byte", bundle: .module))
        #expect(Color.brand == Color("Brand-Color", bundle: .module))
        _ = Text(verbatim: "x").foregroundStyle(.brand)
    }

    @Test("UIKit's colours and pictures have them, too")
    func uiKit() {
        #expect(UIColor.brand == UIColor(resource: .brand))
        #expect(UIImage.quarters.size == UIImage(resource: .quarters).size && UIImage.quarters.size.width > 0)
    }
}
