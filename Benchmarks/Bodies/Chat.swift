import SwiftUI

struct MessageBubble: View {
    let message: Message
    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
                    .foregroundColor(message.isMine ? .white : .primary)
                    .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
                Text(message.date, style: .time).font(.caption2).foregroundColor(.secondary)
            }
            if !message.isMine { Spacer(minLength: 60) }
        }
        .padding(.horizontal)
        .transition(.opacity)
    }
}

struct ChatView: View {
    @ObservedObject var store: Store
    @State private var draft = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(store.messages) { message in MessageBubble(message: message).id(message.id) }
                    }
                    .padding(.vertical)
                }
                .onChange(of: store.messages.count) { _, _ in
                    withAnimation { proxy.scrollTo(store.messages.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack(spacing: 12) {
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                Button {
                    store.send(draft)
                    draft = ""
                } label: {
                    Image(systemName: "paperplane.fill").rotationEffect(.degrees(draft.isEmpty ? 0 : 45))
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            .padding()
        }
        .onAppear { isFocused = true }
    }
}

struct ConversationRow: View {
    let message: Message
    var body: some View {
        HStack(spacing: 12) {
            Avatar(person: message.sender, size: 48)
            VStack(alignment: .leading, spacing: 3) {
                HStack {
                    Text(message.sender.name).font(.headline)
                    Spacer()
                    Text(message.date.formatted(date: .abbreviated, time: .omitted)).font(.caption).foregroundStyle(
                        .secondary)
                }
                HStack {
                    Text(message.text).lineLimit(2).font(.subheadline).foregroundStyle(.secondary)
                    Spacer()
                    if message.unread > 0 {
                        Text("\(message.unread)").font(.caption2).bold().foregroundColor(.white)
                            .frame(minWidth: 20, minHeight: 20).background(Circle().fill(Color.red))
                    }
                }
            }
        }
    }
}

struct Avatar: View {
    let person: Person
    let size: CGFloat
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Circle()
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .overlay(
                    Text(person.name.prefix(2).uppercased()).font(.system(size: size * 0.4, weight: .semibold))
                        .foregroundColor(.white))
            if person.isOnline {
                Circle().fill(Color.green).frame(width: size / 4, height: size / 4)
                    .overlay(Circle().stroke(Color.white, lineWidth: 2))
                    .offset(x: size / 20, y: size / 20)
            }
        }
        .frame(width: size, height: size)
    }
}

struct TypingIndicator: View {
    @State private var phase = 0
    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color.gray)
                    .frame(width: 8, height: 8)
                    .scaleEffect(phase == index ? 1.3 : 0.8)
                    .opacity(phase == index ? 1 : 0.5)
                    .animation(.easeInOut(duration: 0.3), value: phase)
            }
        }
        .padding(12)
        .background(Color.gray.opacity(0.15), in: Capsule())
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(300))
                phase = (phase + 1) % 3
            }
        }
    }
}

struct ReactionBar: View {
    @Binding var counts: [String: Int]
    private let all = ["👍", "❤️", "😂", "🎉"]
    var body: some View {
        HStack {
            ForEach(all, id: \.self) { reaction in
                let count = counts[reaction, default: 0]
                Button {
                    counts[reaction, default: 0] += 1
                } label: {
                    HStack(spacing: 4) {
                        Text(reaction)
                        if count > 0 { Text("\(count)").font(.caption).monospacedDigit() }
                    }
                    .padding(.horizontal, 10)
                    .padding(.vertical, 5)
                    .overlay(
                        Capsule().strokeBorder(count > 0 ? Color.accentColor : Color.gray, lineWidth: count > 0 ? 2 : 1)
                    )
                }
                .buttonStyle(.plain)
                .accessibilityLabel("\(reaction), \(count)")
            }
        }
    }
}

struct ContactPicker: View {
    let people: [Person]
    @State private var query = ""
    @State private var chosen: Set<UUID> = []
    private var found: [Person] {
        query.isEmpty ? people : people.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }
    var body: some View {
        List(found, selection: $chosen) { person in
            HStack {
                Avatar(person: person, size: 36)
                VStack(alignment: .leading) {
                    Text(person.name).fontWeight(chosen.contains(person.id) ? .bold : .regular)
                    Text(person.email).font(.caption).foregroundColor(.secondary)
                }
                Spacer()
                Image(systemName: chosen.contains(person.id) ? "checkmark.circle.fill" : "circle").foregroundColor(
                    .accentColor)
            }
        }
        .navigationTitle(chosen.isEmpty ? "People" : "\(chosen.count) of \(people.count)")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Clear") { chosen.removeAll() }.disabled(chosen.isEmpty)
            }
        }
    }
}

struct AttachmentMenu: View {
    let add: (String) -> Void
    var body: some View {
        Menu {
            Button {
                add("photo")
            } label: {
                Label("Photo", systemImage: "photo")
            }
            Button {
                add("file")
            } label: {
                Label("File", systemImage: "doc")
            }
            Divider()
            Menu("More") {
                Button("Location", systemImage: "location") { add("location") }
                Button("Contact", systemImage: "person.crop.circle") { add("contact") }
            }
            Button("Remove all", role: .destructive) { add("") }
        } label: {
            Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.tint)
        }
    }
}

struct CallView: View {
    let person: Person
    @State private var isMuted = false
    @State private var isSpeaker = false
    let end: () -> Void
    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [.black, .gray]), startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack(spacing: 30) {
                Spacer()
                Avatar(person: person, size: 120)
                Text(person.name).font(.largeTitle).foregroundColor(.white)
                Text("Calling…").foregroundColor(.white.opacity(0.7))
                Spacer()
                HStack(spacing: 40) {
                    button("mic.slash.fill", isOn: isMuted) { isMuted.toggle() }
                    button("speaker.wave.2.fill", isOn: isSpeaker) { isSpeaker.toggle() }
                    Button(action: end) {
                        Image(systemName: "phone.down.fill").font(.title).foregroundColor(.white).frame(
                            width: 70, height: 70
                        )
                        .background(Circle().fill(Color.red))
                    }
                    .buttonStyle(.plain)
                }
                .padding(.bottom, 50)
            }
        }
    }

    private func button(_ symbol: String, isOn: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol).font(.title).foregroundColor(isOn ? .black : .white).frame(width: 70, height: 70)
                .background(Circle().fill(isOn ? Color.white : Color.white.opacity(0.2)))
        }
        .buttonStyle(.plain)
    }
}

struct UnreadBadge: ViewModifier {
    let count: Int
    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text(count > 99 ? "99+" : "\(count)")
                    .font(.caption2.bold())
                    .foregroundColor(.white)
                    .padding(4)
                    .background(Color.red)
                    .clipShape(Capsule())
                    .alignmentGuide(.top) { $0[.bottom] - $0.height * 0.5 }
                    .alignmentGuide(.trailing) { $0[.trailing] - $0.width * 0.25 }
            }
        }
    }
}
