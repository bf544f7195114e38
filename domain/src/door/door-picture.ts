import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { guestSides } from "../side/guest-side.ts";
import { isInvitedTo } from "../rsvp/is-invited-to.ts";
import { replyTo } from "../rsvp/attendance.ts";
import { arrivedPeople } from "./arrived-people.ts";
import { eventTime } from "./door-event.ts";
import { doorGateSchema, doorVipSchema, gatesOf, vipsOf } from "./door-gates.ts";
import type { DoorRow } from "./door-row.ts";
import { stateKey, type Attendee, type DoorState } from "./door-state.ts";

const count = z.int().min(0);
/** Invitations and the people on them, who are not the same number. */
const headsSchema = z.strictObject({ invitations: count, people: count });
type Heads = z.output<typeof headsSchema>;

const partSchema = z.strictObject({ arrived: headsSchema, expected: headsSchema });
type Part = z.output<typeof partSchema>;

/** How one ceremony stands. */
export const doorPictureSchema = z.strictObject({
  ...partSchema.shape,
  /** Of those who said that they come, who is not in yet. */
  awaited: headsSchema,
  /** Who is on no list, and who was deleted from it. */
  walkIns: headsSchema,
  strangers: headsSchema,
  /** Invitations with more people than seats. */
  over: count,
  souvenirs: count,
  /** The largest first; all others together under a name that nobody can have. */
  groups: z.array(z.strictObject({ group: z.string().nullable(), ...partSchema.shape })),
  sides: z.array(z.strictObject({ side: z.enum(guestSides).nullable(), ...partSchema.shape })),
  /** People by half hours, from the first to the last in which somebody came. */
  curve: z.array(z.strictObject({ from: z.int(), people: count })),
  gates: z.array(doorGateSchema),
  vips: z.array(doorVipSchema),
  /** Invitations of which two devices may have let in the same people, and the first of them. */
  disputed: count,
  disputes: z.array(
    z.strictObject({
      guest: documentIdSchema.nullable(),
      name: z.string(),
      seats: count,
      people: count,
      disputed: count,
      arrivals: z.array(
        z.strictObject({ nonce: documentIdSchema, at: z.int(), by: z.string(), people: count }),
      ),
    }),
  ),
});
export type DoorPicture = z.output<typeof doorPictureSchema>;

/** The picture that the family sees of one ceremony, out of its list and all that happened at the door. */
export function doorPicture(
  rows: readonly DoorRow[],
  state: DoorState,
  ceremony: { id: string; isOpen: boolean },
): DoorPicture {
  const known = rows.map((row) => {
    const attendee = state.get(stateKey(ceremony.id, row.id));
    const arrived = arrivedPeople(attendee?.arrivals ?? [], row.seats);
    const isInvited = isInvitedTo(row, ceremony);
    const isComing = isInvited && row.replies.includes(replyTo(ceremony.id, "yes"));
    return { row, attendee, ...arrived, isInvited, expected: isComing ? row.people : 0 };
  });
  const ids = new Set(rows.map(({ id }) => id));
  const others = [...state.values()].filter(
    ({ ceremony: of, guest, arrivals }) =>
      of === ceremony.id && arrivals.length > 0 && (guest === null || !ids.has(guest)),
  );
  const peopleOf = ({ arrivals }: Attendee) => arrivedPeople(arrivals, 0).people;
  const partOf = (some: typeof known): Part => ({
    arrived: headsOf(some.map(({ people }) => people)),
    expected: headsOf(some.map(({ expected }) => expected)),
  });
  const seen = [
    ...known.flatMap(({ attendee, row }) => (attendee === undefined ? [] : [{ attendee, seats: row.seats }])),
    ...others.map((attendee) => ({ attendee, seats: 0 })),
  ];
  const inDispute = known.filter(({ disputed }) => disputed > 0);
  return {
    ...partOf(known),
    awaited: headsOf(known.map(({ people, expected }) => Math.max(0, expected - people))),
    walkIns: headsOf(others.filter(({ guest }) => guest === null).map(peopleOf)),
    strangers: headsOf(others.filter(({ guest }) => guest !== null).map(peopleOf)),
    over: known.filter(({ people, row }) => people > row.seats).length,
    souvenirs: seen.reduce((sum, { attendee }) => sum + attendee.souvenirs, 0),
    groups: groupsOf(known, partOf),
    sides: [...guestSides, null].flatMap((side) => {
      const some = known.filter(({ row }) => row.side === side);
      return some.length === 0 ? [] : [{ side, ...partOf(some) }];
    }),
    curve: curveOf(seen),
    gates: gatesOf(state, ceremony.id),
    vips: vipsOf(known, state, ceremony.id),
    disputed: inDispute.length,
    disputes: inDispute.slice(0, limits.door.shownDisputes).map(({ row, attendee, people, disputed }) => ({
      ...{ guest: row.id, name: row.name, seats: row.seats, people, disputed },
      arrivals: (attendee?.arrivals ?? []).map((event) => ({
        ...{ nonce: event.nonce, at: eventTime(event), by: event.by, people: event.people },
      })),
    })),
  };
}

function headsOf(people: readonly number[]): Heads {
  const some = people.filter((number) => number > 0);
  return { invitations: some.length, people: some.reduce((sum, number) => sum + number, 0) };
}

function groupsOf<Known extends { row: DoorRow }>(
  known: readonly Known[],
  partOf: (some: Known[]) => Part,
): DoorPicture["groups"] {
  const byGroup = new Map<string, Known[]>();
  for (const one of known) byGroup.set(one.row.group, [...(byGroup.get(one.row.group) ?? []), one]);
  const sorted = [...byGroup].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const rest = sorted.slice(limits.door.groups).flatMap(([, some]) => some);
  return [
    ...sorted.slice(0, limits.door.groups).map(([group, some]) => ({ group, ...partOf(some) })),
    ...(rest.length === 0 ? [] : [{ group: null, ...partOf(rest) }]),
  ];
}

/** Each arrival counts for what it added: of two that dispute the same people the later one adds nothing. */
function curveOf(seen: readonly { attendee: Attendee; seats: number }[]): DoorPicture["curve"] {
  const steps = new Map<number, number>();
  for (const { attendee, seats } of seen) {
    let before = 0;
    attendee.arrivals.forEach((event, index) => {
      const { people } = arrivedPeople(attendee.arrivals.slice(0, index + 1), seats);
      const step = Math.floor(eventTime(event) / limits.door.stepMs);
      steps.set(step, (steps.get(step) ?? 0) + people - before);
      before = people;
    });
  }
  const known = [...steps.keys()].sort((a, b) => a - b);
  return known.map((step) => ({ from: step * limits.door.stepMs, people: steps.get(step) ?? 0 }));
}
