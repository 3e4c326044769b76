import SwiftUI

/// The owner of a number, which never reads it.
struct BindingPage: View {
    @State private var floor = 3

    var body: some View {
        PageLayout(title: "Binding", explanation: "The page owns the number; the lift below reads and changes it.") {
            Lift(floor: $floor)
        }
    }
}

struct Lift: View {
    @Binding var floor: Int

    var body: some View {
        VStack(spacing: 24) {
            Stepper(value: $floor, in: 0...20) {
                Text("Floor \(floor)")
            }
            .frame(width: 240)
            Display(floor: floor)
        }
    }
}

/// It only shows the number, so it needs no binding.
struct Display: View {
    let floor: Int

    var body: some View {
        Image(systemName: "\(floor).square")
            .font(.system(size: 96))
            .foregroundColor(.accentColor)
    }
}

#Preview { BindingPage() }
