import SwiftUI

/// A view shows what it is given.
struct PropertyPage: View {
    let greeting = "Good morning from Linux!"

    var body: some View {
        PageLayout(title: "Property", explanation: "A constant needs no wrapper: the view only shows it.") {
            VStack(spacing: 16) {
                Image(systemName: "sun.max.fill")
                    .font(.system(size: 64))
                    .foregroundColor(.yellow)
                Text(greeting).font(.title)
            }
        }
    }
}

#Preview { PropertyPage() }
