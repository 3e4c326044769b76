import SwiftUI

struct Calculator: View {
    @State private var display = "0"
    @State private var stored: Double?
    @State private var operation: String?
    private let rows = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["0", ".", "=", "+"]]
    var body: some View {
        VStack(spacing: 10) {
            Text(display).font(.system(size: 56, weight: .light, design: .monospaced)).lineLimit(1).minimumScaleFactor(
                0.4
            )
            .frame(maxWidth: .infinity, alignment: .trailing).padding()
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 10) {
                    ForEach(row, id: \.self) { key in
                        Button {
                            press(key)
                        } label: {
                            Text(key).font(.title).frame(maxWidth: .infinity, minHeight: 60)
                                .background("÷×−+=".contains(key) ? Color.orange : Color.gray.opacity(0.3))
                                .foregroundColor("÷×−+=".contains(key) ? .white : .primary)
                                .clipShape(RoundedRectangle(cornerRadius: 12))
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
        }
        .padding()
    }
    private func press(_ key: String) {}
}

struct Stopwatch: View {
    @State private var start: Date?
    @State private var laps: [TimeInterval] = []
    var body: some View {
        VStack {
            if let start {
                Text(start, style: .timer).font(.system(size: 50, weight: .thin))
            } else {
                Text("0:00").font(.system(size: 50, weight: .thin))
            }
            HStack(spacing: 40) {
                Button(start == nil ? "Start" : "Stop") { start = start == nil ? .now : nil }.tint(
                    start == nil ? .green : .red)
                Button("Lap") { if let start { laps.append(Date.now.timeIntervalSince(start)) } }.disabled(start == nil)
            }
            .buttonStyle(.bordered)
            List(Array(laps.enumerated().reversed()), id: \.offset) { index, lap in
                HStack {
                    Text("Lap \(index + 1)")
                    Spacer()
                    Text(String(format: "%02d:%05.2f", Int(lap) / 60, lap.truncatingRemainder(dividingBy: 60)))
                        .monospacedDigit()
                        .foregroundColor(lap == laps.min() ? .green : lap == laps.max() ? .red : .primary)
                }
            }
        }
    }
}

struct ColorMixer: View {
    @State private var red = 0.5
    @State private var green = 0.5
    @State private var blue = 0.5
    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 20)
                .fill(Color(red: red, green: green, blue: blue))
                .frame(height: 160)
                .overlay(
                    Text(String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255)))
                        .font(.title.monospaced()).foregroundColor(red + green + blue > 1.5 ? .black : .white))
            ForEach([("Red", $red, Color.red), ("Green", $green, Color.green), ("Blue", $blue, Color.blue)], id: \.0) {
                name, value, color in
                HStack {
                    Text(name).frame(width: 60, alignment: .leading)
                    Slider(value: value, in: 0...1).tint(color)
                    Text("\(Int(value.wrappedValue * 255))").frame(width: 40, alignment: .trailing).monospacedDigit()
                }
            }
        }
        .padding()
    }
}

struct TodoList: View {
    struct Item: Identifiable { let id = UUID(); var title: String; var isDone = false }
    @State private var items: [Item] = []
    @State private var title = ""
    @AppStorage("showsDone") private var showsDone = true
    var body: some View {
        VStack {
            HStack {
                TextField("What is to be done?", text: $title).onSubmit(add)
                Button(action: add) { Image(systemName: "plus.circle.fill").font(.title2) }.disabled(title.isEmpty)
            }
            .padding()
            List {
                ForEach($items) { $item in
                    if showsDone || !item.isDone {
                        Toggle(isOn: $item.isDone) {
                            Text(item.title).strikethrough(item.isDone).foregroundColor(item.isDone ? .gray : .primary)
                        }
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            Toggle("Show done (\(items.filter(\.isDone).count))", isOn: $showsDone).padding()
        }
    }
    private func add() {
        items.append(Item(title: title))
        title = ""
    }
}

struct WeatherCard: View {
    let city: String
    let temperature: Double
    let hours: [(hour: Int, symbol: String, degrees: Int)]
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading) {
                    Text(city).font(.title2).fontWeight(.medium)
                    Text("\(temperature, specifier: "%.0f")°").font(.system(size: 64, weight: .thin))
                }
                Spacer()
                Image(systemName: temperature > 20 ? "sun.max.fill" : "cloud.rain.fill").font(.system(size: 48))
                    .foregroundColor(temperature > 20 ? .yellow : .white)
            }
            Divider().background(Color.white)
            ScrollView(.horizontal) {
                HStack(spacing: 18) {
                    ForEach(hours, id: \.hour) { entry in
                        VStack(spacing: 6) {
                            Text(entry.hour == 0 ? "Now" : "\(entry.hour)h").font(.caption)
                            Image(systemName: entry.symbol)
                            Text("\(entry.degrees)°").font(.footnote.bold())
                        }
                    }
                }
            }
        }
        .padding()
        .foregroundColor(.white)
        .background(LinearGradient(colors: [Color.blue, Color.blue.opacity(0.5)], startPoint: .top, endPoint: .bottom))
        .cornerRadius(24)
    }
}

struct Quiz: View {
    @State private var index = 0
    @State private var chosen: Int?
    @State private var score = 0
    let questions: [(text: String, answers: [String], correct: Int)]
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ProgressView(value: Double(index), total: Double(questions.count)) {
                Text("Question \(index + 1) of \(questions.count)")
            }
            Text(questions[index].text).font(.title2.bold()).fixedSize(horizontal: false, vertical: true)
            ForEach(questions[index].answers.indices, id: \.self) { answer in
                Button {
                    chosen = answer
                    if answer == questions[index].correct { score += 1 }
                } label: {
                    HStack {
                        Text(questions[index].answers[answer])
                        Spacer()
                        if chosen == answer {
                            Image(systemName: answer == questions[index].correct ? "checkmark" : "xmark")
                        }
                    }
                    .padding()
                    .background(
                        RoundedRectangle(cornerRadius: 10)
                            .fill(
                                chosen == nil
                                    ? Color.gray.opacity(0.15)
                                    : answer == questions[index].correct
                                        ? Color.green.opacity(0.4)
                                        : chosen == answer ? Color.red.opacity(0.4) : Color.gray.opacity(0.1)))
                }
                .buttonStyle(.plain)
                .disabled(chosen != nil)
            }
            Spacer()
            Button("Next") {
                index = min(index + 1, questions.count - 1)
                chosen = nil
            }
            .disabled(chosen == nil)
            Text("Score: \(score)").font(.footnote)
        }
        .padding()
    }
}

struct MemoryGame: View {
    struct Card: Identifiable { let id: Int; let symbol: String; var isUp = false; var isFound = false }
    @State private var cards: [Card] = []
    @State private var moves = 0
    var body: some View {
        VStack {
            Text("Moves: \(moves)").font(.headline)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
                ForEach(cards) { card in
                    ZStack {
                        RoundedRectangle(cornerRadius: 10).fill(card.isUp || card.isFound ? Color.white : Color.blue)
                        RoundedRectangle(cornerRadius: 10).strokeBorder(Color.blue, lineWidth: 2)
                        if card.isUp || card.isFound {
                            Image(systemName: card.symbol).font(.largeTitle).foregroundColor(.orange)
                        }
                    }
                    .aspectRatio(2 / 3, contentMode: .fit)
                    .opacity(card.isFound ? 0.4 : 1)
                    .onTapGesture {
                        guard let index = cards.firstIndex(where: { $0.id == card.id }), !card.isUp else { return }
                        withAnimation { cards[index].isUp = true }
                        moves += 1
                    }
                }
            }
            Button("New game") { cards.shuffle() }.padding()
        }
        .padding()
    }
}

struct Player: View {
    @State private var position = 40.0
    @State private var isPlaying = false
    @State private var volume: Double = 0.7
    let title: String
    let artist: String
    let length = 215.0
    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 16)
                .fill(AngularGradient(colors: [.purple, .blue, .pink, .purple], center: .center))
                .aspectRatio(1, contentMode: .fit)
                .overlay(Image(systemName: "music.note").font(.system(size: 80)).foregroundColor(.white.opacity(0.8)))
                .scaleEffect(isPlaying ? 1 : 0.9)
            VStack(spacing: 4) {
                Text(title).font(.title3).bold()
                Text(artist).foregroundStyle(.secondary)
            }
            VStack(spacing: 0) {
                Slider(value: $position, in: 0...length)
                HStack {
                    Text(String(format: "%d:%02d", Int(position) / 60, Int(position) % 60))
                    Spacer()
                    Text(String(format: "-%d:%02d", Int(length - position) / 60, Int(length - position) % 60))
                }
                .font(.caption).monospacedDigit().foregroundColor(.secondary)
            }
            HStack(spacing: 50) {
                Button {
                    position = max(position - 15, 0)
                } label: {
                    Image(systemName: "backward.fill")
                }
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
                }
                Button {
                    position = min(position + 15, length)
                } label: {
                    Image(systemName: "forward.fill")
                }
            }
            .font(.title)
            .buttonStyle(.plain)
            HStack {
                Image(systemName: "speaker.fill")
                Slider(value: $volume)
                Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundColor(.gray)
        }
        .padding(32)
    }
}

struct NoteEditor: View {
    @Binding var title: String
    @Binding var text: String
    @State private var isBold = false
    @State private var size = 15.0
    private var words: Int { text.split { $0 == " " || $0 == "\n" }.count }
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Title", text: $title).font(.title).padding()
            Divider()
            TextEditor(text: $text).font(.system(size: CGFloat(size), weight: isBold ? .bold : .regular)).padding(
                .horizontal, 10)
            Divider()
            HStack {
                Toggle(isOn: $isBold) { Image(systemName: "bold") }.toggleStyle(.button)
                Slider(value: $size, in: 10...30, step: 1).frame(width: 160)
                Spacer()
                Text("\(words) word\(words == 1 ? "" : "s"), \(text.count) characters").font(.caption).foregroundColor(
                    .secondary)
            }
            .padding(8)
        }
    }
}

struct PhotoGallery: View {
    let names: [String]
    @State private var selected: Int?
    @State private var scale: CGFloat = 1
    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 2)], spacing: 2) {
                    ForEach(names.indices, id: \.self) { index in
                        Image(names[index]).resizable().scaledToFill().frame(
                            minWidth: 0, maxWidth: .infinity, minHeight: 100, maxHeight: 100
                        ).clipped()
                            .onTapGesture { withAnimation(.easeInOut) { selected = index } }
                    }
                }
            }
            if let selected {
                Color.black.opacity(0.9).ignoresSafeArea().onTapGesture { self.selected = nil }
                Image(names[selected]).resizable().scaledToFit().scaleEffect(scale)
                    .gesture(
                        MagnificationGesture().onChanged { scale = max(1, min($0, 4)) }.onEnded { _ in
                            withAnimation { scale = 1 }
                        })
                VStack {
                    Spacer()
                    Text("\(selected + 1) / \(names.count)").foregroundColor(.white).padding()
                }
            }
        }
    }
}
