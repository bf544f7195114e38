import { parseDoorCode } from "@janur/domain/door/door-code";
import { answerGroupOf, hasInvitation, headsOf, seatsOf, type Tally } from "@janur/domain/statistics/figures";
import { guestSenderSchema, type GuestSender } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { envelopeLines } from "@janur/domain/guest/guest-texts";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { deliveries, type Delivery, type GuestListView } from "./list-view.ts";
import { byName, compareNames } from "@janur/domain/text/name-order";
import { plainWords } from "@janur/domain/text/plain-words";

/** A row with what it is searched by, made once. */
export interface ListedGuest extends GuestRow {
  words: string;
}

/** What was made of a row before; a row is never changed, only replaced. */
const madeOf = new WeakMap<GuestRow, ListedGuest>();

function listedOf(row: GuestRow): ListedGuest {
  const made = madeOf.get(row);
  if (made !== undefined) return made;
  const words = plainWords(
    [addressedName(row), row.origin, ...envelopeLines(row), row.group, ...row.tags].join(" "),
  );
  const listed = { ...row, words };
  madeOf.set(row, listed);
  return listed;
}

/**
 * Puts rows into the order of their names, ready to be searched. It remembers the list before, so that
 * a change of one guest among thousands costs little more than finding their place.
 */
export function makeLister(): (rows: readonly GuestRow[]) => ListedGuest[] {
  let before: ListedGuest[] = [];
  return (rows) => {
    const now = new Set(rows.map(listedOf));
    const kept = before.filter((guest) => now.has(guest));
    for (const guest of kept) now.delete(guest);
    before = mergedByName(kept, [...now].sort(byName));
    return before;
  };
}

/** Two ordered lists as one; `added` is the short one. */
function mergedByName(kept: readonly ListedGuest[], added: readonly ListedGuest[]): ListedGuest[] {
  let from = 0;
  const merged = added.flatMap((guest) => {
    const start = from;
    let end = kept.length;
    while (from < end) {
      const middle = (from + end) >> 1;
      const other = kept[middle];
      if (other !== undefined && byName(other, guest) <= 0) from = middle + 1;
      else end = middle;
    }
    return [...kept.slice(start, from), guest];
  });
  return [...merged, ...kept.slice(from)];
}

/** Digits of a phone number as people search for them: "0812", "62812" and "812" are one beginning. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^(62|0)/, "");
}

/** What a sender is called in addresses and choices. */
export function senderKey(sender: GuestSender | null): string {
  return sender === null ? "-" : `${sender.kind}:${sender.id}`;
}

/** The sender that `senderKey` made this key of; anything else is nobody. */
export function senderOf(key: string): GuestSender | null {
  const [kind, id] = key.split(/:(.*)/s);
  return guestSenderSchema.nullable().catch(null).parse({ kind, id });
}

/** Whether a guest is as far as the filter asks. */
export function isInState(row: GuestRow, state: GuestListView["state"]): boolean {
  switch (state) {
    case "":
      return true;
    case "handed":
      return row.listing === "listed" && row.sending === "handed" && answerGroupOf(row) === "unsent";
    case "sent":
      return row.listing === "listed" && hasInvitation(row);
    case "opened":
      return row.openedAt !== null && row.attendance === null;
    case "silent":
    case "unsent":
      return row.listing === "listed" && answerGroupOf(row) === state;
    case "waiting":
      return row.isWaiting;
    case "problem":
      return deliveriesOf(row).includes("failed");
    case "inbox":
      return row.listing === "inbox";
    default:
      return row.attendance === state;
  }
}

/** What became of what was sent to a guest, and why it did not arrive. */
export function deliveriesOf({ dispatch, problem }: GuestRow): readonly Delivery[] {
  if (dispatch === null && problem === null) return [];
  const hasFailed = problem !== null || dispatch?.state === "failed";
  const told: readonly unknown[] = [dispatch?.state, dispatch?.problem, problem, hasFailed && "failed"];
  return deliveries.filter((delivery) => told.includes(delivery));
}

/**
 * The guests that the address asks for, in its order.
 * @param phones digits of phone numbers by guest, where they are known
 * @param openCeremonies ceremonies that everybody is invited to who has no choice of their own
 */
export function filteredGuests(
  guests: readonly ListedGuest[],
  view: GuestListView,
  { phones, openCeremonies }: { phones: ReadonlyMap<string, string>; openCeremonies: readonly string[] },
): ListedGuest[] {
  const words = plainWords(view.q).split(" ");
  const digits = /^[\d\s()+.-]{3,}$/.test(view.q.trim()) ? phoneDigits(view.q) : "";
  // What a scanner types: the code by which a guest is let in.
  const scanned = parseDoorCode(view.q)?.guestId;
  const isFound = (guest: ListedGuest) =>
    guest.id === scanned ||
    words.every((word) => guest.words.includes(word)) ||
    (digits !== "" && (phones.get(guest.id)?.includes(digits) ?? false));
  const found = guests.filter(
    (guest) =>
      (view.group === "" || guest.group === view.group) &&
      (view.side === "" || guest.side === view.side) &&
      (view.tag === "" || guest.tags.includes(view.tag)) &&
      (view.channel === "" || guest.channel === view.channel) &&
      (view.sender === "" || senderKey(guest.sender) === view.sender) &&
      (view.ceremony === "" || (guest.ceremonies ?? openCeremonies).includes(view.ceremony)) &&
      isInState(guest, view.state) &&
      (view.delivery === "" || deliveriesOf(guest).includes(view.delivery)) &&
      (view.q === "" || isFound(guest)),
  );
  switch (view.order) {
    case "name":
      return found;
    case "newest":
      return found.sort((a, b) => b.createdAt - a.createdAt);
    case "answered":
      return found.sort((a, b) => (b.answeredAt ?? 0) - (a.answeredAt ?? 0));
    case "seats":
      return found.sort((a, b) => b.seats - a.seats);
  }
}

const answerStates: readonly GuestListView["state"][] = ["yes", "maybe", "no", "inbox"];

/** Envelopes and seats of guests that the family has listed; where answers were asked for, those and their people. */
export function totalsOf(guests: readonly GuestRow[], state: GuestListView["state"] = ""): Tally {
  if (answerStates.includes(state)) return headsOf(guests);
  return seatsOf(guests.filter(({ listing }) => listing === "listed"));
}

/** Values of a field that occur, each once, in the order of the alphabet. */
export function valuesOf(
  guests: readonly GuestRow[],
  read: (guest: GuestRow) => readonly string[],
): string[] {
  return [...new Set(guests.flatMap(read))].filter((value) => value !== "").sort(compareNames);
}
