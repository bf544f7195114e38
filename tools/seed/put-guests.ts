import { guestContactSchema, guestInputSchema, guestSchema, type Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { newGuest } from "@janur/domain/guest/new-guest";
import { guestSides } from "@janur/domain/side/guest-side";
import { paths } from "@janur/domain/paths";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { dayCountsSchema, type DayCounts } from "@janur/domain/statistics/statistics";
import { wishSchema } from "@janur/domain/wish/wish";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { invitedCrowd } from "./invited-crowd.ts";
import { weddingGuests, weddingWishes, type DemoGuest } from "./wedding-guests.ts";

/** Altogether. */
const guestCount = 250;

/** Reserved by no one and answered by no one: the last four digits only count up. */
function demoPhone(index: number): string | null {
  return index % 12 === 9 ? null : `+62812000${String(10_000 + index)}`;
}

function answerOf(demo: DemoGuest, index: number, calendar: DemoCalendar): Guest["answer"] {
  if (demo.answer === null) return null;
  const { attendance, adults, children, note } = demo.answer;
  const family: Attendance = demo.group === "Keluarga" ? attendance : "no";
  return makeAnswer(
    {
      ceremonies: { akad: family, resepsi: attendance, malam: family },
      adults,
      children,
      companions: [],
      note,
      representedBy: "",
      questions: {},
    },
    {
      revision: 1,
      key: `demo-answer-${String(index)}`,
      answeredAt: calendar.hoursAgo(2 + ((index * 3) % 230)),
      by: "guest",
    },
  );
}

/** Who answered has opened; of the others every second one looked and has not made up their mind. */
function openedOf(answer: Guest["answer"], index: number, calendar: DemoCalendar): Guest["opened"] {
  if (answer !== null) return { firstAt: answer.answeredAt, lastAt: answer.answeredAt };
  if (index % 2 === 1) return null;
  return {
    firstAt: calendar.hoursAgo(30 + ((index * 5) % 200)),
    lastAt: calendar.hoursAgo(4 + (index % 26)),
  };
}

/** Nearly everybody looks at invitations on a phone. */
function deviceOf(index: number): Guest["device"] {
  if (index % 9 === 0) return "desktop";
  return index % 23 === 0 ? "tablet" : "phone";
}

/** What the jobs of each minute would have counted by the end of each day. */
function daysOf(guests: readonly Guest[], zone: string): DayCounts[] {
  const days = new Map<string, DayCounts>();
  const count = (at: Date | undefined, what: "visitors" | "opened" | "answers") => {
    if (at === undefined) return;
    const { date } = wallClock(at, zone);
    const day = days.get(date) ?? { date, visitors: 0, opened: 0, answers: 0 };
    days.set(date, { ...day, [what]: day[what] + 1 });
  };
  for (const { opened, answer } of guests) {
    count(opened?.firstAt, "opened");
    count(opened?.firstAt, "visitors");
    if (opened?.lastAt.getTime() !== opened?.firstAt.getTime()) count(opened?.lastAt, "visitors");
    count(answer?.answeredAt, "answers");
  }
  return [...days.values()];
}

/** Guests, contacts, wishes and days of the demo wedding. */
export async function putWeddingGuests(
  db: Firestore,
  invitationId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const batch = db.batch();
  const everybody = [...weddingGuests, ...invitedCrowd(guestCount - weddingGuests.length)];
  const guests = everybody.map((demo, index): Guest => {
    const answer = answerOf(demo, index, calendar);
    const { name, honorific, suffix, origin, group, seats } = demo;
    const side = [null, ...guestSides][index % 3];
    const input = guestInputSchema.parse({ name, honorific, suffix, origin, group, seats, side, note: "" });
    const id = demoId(`guest ${String(index)}`);
    return {
      ...newGuest(input, { id, listing: "listed", now: calendar.hoursAgo(240) }),
      opened: openedOf(answer, index, calendar),
      device: openedOf(answer, index, calendar) === null ? null : deviceOf(index),
      answer,
      updatedAt: answer?.answeredAt ?? calendar.hoursAgo(240),
    };
  });
  guests.forEach((guest, index) => {
    batch.set(db.doc(paths.guest(invitationId, guest.id)), guestSchema.parse(guest));
    batch.set(
      db.doc(paths.contact(invitationId, guest.id)),
      guestContactSchema.parse({ phone: demoPhone(index), email: null }),
    );
  });
  for (const day of daysOf(guests, defaultZone))
    batch.set(db.doc(paths.day(invitationId, day.date)), dayCountsSchema.parse(day));
  weddingWishes.forEach(({ guest: index, text, hoursAgo }, number) => {
    const guest = guests[index];
    if (guest === undefined) throw new RangeError(`the demo wish ${String(number)} names no guest`);
    const wish = {
      id: demoId(`wish ${String(number)}`),
      name: addressedName(guest),
      text,
      attendance: guest.answer?.attendance ?? null,
      guestId: guest.id,
      isHidden: false,
      isPinned: false,
      reply: "",
      createdAt: calendar.hoursAgo(hoursAgo),
    };
    batch.set(db.doc(paths.wish(invitationId, wish.id)), wishSchema.parse(wish));
  });
  await batch.commit();
}
