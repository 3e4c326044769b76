import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

#if DEBUG
    @MainActor @Suite("Invariants of the tree")
    struct TreeInvariantTests {
        private struct Page: View {
            @State private var isOn = true
            var body: some View {
                VStack {
                    Text("One")
                    if isOn { Text("Two").padding() }
                    Button("Turn") { isOn.toggle() }
                }
            }
        }

        private func nodes(below node: _ViewNode) -> [_ViewNode] {
            var result = [node]
            node.forEachChild { result += nodes(below: $0) }
            return result
        }

        /// What is said of a tree after `damage` was done to it.
        private func problems(_ damage: (_ nodes: [_ViewNode]) -> () -> Void) -> [String] {
            let window = TestWindow(size: CGSize(width: 100, height: 100), Page())
            window.settle()
            #expect(window.root.brokenInvariants() == [])
            let repair = damage(nodes(below: window.root.root))
            let found = window.root.brokenInvariants()
            repair()
            #expect(window.root.brokenInvariants() == [])
            window.close()
            return found
        }

        private func first<N: _ViewNode>(_ type: N.Type, _ nodes: [_ViewNode]) -> N {
            nodes.lazy.compactMap { $0 as? N }.first!
        }

        @Test("a node whose parent is another one is found")
        func parents() {
            let found = problems { nodes in
                let text = first(TextNode.self, nodes), parent = text.parent
                text.parent = nodes[0]
                return { text.parent = parent }
            }
            #expect(
                found.contains {
                    $0.hasPrefix("TextNode at depth ") && $0.contains("its parent RootNode at depth 1 has 1")
                })
            #expect(found.contains { $0.contains("and its parent is RootNode at depth 1") })
        }

        @Test("a node that left and one that still waits are found")
        func flags() {
            let found = problems { nodes in
                let text = first(TextNode.self, nodes), stack = first(StackNode.self, nodes)
                text.flags.insert(.left)
                stack.flags.insert(.stale)
                return {
                    text.flags.remove(.left)
                    stack.flags.remove(.stale)
                }
            }
            #expect(
                found.contains { $0.hasPrefix("TextNode at depth") && $0.hasSuffix("is in the tree, and has left it") })
            #expect(found.contains { $0.hasPrefix("StackNode at depth") && $0.hasSuffix("still waits for an update") })
        }

        @Test("an element that is laid out by another than lists it is found")
        func layoutParents() {
            let found = problems { nodes in
                let text = first(TextNode.self, nodes), stack = text.layoutParent
                text.layoutParent = nil
                return { text.layoutParent = stack }
            }
            #expect(found.count == 1)
            #expect(found[0].hasPrefix("StackNode at depth") && found[0].hasSuffix("which is laid out by nobody"))
        }

        @Test("the reader of a body that tells another node is found")
        func readers() {
            let found = problems { nodes in
                let page = first(CompositeNode<Page>.self, nodes), reader = page.heldReader
                reader?.node = nodes[0]
                return { reader?.node = page }
            }
            #expect(found.count == 1)
            #expect(found[0].hasPrefix("the reader of CompositeNode at depth"))
            #expect(found[0].hasSuffix("tells RootNode at depth 1"))
        }
    }
#endif
