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
  "ConditionalExpression: if ([known !== undefined→false]) return known;":
    "what is kept spares counting it again",
  "CallExpression: [weights.set(arrival.nonce, weight);→;]": "what is kept spares counting it again",
  "EqualityOperator: return eventTime(a) - eventTime(b) || ([a.nonce < b.nonce→a.nonce <= b.nonce] ? -1 : 1);":
    "no two have the same nonce",
  "EqualityOperator: .sort(([a, one], [b, two]) => two.people - one.people || ([a < b→a <= b] ? -1 : 1))":
    "no two have the same key",
  "EqualityOperator: return changedA === changedB ? [textOf(a) < textOf(b)→textOf(a) <= textOf(b)] : changedA > changedB;":
    "two of one text are one",
  "EqualityOperator: return changedA === changedB ? textOf(a) < textOf(b) : [changedA > changedB→changedA >= changedB];":
    "of those that were changed at once the text has decided",
  "ConditionalExpression: const target = [event.target === null→false] ? undefined : log.get(event.target);":
    "no event has null for a nonce",
  'OptionalChaining: ceremony: [first?.ceremony→first.ceremony] ?? "",':
    "nobody is known of whom nothing happened",
  'StringLiteral: ceremony: first?.ceremony ?? [""→"Stryker was here!"],':
    "nobody is known of whom nothing happened",
  "OptionalChaining: guest: [first?.guest→first.guest] ?? null,": "nobody is known of whom nothing happened",
  "OptionalChaining: walkIn: [first?.walkIn→first.walkIn] ?? null,":
    "nobody is known of whom nothing happened",
  "ConditionalExpression: if ([guest !== undefined→true] && thread !== undefined)":
    "the pattern has a guest and a thread together or neither",
  "ConditionalExpression: if (guest !== undefined && [thread !== undefined→true])":
    "the pattern has a guest and a thread together or neither",
  "LogicalOperator: if ([guest !== undefined && thread !== undefined→guest !== undefined || thread !== undefined])":
    "the pattern has a guest and a thread together or neither",
  'StringLiteral: const [, invitationId = [""→"Stryker was here!"], inviteId = "", secret = ""] = match;':
    "the pattern has all three",
  'StringLiteral: const [, invitationId = "", inviteId = [""→"Stryker was here!"], secret = ""] = match;':
    "the pattern has all three",
  'StringLiteral: const [, invitationId = "", inviteId = "", secret = [""→"Stryker was here!"]] = match;':
    "the pattern has all three",
  'StringLiteral: const [, before = [""→"Stryker was here!"], digits = ""] = /^(.*?)(\\d+)$/.exec(text.trim()) ?? [];':
    "without digits there is nothing to count on from, and with them what stands before is there",
  'Regex: .replace([/[^\\p{L}\\p{N}]+/gu→/[^\\p{L}\\p{N}]/gu], "")':
    "each of them goes, one by one or together",
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
    about: /^(without a condition|also the \w+): (\[?&& )hasRole\(request\.resource\.data\.invitationId/,
    why: "a task is counted in the same commit, and who counts needs the same role",
  },
  {
    about: /timestamp\.value\(\[0→-?1\]\)/,
    why: "a thousandth of a second after 1970, or before, is as long ago",
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
