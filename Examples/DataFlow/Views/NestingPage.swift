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
            Color.yellow.edgesIgnoringSafeArea(.all)
            VStack(spacing: 16) {
                Text(session.isLoggedIn ? "Logged in" : "Logged out").font(.title2)
                Button(session.isLoggedIn ? "Log Out" : "Log In") { session.isLoggedIn.toggle() }
                MiddleView()
            }
            .padding(24)
            .foregroundColor(.black)
        }
        .navigationBarTitle("@EnvironmentObject", displayMode: .inline)
        .toolbarColorScheme(.light, for: .navigationBar)
    }
}

struct MiddleView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("This view passes nothing on")
            InnerView()
        }
        .padding(24)
        .background(Color.green.cornerRadius(12))
    }
}

struct InnerView: View {
    @EnvironmentObject var session: Session

    var body: some View {
        VStack(spacing: 12) {
            Text(session.isLoggedIn ? "Welcome back" : "Who are you?")
            Toggle("Logged in", isOn: $session.isLoggedIn).frame(maxWidth: 200)
        }
        .padding(24)
        .background(Color.blue.opacity(0.35).cornerRadius(12))
    }
}

struct NestingPage_Previews: PreviewProvider {
    static var previews: some View {
        NestingPage().environmentObject(Session())
    }
}
