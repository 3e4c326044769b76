import SwiftUI

// What people write, as they write it: it compiles in Swift 5 and in Swift 6 mode, where warnings are errors.

@MainActor
final class Account: ObservableObject {
    @Published var name = ""
    @Published var isSignedIn = false

    func signIn() { isSignedIn = true }
    func load() async throws { name = "loaded" }
}

@MainActor @Observable
final class Basket {
    var items = ["one"]
    var isOpen = false

    func add() { items.append("more") }
    func refresh() async { items = [] }
}

final class Legacy: ObservableObject {
    @Published var value = 1.0
    func reset() { value = 0 }
}

struct Celsius: Identifiable {
    let id = UUID()
    var degrees = 20.0
}

struct ClosingView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var count = 0
    @State private var celsius = Celsius()
    @StateObject private var account = Account()
    @ObservedObject var legacy: Legacy
    @Bindable var basket: Basket
    let onDone: @MainActor () -> Void

    private var fahrenheit: Binding<Double> {
        Binding(get: { celsius.degrees * 9 / 5 + 32 }, set: { celsius.degrees = ($0 - 32) * 5 / 9 })
    }

    private func close() { dismiss() }
    private func search() async { await basket.refresh() }

    var body: some View {
        VStack {
            Button("Close", action: close)
            Button("Done", action: onDone)
            Button("Sign in", action: account.signIn)
            Button("Add", action: basket.add)
            Button("Reset") { legacy.reset() }
            Button("Dismiss", action: dismiss.callAsFunction)
            Button(action: close) { Label("Close", systemImage: "xmark") }
            Button("Delete", role: .destructive, action: close)
            Button("Load") { Task { try? await account.load() } }
            Stepper("Count", value: Binding(get: { count }, set: { count = $0 }))
            Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
            Slider(value: fahrenheit, in: 0...100) { isEditing in count = isEditing ? 1 : 0 }
            Slider(value: Binding(get: { legacy.value }, set: { new in legacy.value = new }))
            TextField("Name", text: Binding(get: { account.name }, set: { account.name = $0 }))
            Toggle("Open", isOn: Binding(get: { basket.isOpen }, set: { basket.isOpen = $0 }))
            Toggle("Open", isOn: $basket.isOpen)
            Menu("More") { Button("Close", action: close) }
        }
        .onAppear(perform: close)
        .onDisappear(perform: onDone)
        .onTapGesture(perform: close)
        .onTapGesture(count: 2) { count += 1 }
        .onLongPressGesture(minimumDuration: 1, perform: close, onPressingChanged: { if $0 { count = 0 } })
        .onSubmit(close)
        .onHover { isInside in if isInside { count += 1 } }
        .onChange(of: count) { old, new in basket.items.append("\(old) \(new)") }
        .onChange(of: basket.isOpen) { close() }
        .onReceive(account.$name) { name in basket.items = [name] }
        .task { await search() }
        .task(id: count) { try? await account.load() }
        .refreshable { await search() }
        .sheet(isPresented: $basket.isOpen, onDismiss: close) { Text("Sheet") }
        .alert("Alert", isPresented: $basket.isOpen) { Button("Close", action: close) }
        .confirmationDialog("Sure?", isPresented: $basket.isOpen) { Button("Yes", role: .destructive, action: close) }
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Close", action: close) } }
        .searchable(text: Binding(get: { account.name }, set: { account.name = $0 }))
        .onAppear { openURL(URL(fileURLWithPath: "/")) }
    }
}

struct RowsView: View {
    @State private var basket = Basket()
    @State private var offset = CGSize.zero
    @GestureState private var isPressed = false

    var body: some View {
        List {
            ForEach(basket.items, id: \.self) { item in
                Text(item)
                    .swipeActions { Button("Delete", role: .destructive) { remove(item) } }
                    .contextMenu { Button("Delete") { remove(item) } }
            }
            .onDelete(perform: delete)
            .onDelete { basket.items.remove(atOffsets: $0) }
            .onMove { basket.items.move(fromOffsets: $0, toOffset: $1) }
        }
        .gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { _ in basket.add() }
        )
        .simultaneousGesture(TapGesture().onEnded { basket.isOpen.toggle() })
        .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
        .onPreferenceChange(WidthKey.self) { width in print(width) }
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .task(priority: .background) { await basket.refresh() }
    }

    private func remove(_ item: String) { basket.items.removeAll { $0 == item } }
    private func delete(at offsets: IndexSet) { basket.items.remove(atOffsets: offsets) }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Framed: ViewModifier {
    @State private var isWide = false
    func body(content: Content) -> some View {
        content.frame(width: isWide ? 100 : nil).onTapGesture { isWide.toggle() }
    }
}

struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path { Path { $0.addLine(to: CGPoint(x: rect.midX, y: phase)) } }
}

struct UsersApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var basket = Basket()
    @AppStorage("count") private var count = 0

    var body: some Scene {
        WindowGroup { RowsView().environment(basket) }
            .onChange(of: phase) { _, new in if new == .background { basket.items = [] } }
            .environment(basket)
    }
}
