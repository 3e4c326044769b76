import BindingKit
import SwiftUI

/// Whether somebody is logged in.
final class Session: ObservableObject {
    @Published var isLoggedIn = false
}

/// The outermost and the innermost view use the same object; the one between knows nothing of it.
struct NestingPage: View {
    @EnvironmentObject var session: Session

    var body: some View {
        ZStack {
            Color.yellow.ignoresSafeArea()
            VStack(spacing: 16) {
                Text(session.isLoggedIn ? "Logged in" : "Logged out").font(.title2)
                Button(session.isLoggedIn ? "Log Out" : "Log In") { session.isLoggedIn.toggle() }
                VStack(spacing: 16) {
                    Text("This view passes nothing on")
                    InnerView()
                }
                .padding(24)
                .background(Color.green.cornerRadius(12))
            }
            .padding(24)
            .foregroundStyle(.black)
        }
        .navigationTitle("@EnvironmentObject")
    }

    struct InnerView: View {
        @EnvironmentObject var session: Session

        var body: some View {
            VStack(spacing: 12) {
                Text(session.isLoggedIn ? "Welcome back" : "Who are you?")
                Toggle("Logged in", isOn: $session.isLoggedIn)
                Toggle("Logged out", isOn: $session.isLoggedIn.negated)
            }
            .frame(maxWidth: 200)
            .padding(24)
            .background(Color.blue.opacity(0.35).cornerRadius(12))
        }
    }
}

#Preview("Nesting") { NestingPage().environmentObject(Session()) }
