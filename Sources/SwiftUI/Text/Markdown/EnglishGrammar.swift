/// Nouns with an s, and those without.
enum EnglishGrammar: GrammarRules {
    static func isPlural(_ amount: Decimal) -> Bool { amount != 1 }

    static func noun(_ word: String, isPlural: Bool) -> String {
        let lower = word.lowercased()
        if unchanged.contains(lower) { return word }
        let new = isPlural ? plural(lower) : singular(lower)
        return new == lower ? word : cased(new, like: word)
    }

    static func form(of word: String, isPlural: Bool) -> String {
        let lower = word.lowercased()
        guard let pair = agreeing.first(where: { $0.one == lower || $0.many == lower }) else { return word }
        return cased(isPlural ? pair.many : pair.one, like: word)
    }

    static func endsPhrase(_ word: String) -> Bool { phraseEnds.contains(word.lowercased()) }

    private static let agreeing: [(one: String, many: String)] = [
        ("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"), ("isn't", "aren't"),
        ("wasn't", "weren't"), ("hasn't", "haven't"), ("doesn't", "don't"), ("this", "these"),
        ("itself", "themselves"), ("its", "their"),
    ]

    private static let phraseEnds: Set<String> = [
        "about", "after", "ago", "among", "and", "are", "at", "before", "behind", "below", "between", "by", "during",
        "for", "from", "had", "has", "have", "in", "inside", "into", "is", "left", "like", "near", "of", "off", "on",
        "or", "out", "over", "per", "remaining", "selected", "since", "that", "till", "to", "under", "until", "was",
        "were", "which", "who", "will", "with", "within", "without",
    ]

    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "offspring", "salmon", "trout",
        "swine", "bison", "shrimp", "squid", "headquarters", "crossroads", "means", "news", "information", "equipment",
        "rice", "money", "furniture", "luggage", "advice", "software", "hardware", "metadata", "feedback", "scissors",
        "pants", "jeans", "glasses", "trousers", "pyjamas", "pajamas", "mb", "gb", "kb", "km", "kg", "cm", "mm",
    ]

    private static let irregular: [(one: String, many: String)] = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"), ("foot", "feet"),
        ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("ox", "oxen"), ("die", "dice"),
        ("leaf", "leaves"), ("life", "lives"), ("knife", "knives"), ("wife", "wives"), ("wolf", "wolves"),
        ("half", "halves"), ("shelf", "shelves"), ("self", "selves"), ("calf", "calves"), ("loaf", "loaves"),
        ("thief", "thieves"), ("elf", "elves"), ("sheaf", "sheaves"), ("hoof", "hooves"), ("scarf", "scarves"),
        ("criterion", "criteria"), ("phenomenon", "phenomena"), ("datum", "data"), ("medium", "media"),
        ("bacterium", "bacteria"), ("curriculum", "curricula"), ("stimulus", "stimuli"), ("alumnus", "alumni"),
        ("cactus", "cacti"), ("fungus", "fungi"), ("nucleus", "nuclei"), ("radius", "radii"), ("vertex", "vertices"),
        ("matrix", "matrices"), ("index", "indices"), ("appendix", "appendices"), ("quiz", "quizzes"),
        ("movie", "movies"), ("cookie", "cookies"), ("calorie", "calories"), ("selfie", "selfies"), ("tie", "ties"),
        ("pie", "pies"), ("lie", "lies"), ("zombie", "zombies"), ("hero", "heroes"), ("potato", "potatoes"),
        ("tomato", "tomatoes"), ("echo", "echoes"), ("veto", "vetoes"), ("torpedo", "torpedoes"), ("axis", "axes"),
        ("bus", "buses"), ("gas", "gases"), ("lens", "lenses"), ("bias", "biases"), ("atlas", "atlases"),
        ("canvas", "canvases"), ("alias", "aliases"), ("iris", "irises"), ("cache", "caches"), ("shoe", "shoes"),
        ("toe", "toes"), ("ache", "aches"), ("size", "sizes"), ("prize", "prizes"),
    ]

    /// Nouns that end in "man" and have nothing to do with one.
    private static let regularMen: Set<String> = [
        "human", "german", "roman", "talisman", "ottoman", "shaman", "caiman",
    ]

    private static func plural(_ word: String) -> String {
        if let pair = irregular.first(where: { $0.many == word }) { return pair.many }
        if let found = irregular.first(where: { isMade(of: $0.one, word) }) {
            return word.dropLast(found.one.count) + found.many
        }
        if isRegularPlural(word) { return word }
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }

    private static func singular(_ word: String) -> String {
        if irregular.contains(where: { $0.one == word }) { return word }
        if let found = irregular.first(where: { isMade(of: $0.many, word) }) {
            return word.dropLast(found.many.count) + found.one
        }
        guard isRegularPlural(word) else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if ["ses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    /// Whether a word is that noun, or ends in one that other words are made with: "salesperson", "grandchild".
    private static func isMade(of noun: String, _ word: String) -> Bool {
        if word == noun { return true }
        let compounds: Set<String> = ["person", "man", "woman", "child", "foot"]
        return compounds.contains(noun) && word.hasSuffix(noun) && !regularMen.contains(word)
            && (noun.hasPrefix("m") ? word.count > noun.count + 1 : true)
    }

    /// Whether a word looks like the plural of one that takes an s.
    private static func isRegularPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix) && word.count > 2
            && !irregular.contains { $0.one == word }
    }

    private static func cased(_ word: String, like model: String) -> String {
        if model.count > 1, model == model.uppercased() { return word.uppercased() }
        return model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
}
