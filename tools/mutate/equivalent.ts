/*
 * Mutants that decide as the original does, so that no test can tell them apart, each as `described` says it without its
 * line number, and why. They are no survivors, and are counted by themselves.
 */

const ofRules: Readonly<Record<string, string>> = {
  "without a condition: return [request.auth != null && →]!request.auth.token.get('closed', false);":
    "without an account there is no token to read, and what cannot be read refuses",
  "create to write: allow [create→write]: if resource == null":
    "the condition itself refuses what stands there, and what does not is neither replaced nor removed",
  "without a condition: [&& name.size() >= 1→]": "a pattern below asks for a sign that is seen",
  "1 to 0: && name.size() >= [1→0]": "a pattern below asks for a sign that is seen",
  "true to false: && events.get(event, {}).get('inApp', [true→false]) is bool":
    "what is not chosen is a choice either way",
  "true to false: && events.get(event, {}).get('email', [true→false]) is bool;":
    "what is not chosen is a choice either way",
  "without a condition: allow create: if [isOpen('writing') && →]isNewChat(chatId, request.resource.data)":
    "a chat begins with its first message in the same commit, which is refused while writing is shut",
};

const ofGuards: Readonly<Record<string, string>> = {
  'OptionalChaining: if ([dispatch?.problem→dispatch.problem] !== "recipient" || problem === "unsubscribed") return taken;':
    "who comes here has a message that failed",
  "EqualityOperator: const requestedAt = [wanted > before→wanted >= before] ? now : seat.requestedAt;":
    "of as many as before it has returned already",
  "EqualityOperator: return a.seat.requestedAt.getTime() - b.seat.requestedAt.getTime() || ([a.id < b.id→a.id <= b.id] ? -1 : 1);":
    "no two have the same id",
  'ArrayDeclaration: const { addTags = [], removeTags = [[]→["Stryker was here"]], ...fields } = change;':
    "no guest has a tag of that name",
};

/** The same of many at once. */
const patterns: readonly { about: RegExp; why: string }[] = [
  {
    about: /^(without '\w+'|without a condition): (&& |\[&& )[\w.]+\.keys\(\)\.hasAll\(/,
    why: "each of these fields is read by a condition further on, and what cannot be read refuses",
  },
  {
    about:
      /^without a condition: .*\[(&& |\()?(name|url|zone|order|text|events|ids|settings\.get\(field, \[\]\)|events\.get\(event, \{\}\)) is (string|map|list) && →\]/,
    why: "what is asked of it next can be asked of nothing else, and what cannot be asked refuses",
  },
  {
    about: /^update to write: allow \[update→write\]/,
    why: "the condition reads what stands there and what will, so that it refuses what is new and what is removed",
  },
  {
    about: /^(create|update) to write: allow (create, \[update→write\]|\[create→write\], update):/,
    why: "the condition reads what will stand there, so that it refuses what is removed",
  },
  {
    about: /^list to read: allow \[list→read\]: if .*isShortList\(\)/,
    why: "whoever gets one document asks for no number of them, and what cannot be read refuses",
  },
];

/** Why a mutant is the original in other words; null where it is not. */
export function whyEquivalent(line: string): string | null {
  const mutant = line.replace(/^\d+: /, "");
  return ofRules[mutant] ?? ofGuards[mutant] ?? patterns.find(({ about }) => about.test(mutant))?.why ?? null;
}
