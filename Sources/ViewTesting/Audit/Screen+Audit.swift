import Foundation
import MartletDisplay
import MartletCairo
import MartletHost
import SwiftUI

extension Screen {
    /// Looks for what keeps people from using what is on the screen: those who do not see, who see little, who use the
    /// keyboard alone, or whose hands are not steady.
    ///
    ///     @MainActor @Test func everyoneCanUseTheSettings() {
    ///         #expect(Screen { SettingsView() }.audit() == [])
    ///     }
    ///
    /// Only what is in sight and not behind a sheet or menu is looked at.
    ///
    /// - Parameters:
    ///   - kinds: What to look for.
    ///   - textSize: The size of the desktop's texts at which none may be cut off. The screen has it for a moment.
    /// - Returns: What was found, kind by kind, in reading order.
    public func audit(
        _ kinds: Set<AuditFinding.Kind> = Set(AuditFinding.Kind.allCases), textSize: DynamicTypeSize = .accessibility1
    ) -> [AuditFinding] {
        let screen = description
        let audit = Audit(
            elements: screen.elements.filter { !$0.isCovered }, texts: screen.texts, rows: screen.rows)
        return AuditFinding.Kind.allCases.filter(kinds.contains).flatMap { kind in
            switch kind {
            case .unnamed: audit.unnamed
            case .smallTarget: audit.smallTargets
            case .lowContrast: lowContrast(audit)
            case .equalLabels: audit.equalLabels
            case .unreachable: audit.unreachable
            case .truncated: truncated(at: textSize)
            }
        }
    }

    private func lowContrast(_ audit: Audit) -> [AuditFinding] {
        let scale = 3.0
        let pixels = clock.capture { [root] in
            CairoRenderer().pixels(
                of: root.rootGroup, size: root.size, scale: scale, background: root.backgroundColor)
        }
        let shown = shownTexts
        return audit.texts.compactMap { text, frame in
            guard !audit.isInactive(frame), let contrast = pixels.contrast(in: frame, scale: scale) else { return nil }
            let least = shown.first { $0.text.string == text }?.isLarge == true ? 3.0 : 4.5
            if contrast >= least - 0.05 { return nil }
            let ratio = (contrast * 10).rounded() / 10
            return AuditFinding(
                kind: .lowContrast, element: "text \"\(text)\"", frame: frame,
                reason: "has a contrast of \(ratio) to 1, less than \(least)")
        }
    }

    private func truncated(at size: DynamicTypeSize) -> [AuditFinding] {
        let usual = dynamicTypeSize
        dynamicTypeSize = size
        defer { dynamicTypeSize = usual }
        let cut = Set(shownTexts.filter(\.isTruncated).map(\.text.string))
        return description.texts.filter { cut.contains($0.text) }.map {
            AuditFinding(
                kind: .truncated, element: "text \"\($0.text)\"", frame: $0.frame,
                reason: "is cut off when texts are \(size)")
        }
    }

    /// Every text that is drawn.
    private var shownTexts: [MeasuredText] {
        bringUpToDate()
        var result: [MeasuredText] = []
        var groups = [root.rootGroup]
        while let group = groups.popLast() {
            for item in group.items {
                switch item {
                case .text(let text, _): result.append(text)
                case .group(let child): groups.append(child)
                default: break
                }
            }
        }
        return result
    }
}

extension MeasuredText {
    /// Whether the letters are large enough to be read with less contrast: 24 points, or 18.5 in bold.
    fileprivate var isLarge: Bool {
        text.runs.allSatisfy { $0.font.size >= 24 || ($0.font.size >= 18.5 && $0.font.weight >= 700) }
    }
}

/// What can be told from a description alone.
private struct Audit {
    let elements: [AccessibleElement]
    let texts: [(text: String, frame: CGRect)]
    let rows: [CGRect]

    private func finding(_ kind: AuditFinding.Kind, _ element: AccessibleElement, _ reason: String) -> AuditFinding {
        AuditFinding(kind: kind, element: element.words, frame: element.frame, reason: reason)
    }

    private var controls: [AccessibleElement] { elements.filter(\.role.isControl) }

    var unnamed: [AuditFinding] {
        elements.filter { $0.role.isControl || $0.role == .progress || $0.role == .image }
            .filter { $0.label.allSatisfy(\.isWhitespace) }
            .map { finding(.unnamed, $0, "has no name") }
    }

    var smallTargets: [AuditFinding] {
        let targets = controls.filter(\.isEnabled)
        return targets.filter { target in
            if target.frame.width >= 24, target.frame.height >= 24 { return false }
            return targets.contains { $0.id != target.id && $0.frame.isNear(target.frame.center, 12) }
        }.map { finding(.smallTarget, $0, "is too small to be hit: \($0.frame.width) by \($0.frame.height) points") }
    }

    var equalLabels: [AuditFinding] {
        let pressed = controls.filter { [.button, .link, .menu, .menuItem].contains($0.role) && !$0.label.isEmpty }
        let groups = Dictionary(grouping: pressed) { "\($0.role) \($0.label) \(row(of: $0) ?? -1)" }
        return pressed.filter { element in
            let equal = groups["\(element.role) \(element.label) \(row(of: element) ?? -1)"] ?? []
            return equal.count > 1 && equal[0].id == element.id
        }.map { element in
            let count = pressed.count { $0.role == element.role && $0.label == element.label }
            return finding(.equalLabels, element, "is there \(count) times")
        }
    }

    private func row(of element: AccessibleElement) -> Int? { rows.firstIndex { $0.contains(element.frame.center) } }

    var unreachable: [AuditFinding] {
        controls.filter { element in
            guard element.isEnabled, !element.isFocusable, ![.option, .row].contains(element.role) else { return false }
            // Arrows choose among the tabs of a picker.
            if element.role == .tab,
                controls.contains(where: { $0.role == .picker && $0.frame.contains(element.frame.center) })
            {
                return false
            }
            // What is made of several controls is reached through these.
            return !controls.contains {
                $0.id != element.id && $0.isFocusable && element.frame.contains($0.frame.center)
            }
        }.map { finding(.unreachable, $0, "cannot be reached by keyboard") }
    }

    /// Whether a place belongs to a control that is disabled, or to what is behind something else.
    func isInactive(_ frame: CGRect) -> Bool {
        elements.contains { $0.role.isControl && !$0.isEnabled && $0.frame.contains(frame.center) }
            || !elements.contains { $0.frame.intersects(frame) }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether a part of the rectangle lies within a distance of a point.
    fileprivate func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
        let x = max(minX - point.x, 0, point.x - maxX), y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y < distance * distance
    }
}
