import { historyAfter } from "./answered-guest.ts";
import type { Guest, GuestContact } from "./guest.ts";
import { ofGuestTexts } from "./guest-texts.ts";
import { limits } from "../limits.ts";
import type { AnswerChange } from "../rsvp/rsvp.ts";
import { joinedSeat } from "./seat.ts";
import { sendingAt, sendingStates, withMailWish, type Sending } from "./sending.ts";
import { cutText } from "../text/text.ts";

/**
 * What becomes of a guest when another entry turns out to be the same one: what they do not say is taken from it,
 * the later answer counts and every earlier one is in the history, and they have opened and been sent what either has.
 * @param hasCapacity whether seats are counted
 */
export function mergedFields(
  kept: Guest,
  gone: Guest,
  { hasCapacity, now }: { hasCapacity: boolean; now: Date },
  contacts: { kept: GuestContact; gone: GuestContact },
): Partial<Guest> {
  const answers = [kept, gone].sort((a, b) => answeredAt(a) - answeredAt(b));
  const [earlier = kept, later = gone] = answers;
  const answer =
    later.answer === null
      ? null
      : { ...later.answer, revision: Math.max(kept.answer?.revision ?? 0, gone.answer?.revision ?? 0) + 1 };
  const history = [...historyAfter(earlier), ...later.history].sort(byTime).slice(-limits.rsvp.history);
  const opened = [kept.opened, gone.opened].filter((time) => time !== null);
  const reach = (guest: Guest) => sendingStates.indexOf(guest.sending.state);
  const [sending, reached] =
    reach(gone) > reach(kept) ? [withoutQueued(gone.sending), contacts.gone] : [kept.sending, contacts.kept];
  const notes = [...new Set([kept.note, gone.note])].filter((note) => note !== "");
  return {
    honorific: kept.honorific || gone.honorific,
    suffix: kept.suffix || gone.suffix,
    origin: kept.origin || gone.origin,
    ...ofGuestTexts((text) => kept[text] || gone[text]),
    group: kept.group || gone.group,
    side: kept.side ?? gone.side,
    sender: kept.sender ?? gone.sender,
    seats: Math.max(kept.seats, gone.seats),
    ceremonies: kept.ceremonies ?? gone.ceremonies,
    members: kept.members.length > 0 || kept.kind !== "household" ? kept.members : gone.members,
    tags: [...new Set([...kept.tags, ...gone.tags])].slice(0, limits.guest.tags),
    note: cutText(notes.join("\n"), limits.guest.note),
    sending: withMailWish(
      sendingAt(sending, reached, mergedContact(contacts.kept, contacts.gone)),
      ![kept, gone].some(({ sending }) => sending.problem === "unsubscribed"),
    ),
    opened:
      opened.length === 0
        ? null
        : {
            firstAt: new Date(Math.min(...opened.map(({ firstAt }) => firstAt.getTime()))),
            lastAt: new Date(Math.max(...opened.map(({ lastAt }) => lastAt.getTime()))),
          },
    device: kept.device ?? gone.device,
    answer,
    history,
    seat: hasCapacity && answer !== null ? joinedSeat(answer, [kept.seat, gone.seat], now) : null,
    updatedAt: now,
  };
}

/** How the one guest is reached: by what they say themselves, and else by the other entry. */
export function mergedContact(kept: GuestContact, gone: GuestContact): GuestContact {
  return {
    phone: kept.phone ?? gone.phone,
    email: kept.email ?? gone.email,
    address: kept.address || gone.address,
  };
}

/** A message that waits for an entry which is gone goes nowhere. */
function withoutQueued(sending: Sending): Sending {
  return sending.dispatch?.state === "queued" ? { ...sending, dispatch: null } : sending;
}

/** No answer is before every answer. */
function answeredAt({ answer }: Guest): number {
  return answer?.answeredAt.getTime() ?? 0;
}

function byTime(a: AnswerChange, b: AnswerChange): number {
  return a.answeredAt.getTime() - b.answeredAt.getTime();
}
