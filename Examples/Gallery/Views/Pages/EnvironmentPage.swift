import SwiftUI

/// Who is at the desk; known to the outermost and the innermost view, not to the one between.
final class Session: ObservableObject {
    @Published var isSignedIn = false
}

/// Owns the session: made in a body, it would be another one whenever the body runs.
struct EnvironmentExample: View {
    @StateObject private var session = Session()

    var body: some View { EnvironmentPage().environmentObject(session) }
}

struct EnvironmentPage: View {
    @EnvironmentObject var session: Session

    var body: some View {
        VStack(spacing: 16) {
            Text("Environment Object").font(.largeTitle).bold()
            Text(session.isSignedIn ? "Somebody is signed in" : "Nobody is signed in")
            Button(session.isSignedIn ? "Sign Out" : "Sign In") { session.isSignedIn.toggle() }
            Corridor()
        }
        .padding(28)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.yellow.opacity(0.25))
    }
}

/// Passes nothing on: it does not know of the session.
struct Corridor: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("A view between, which knows nothing")
            Desk()
        }
        .padding(28)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.green.opacity(0.3)))
    }
}

struct Desk: View {
    @EnvironmentObject var session: Session

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: session.isSignedIn ? "person.fill" : "person")
                .font(.system(size: 40))
            Text(session.isSignedIn ? "Welcome back" : "Please sign in")
            Button(session.isSignedIn ? "Leave the Desk" : "Take the Desk") { session.isSignedIn.toggle() }
        }
        .padding(28)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.blue.opacity(0.25)))
    }
}

#Preview { EnvironmentPage().environmentObject(Session()) }
