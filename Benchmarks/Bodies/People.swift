import SwiftUI

struct ProfileHeader: View {
    let person: Person
    @Environment(\.colorScheme) private var scheme
    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: person.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 90, height: 90)
                .padding(16)
                .background(scheme == .dark ? Color.gray.opacity(0.4) : Color.white)
                .clipShape(Circle())
                .overlay(Circle().stroke(person.isOnline ? Color.green : Color.gray, lineWidth: 3))
                .shadow(radius: 8)
            Text(person.name).font(.title).bold()
            Text(person.email).font(.subheadline).foregroundColor(.secondary)
            HStack(spacing: 30) {
                VStack {
                    Text("\(person.age)").font(.headline); Text("Age").font(.caption)
                }
                VStack {
                    Text("\(person.score, specifier: "%.1f")").font(.headline); Text("Score").font(.caption)
                }
                VStack {
                    Text(person.isOnline ? "yes" : "no").font(.headline); Text("Online").font(.caption)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .padding()
    }
}

struct LoginView: View {
    @State private var user = ""
    @State private var password = ""
    @State private var remembers = true
    @State private var isBusy = false
    @State private var error: String?
    private var isValid: Bool { user.contains("@") && password.count >= 8 }
    var body: some View {
        VStack(spacing: 18) {
            Text("Welcome back").font(.largeTitle.weight(.heavy)).padding(.bottom, 20)
            TextField("E-mail", text: $user).textInputAutocapitalization(.never).autocorrectionDisabled()
            SecureField("Password", text: $password)
            Toggle("Remember me", isOn: $remembers)
            if let error { Text(error).foregroundColor(.red).font(.footnote).transition(.opacity) }
            Button {
                isBusy = true
                error = isValid ? nil : "Please check your input."
            } label: {
                if isBusy { ProgressView() } else { Text("Log In").frame(maxWidth: .infinity) }
            }
            .buttonStyle(.borderedProminent)
            .disabled(!isValid || isBusy)
            .opacity(isValid ? 1 : 0.6)
            Link("Forgot your password?", destination: URL(string: "https://example.org")!).font(.footnote)
        }
        .textFieldStyle(.roundedBorder)
        .padding(32)
        .frame(maxWidth: 400)
    }
}

struct SettingsView: View {
    @Bindable var settings: Settings
    @State private var confirms = false
    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $settings.name)
                SecureField("Password", text: $settings.password)
                DatePicker("Birthday", selection: $settings.birthday, in: ...Date(), displayedComponents: .date)
            }
            Section("Look") {
                Toggle("Dark mode", isOn: $settings.isDark)
                HStack {
                    Text("Font size")
                    Slider(value: $settings.fontSize, in: 10...24, step: 1)
                    Text("\(Int(settings.fontSize))").monospacedDigit()
                }
                Picker("Accent", selection: $settings.accent) {
                    ForEach(["Blue", "Red", "Green"], id: \.self) { Text($0).tag($0) }
                }
            }
            Section {
                Toggle("Notifications", isOn: $settings.notifies)
                Stepper("At most \(settings.limit) a day", value: $settings.limit, in: 1...50).disabled(
                    !settings.notifies)
            } header: {
                Text("Notifications")
            } footer: {
                Text(settings.notifies ? "You will hear of news." : "You will hear nothing.")
            }
            Button("Sign out", role: .destructive) { confirms = true }
        }
        .confirmationDialog("Sign out?", isPresented: $confirms, titleVisibility: .visible) {
            Button("Sign out", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
    }
}

struct PeopleGrid: View {
    @EnvironmentObject private var store: Store
    @State private var order = "name"
    private var sorted: [Person] {
        store.people.sorted {
            order == "name" ? $0.name < $1.name : order == "age" ? $0.age < $1.age : $0.score > $1.score
        }
    }
    var body: some View {
        VStack {
            Picker("Order", selection: $order) {
                Text("Name").tag("name")
                Text("Age").tag("age")
                Text("Score").tag("score")
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                    ForEach(sorted) { person in
                        VStack {
                            Avatar(person: person, size: 60)
                            Text(person.name).lineLimit(1).minimumScaleFactor(0.7)
                            Text(order == "age" ? "\(person.age)" : String(format: "%.1f", person.score)).font(.caption)
                                .foregroundStyle(.secondary)
                        }
                        .padding(6)
                    }
                }
            }
        }
    }
}

struct Leaderboard: View {
    let people: [Person]
    var body: some View {
        List(Array(people.sorted { $0.score > $1.score }.enumerated()), id: \.element.id) { rank, person in
            HStack {
                ZStack {
                    if rank < 3 {
                        Image(systemName: "medal.fill").foregroundColor(
                            rank == 0 ? .yellow : rank == 1 ? .gray : .brown)
                    } else {
                        Text("\(rank + 1).").monospacedDigit().foregroundColor(.secondary)
                    }
                }
                .frame(width: 36)
                Text(person.name).fontWeight(rank == 0 ? .bold : .regular)
                Spacer()
                Text("\(person.score, specifier: "%.0f")").padding(.horizontal, 8).background(Color.blue.opacity(0.15))
                    .cornerRadius(8)
            }
            .listRowBackground(rank % 2 == 0 ? Color.clear : Color.gray.opacity(0.08))
        }
    }
}

struct PersonForm: View {
    @State private var person = Person()
    @State private var isPresented = false
    let onSave: (Person) -> Void
    private var problems: [String] {
        [
            person.name.isEmpty ? "A name is missing." : nil,
            person.email.contains("@") ? nil : "That is no e-mail address.",
        ].compactMap { $0 }
    }
    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $person.name)
                TextField("E-mail", text: $person.email)
                Stepper("Age: \(person.age)", value: $person.age, in: 0...120)
                Slider(value: $person.score, in: 0...100) {
                    Text("Score")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                ForEach(problems, id: \.self) { problem in
                    Label(problem, systemImage: "exclamationmark.triangle.fill").foregroundColor(.orange).font(
                        .footnote)
                }
            }
            .navigationTitle(person.name.isEmpty ? "New person" : person.name)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { onSave(person) }.disabled(!problems.isEmpty)
                }
            }
        }
    }
}

struct FriendCard: View {
    let person: Person
    @State private var isExpanded = false
    @State private var offset = CGSize.zero
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Avatar(person: person, size: 40)
                Text(person.name).font(.headline)
                Spacer()
                Image(systemName: "chevron.down").rotationEffect(.degrees(isExpanded ? 180 : 0))
            }
            if isExpanded {
                Text("\(person.name) is \(person.age) years old and has \(person.score, specifier: "%.1f") points.")
                    .font(.callout)
                    .padding(.top, 4)
            }
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 16).fill(Color.white).shadow(color: .black.opacity(0.15), radius: 6, y: 3)
        )
        .offset(offset)
        .rotationEffect(.degrees(Double(offset.width / 20)))
        .gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    withAnimation(.spring()) {
                        offset = abs(value.translation.width) > 120 ? CGSize(width: 600, height: 0) : .zero
                    }
                }
        )
        .onTapGesture { withAnimation { isExpanded.toggle() } }
    }
}

struct OnboardingPage: View {
    let title: String
    let text: String
    let symbol: String
    let index: Int
    @Binding var page: Int
    var body: some View {
        VStack(spacing: 30) {
            Spacer()
            Image(systemName: symbol).font(.system(size: 100)).foregroundStyle(.tint).scaleEffect(
                page == index ? 1 : 0.7)
            Text(title).font(.system(.largeTitle, design: .rounded)).fontWeight(.bold)
            Text(text).multilineTextAlignment(.center).padding(.horizontal, 40).foregroundColor(.secondary)
            Spacer()
            HStack {
                ForEach(0..<3) { dot in
                    Circle().fill(dot == page ? Color.accentColor : Color.gray.opacity(0.4)).frame(
                        width: dot == page ? 10 : 8, height: dot == page ? 10 : 8)
                }
            }
            Button(page < 2 ? "Next" : "Get started") { withAnimation { page = min(page + 1, 2) } }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, 40)
        }
    }
}

struct SearchablePeople: View {
    @State private var query = ""
    let people: [Person]
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: "magnifyingglass").foregroundColor(.gray)
                TextField("Search", text: $query)
                if !query.isEmpty {
                    Button {
                        query = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundColor(.gray)
                    }.buttonStyle(.plain)
                }
            }
            .padding(8)
            .background(Color.gray.opacity(0.15))
            .cornerRadius(10)
            ForEach(people.filter { query.isEmpty || $0.name.lowercased().contains(query.lowercased()) }) { person in
                VStack(alignment: .leading) {
                    Text(person.name) + Text(" (\(person.age))").foregroundColor(.secondary)
                    Divider()
                }
            }
            Spacer()
        }
        .padding()
    }
}

struct AgeHistogram: View {
    let people: [Person]
    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(0..<10) { decade in
                let count = people.filter { $0.age / 10 == decade }.count
                VStack(spacing: 2) {
                    Text(count > 0 ? "\(count)" : "").font(.system(size: 9))
                    Rectangle()
                        .fill(Color(hue: Double(decade) / 10, saturation: 0.7, brightness: 0.9))
                        .frame(width: 20, height: CGFloat(count) * 8 + 1)
                    Text("\(decade * 10)").font(.system(size: 9)).foregroundColor(.secondary)
                }
            }
        }
        .padding()
        .border(Color.gray.opacity(0.3))
    }
}
