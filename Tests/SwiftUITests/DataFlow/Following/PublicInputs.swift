import Foundation

/// The closures that are kept and the bindings that public functions take, told by the type, the function and the
/// parameter.
enum PublicInputs {
    /// What has a case of its own.
    static let cases: Set<String> = [
        "AsyncImage.init(content: closure)",
        "AsyncImage.init(placeholder: closure)",
        "Binding.init(_: Binding)",
        "Binding.init(get: closure)",
        "ColorPicker.init(selection: Binding)",
        "DatePicker.init(selection: Binding)",
        "DisclosureGroup.init(content: closure)",
        "DisclosureGroup.init(isExpanded: Binding)",
        "ForEach.init(_: Binding)",
        "ForEach.init(content: Binding)",
        "ForEach.init(content: closure)",
        "GeometryReader.init(content: closure)",
        "KeyframeAnimator.init(content: closure)",
        "Group.init(transform: closure)",
        "List.init(_: Binding)",
        "List.init(rowContent: Binding)",
        "List.init(rowContent: closure)",
        "List.init(selection: Binding)",
        "NavigationLink.init(isActive: Binding)",
        "NavigationLink.init(selection: Binding)",
        "NavigationSplitView.init(columnVisibility: Binding)",
        "NavigationSplitView.init(preferredCompactColumn: Binding)",
        "NavigationStack.init(path: Binding)",
        "OutlineGroup.init(_: Binding)",
        "OutlineGroup.init(content: Binding)",
        "OutlineGroup.init(content: closure)",
        "PhaseAnimator.init(content: closure)",
        "Picker.init(selection: Binding)",
        "ScrollViewReader.init(content: closure)",
        "Section.init(isExpanded: Binding)",
        "SecureField.init(text: Binding)",
        "Slider.init(value: Binding)",
        "Stepper.init(value: Binding)",
        "TabView.init(selection: Binding)",
        "DisclosureTableRow.init(content: closure)",
        "DisclosureTableRow.init(isExpanded: Binding)",
        "MultiDatePicker.init(selection: Binding)",
        "Table.init(columnCustomization: Binding)",
        "Table.init(selection: Binding)",
        "Table.init(sortOrder: Binding)",
        "TableColumn.init(content: closure)",
        "TableRowContent.contextMenu(menuItems: closure)",
        "TableRowContent.contextMenu(preview: closure)",
        "View.inspector(content: closure)",
        "View.inspector(isPresented: Binding)",
        "TextEditor.init(selection: Binding)",
        "TextEditor.init(text: Binding)",
        "TextField.init(selection: Binding)",
        "TextField.init(text: Binding)",
        "TextField.init(value: Binding)",
        "TimelineView.init(content: closure)",
        "Toggle.init(isOn: Binding)",
        "View.actionSheet(isPresented: Binding)",
        "View.actionSheet(item: Binding)",
        "View.alert(isPresented: Binding)",
        "View.alert(error: Binding)",
        "View.alert(item: Binding)",
        "View.alignmentGuide(computeValue: closure)",
        "View.anchorPreference(transform: closure)",
        "View.backgroundPreferenceValue(_: closure)",
        "View.confirmationDialog(isPresented: Binding)",
        "View.dialogSuppressionToggle(isSuppressed: Binding)",
        "View.containerRelativeFrame(_: closure)",
        "View.confirmationDialog(item: Binding)",
        "View.contextMenu(menu: closure)",
        "View.fileExporter(isPresented: Binding)",
        "View.fileImporter(isPresented: Binding)",
        "View.fileMover(isPresented: Binding)",
        "View.fullScreenCover(content: closure)",
        "View.fullScreenCover(isPresented: Binding)",
        "View.fullScreenCover(item: Binding)",
        "View.navigationDestination(destination: closure)",
        "View.navigationDestination(isPresented: Binding)",
        "View.navigationDestination(item: Binding)",
        "View.navigationTitle(_: Binding)",
        "View.onGeometryChange(of: closure)",
        "View.onScrollGeometryChange(of: closure)",
        "View.overlayPreferenceValue(_: closure)",
        "View.phaseAnimator(content: closure)",
        "View.keyframeAnimator(content: closure)",
        "View.scrollTransition(transition: closure)",
        "View.visualEffect(_: closure)",
        "View.popover(content: closure)",
        "View.popover(isPresented: Binding)",
        "View.popover(item: Binding)",
        "View.presentationDetents(selection: Binding)",
        "View.scrollPosition(_: Binding)",
        "View.scrollPosition(id: Binding)",
        "View.searchScopes(_: Binding)",
        "View.findNavigator(isPresented: Binding)",
        "View.searchable(editableTokens: Binding)",
        "View.searchable(isPresented: Binding)",
        "View.searchable(suggestedTokens: Binding)",
        "View.searchable(text: Binding)",
        "View.searchable(token: Binding)",
        "View.searchable(token: closure)",
        "View.searchable(tokens: Binding)",
        "View.sheet(content: closure)",
        "View.sheet(isPresented: Binding)",
        "View.sheet(item: Binding)",
        "View.transformAnchorPreference(transform: inout)",
        "View.transformEnvironment(transform: inout)",
        "View.transformPreference(_: inout)",
    ]

    /// What needs no case, and why.
    static let withoutCase = [
        "AttributedString.transform(body: inout)": "runs at once",
        "AttributedString.transformAttributes(body: inout)": "runs at once",
        "Binding.init(projectedValue: Binding)": "is the same binding",
        "DocumentGroup.init(editor: closure)": "is evaluated in the body of a view of the window",
        "DocumentGroup.init(newDocument: closure)": "runs once for each document",
        "DocumentGroup.init(viewer: closure)": "is evaluated in the body of a view of the window",
        "Canvas.init(renderer: inout)": "draws what is not described; CanvasTests tries it",
        "FocusedBinding.init(_: Binding)": "is a key path",
        "Gesture.map(_: closure)": "runs in an event",
        "Gesture.updating(body: inout)": "runs in an event",
        "GestureState.init(reset: inout)": "runs in an event",
        "GestureStateGesture.init(body: inout)": "runs in an event",
        "NewDocumentAction.callAsFunction(_: closure)": "runs once for each document",
        "OpenURLAction.init(handler: closure)": "runs in an event",
        "GraphicsContext.clipToLayer(content: inout)": "runs at once",
        "GraphicsContext.drawLayer(content: inout)": "runs at once",
        "PhaseAnimator.init(animation: closure)": "runs in an action",
        "KeyframeAnimator.init(keyframes: closure)": "is asked when the keyframes begin",
        "View.keyframeAnimator(keyframes: closure)": "is asked when the keyframes begin",
        "View.phaseAnimator(animation: closure)": "runs in an action",
        "Path.init(_: inout)": "runs at once",
        "Preview.init(body: closure)": "is evaluated by the previewer, as a view",
        "Scene.transformEnvironment(transform: inout)": "is the transform of the views in its windows",
        "ShareLink.init(preview: closure)": "is evaluated in the body of the link",
        "StateObject.init(wrappedValue: closure)": "runs once (semantics 3)",
        "TabContent.draggable(_: closure)": "runs in an event",
        "TableRowContent.draggable(_: closure)": "runs in an event",
        "TableRowContent.itemProvider(_: closure)": "runs in an event",
        "View.draggable(_: closure)": "runs in an event",
        "View.draggable(preview: closure)": "runs in an event",
        "Image.init(renderer: inout)":
            "draws when it is shown, as a picture that follows nothing; DrawnImageTests tries it",
        "View.dropConfiguration(_: closure)": "runs in an event",
        "View.dropDestination(action: closure)": "runs in an event",
        "View.onDrag(_: closure)": "runs in an event",
        "View.onDrag(preview: closure)": "runs in an event",
        "View.onDrop(isTargeted: Binding)": "is only written",
        "View.onDrop(perform: closure)": "runs in an event",
        "View.onKeyPress(action: closure)": "runs in an event",
        "View.accessibilityRotor(entries: closure)": "runs in an event",
        "View.copyable(_: closure)": "runs in an event",
        "View.cuttable(action: closure)": "runs in an event",
        "View.onCopyCommand(perform: closure)": "runs in an event",
        "View.onCutCommand(perform: closure)": "runs in an event",
        "View.onPasteCommand(validator: closure)": "runs in an event",
        "View.pasteDestination(validator: closure)": "runs in an event",
        "View.tabViewCustomization(_: Binding)": "is compared by TabCustomizationTests",
        "View.sensoryFeedback(_: closure)": "runs in an action",
        "View.sensoryFeedback(condition: closure)": "runs in an action",
        "View.transaction(_: inout)": "runs in every update",
        "ViewModifier.transaction(_: inout)": "runs in every update",
        "WindowGroup.init(content: Binding)": "is evaluated in the body of a view of the window",
        "WindowGroup.init(defaultValue: closure)": "gives the first value of a window",
        "_PreferenceTransformModifier.init(transform: inout)": "is that of transformPreference",
        "_TransactionModifier.init(transform: inout)": "runs in every update",
        "TabContent.popover(content: closure)": "is that of View.popover around the tab's item",
        "TabContent.popover(isPresented: Binding)": "is that of View.popover around the tab's item",
        "TabContent.popover(item: Binding)": "is that of View.popover around the tab's item",
    ]

    /// What the sources declare.
    static func declared() throws -> Set<String> {
        var folder = URL(filePath: #filePath)
        while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
        folder.deleteLastPathComponent()
        folder.append(path: "Sources/SwiftUI")
        var found: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
        for case let file as URL in files
        where file.pathExtension == "swift" && !file.path.contains("/Refused/") {
            found.formUnion(inputs(in: try String(contentsOf: file, encoding: .utf8)))
        }
        return found
    }

    private static func inputs(in source: String) -> Set<String> {
        var found: Set<String> = []
        var owner = ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let type = line.firstMatch(
                of: /^(?:@?\w+(?:\([^)]*\))? )*?(?:extension|struct|class|enum|protocol) (\w+)/)
            {
                owner = String(type.1)
            }
            guard
                let function = line.firstMatch(
                    of: /^ *(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:\w+ )*?(?:func (\w+)|init\b)/)
            else { continue }
            // What begins with an underscore is for other modules of ours, which have cases of their own.
            if function.1?.hasPrefix("_") == true { continue }
            let rest = lines[index...].joined(separator: "\n").dropFirst(
                line.distance(from: line.startIndex, to: function.range.upperBound))
            for parameter in parameters(of: rest) {
                guard let kind = kind(of: parameter.type) else { continue }
                found.insert("\(owner).\(function.1 ?? "init")(\(parameter.label): \(kind))")
            }
        }
        return found
    }

    private static func kind(of type: Substring) -> String? {
        if type.contains("Binding<") { return "Binding" }
        guard type.contains("->") else { return nil }
        if type.contains("-> Void") || type.contains("-> ()") { return type.contains("inout") ? "inout" : nil }
        return type.contains("@escaping") || type.contains(")?") ? "closure" : nil
    }

    /// The parameters in the first parentheses that are no generic ones.
    private static func parameters(of text: Substring) -> [(label: Substring, type: Substring)] {
        var depth = 0, angles = 0
        var parts: [String] = []
        var last: Character = " "
        for character in text {
            defer { last = character }
            switch character {
            case "<": angles += 1
            case ">" where last != "-": angles -= 1
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if depth == 0, character == ")" { break }
            if depth == 0 { if parts.isEmpty { continue } else { break } }
            if parts.isEmpty {
                if angles == 0 { parts = [""] }
                continue
            }
            if depth == 1, angles == 0, character == "," {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.compactMap { part in
            let words = Substring(part.split(whereSeparator: \.isWhitespace).joined(separator: " "))
            guard let match = words.firstMatch(of: /^(?:@\w+(?:<\w+>)? )*(\w+)(?: \w+)?: (.*)$/) else { return nil }
            return (match.1, match.2)
        }
    }
}
