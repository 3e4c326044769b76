import Foundation
import SwiftUI
import ViewTesting

/// What the film shows: rows that come, go and change places, a card that grows, springs, and a number that counts.
@MainActor
final class Scene: ObservableObject {
    @Published var names = ["Robin", "Swift", "Wren"]
    @Published var count = 128
    @Published var isOpen = false
    @Published var isRight = false
}

struct Row: View {
    let name: String
    var body: some View {
        HStack {
            Image(systemName: "bird").foregroundStyle(.tint)
            Text(name)
            Spacer()
        }
        .padding(.horizontal, 12)
        .frame(height: 40)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.12)))
    }
}

struct Stage: View {
    @ObservedObject var scene: Scene
    @Namespace private var space

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(spacing: 8) {
                ForEach(scene.names, id: \.self) { name in
                    Row(name: name).transition(.move(edge: .leading).combined(with: .opacity))
                }
                Spacer(minLength: 0)
            }
            .frame(width: 170)
            VStack(spacing: 16) {
                Text("\(scene.count)").font(.system(size: 40, weight: .bold))
                    .contentTransition(.numericText(value: Double(scene.count)))
                card.frame(height: 100)
                ForEach(0..<3) { index in
                    Circle().fill([Color.orange, .green, .purple][index]).frame(width: 22, height: 22)
                        .frame(maxWidth: .infinity, alignment: scene.isRight ? .trailing : .leading)
                        .animation([.smooth, .snappy, .bouncy(duration: 0.7)][index], value: scene.isRight)
                }
            }
        }
        .padding(24)
        .frame(width: 440, height: 300, alignment: .top)
    }

    private var card: some View {
        ZStack {
            if scene.isOpen {
                LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                    .clipShape(RoundedRectangle(cornerRadius: 14))
                    .matchedGeometryEffect(id: "card", in: space).frame(width: 198, height: 100)
            } else {
                LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                    .clipShape(RoundedRectangle(cornerRadius: 14))
                    .matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 60)
            }
        }
    }
}

/// The film that the README opens with.
@MainActor
enum Film {
    /// A PNG whose pictures move.
    static var picture: Data {
        let scene = Scene()
        let screen = Screen(size: CGSize(width: 440, height: 300)) { Stage(scene: scene) }
        var film = AnimatedPNG()
        func show(_ animation: Animation = .snappy(duration: 0.6), _ change: () -> Void) {
            withAnimation(animation, change)
            for picture in screen.film(for: .milliseconds(850), every: .milliseconds(50)) {
                film.add(picture, milliseconds: 50)
            }
        }
        show {
            scene.names.insert("Martlet", at: 0)
            scene.count = 256
            scene.isRight = true
        }
        show(.bouncy(duration: 0.7)) {
            scene.isOpen = true
            scene.names.swapAt(1, 3)
        }
        show {
            scene.names.remove(at: 2)
            scene.count = 1024
        }
        show(.bouncy(duration: 0.7)) {
            scene.isOpen = false
            scene.isRight = false
            scene.names = ["Robin", "Swift", "Wren"]
            scene.count = 128
        }
        return film.data
    }
}
