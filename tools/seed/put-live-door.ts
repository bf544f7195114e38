import { starterContent } from "@janur/domain/content/traditions/starter-content";
import type { Content } from "@janur/domain/content/content";
import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { seenDeviceSchema } from "@janur/domain/door/seen-device";
import { passSchema } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { defaultZone } from "@janur/domain/time/zone";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { arrivalOf, crowdOf, putAll } from "./door-crowd.ts";

/** Invited, and in by now. */
const invited = 240;
const arrived = 180;
const hourMs = 3_600_000;
/** Over so long the crowd came in, the latest a moment ago. */
const crowdMs = 100 * 60_000;

/** The feast of today, which began two hours ago by its own invitation. */
export function liveKhitananContent(calendar: DemoCalendar): Content {
  const startAt = new Date(Math.floor(calendar.hoursAgo(2).getTime() / hourMs) * hourMs);
  const content = starterContent({
    eventType: "khitanan",
    language: "id",
    names: ["Fathan"],
    startAt: startAt.toISOString(),
    zone: defaultZone,
    venue: "Balai Warga RW 07",
    city: "Bandung",
  });
  return { ...content, theme: "taman" };
}

/** Two links to the door, as the family made them. */
const ushers = ["Rina", "Joko"] as const;

/** The phones of the two: one ready, one whose battery runs low. */
function devicesOf(passes: readonly { id: string; name: string }[], calendar: DemoCalendar) {
  return passes.map(({ id: passId, name }, index) =>
    seenDeviceSchema.parse({
      ...{ id: demoId(`door device ${name}`), by: name, isPageStored: true, isKept: true, camera: "works" },
      ...{
        list: { guests: invited, at: calendar.now.getTime() - 40_000 },
        testedAt: calendar.hoursAgo(3).getTime(),
      },
      ...{ battery: index === 0 ? 0.72 : 0.24, pending: 0, seenAt: calendar.now, skew: 0, passId },
    }),
  );
}

/** Guests of the feast of today and what happened at its door so far: two devices, 180 of 240 in, one whom both let in. */
export async function putLiveDoor(
  db: Firestore,
  invitationId: string,
  ceremony: string,
  calendar: DemoCalendar,
): Promise<readonly Guest[]> {
  const guests = crowdOf(invited, {
    ...{ key: "door", ceremony, invitedAt: calendar.hoursAgo(300) },
    answeredAt: (index) => calendar.hoursAgo(30 + (index % 200)),
  }).map((guest, index) => ({ ...guest, tags: index % 40 === 7 ? ["VIP"] : [] }));
  const passes = ushers.map((name) =>
    passSchema.parse({
      ...{
        id: demoId(`door pass ${name}`),
        invitationId,
        name,
        scopes: ["door"],
        seesGated: true,
        hasPin: true,
      },
      ...{ createdAt: calendar.hoursAgo(50), expireAt: calendar.hoursAgo(-48), revokedAt: null, uses: [] },
    }),
  );
  // Who said no stays away; of the others some are still on their way.
  const expected = guests.filter(({ answer }) => answer?.attendance !== "no");
  const arrival = (index: number, usher: number, number: string, minutesLate: number) => {
    const guest = expected[index];
    const pass = passes[usher];
    if (guest === undefined || pass === undefined) throw new RangeError("the demo door names nobody");
    const at = new Date(calendar.now.getTime() - crowdMs * (1 - index / arrived) + minutesLate * 60_000);
    return arrivalOf(guest, {
      ...{ key: `door event ${number}`, ceremony, at, by: pass },
      people: guest.answer?.people ?? Math.min(2, guest.seats),
    });
  };
  const events = [
    ...Array.from({ length: arrived }, (_, index) =>
      arrival(index, index % 3 === 0 ? 1 : 0, String(index), 0),
    ),
    // Joko's phone had no signal as Rina let the same family in.
    arrival(5, 1, "twice", 1),
  ];
  const documents = [
    ...guests.map((guest) => [paths.guest(invitationId, guest.id), guestSchema.parse(guest)] as const),
    ...passes.map((pass) => [paths.pass(pass.id), pass] as const),
    ...devicesOf(passes, calendar).map(
      (device) => [paths.doorDevice(invitationId, device.id), device] as const,
    ),
    ...events.map((event) => [paths.checkIn(invitationId, event.nonce), event] as const),
  ];
  await putAll(db, documents);
  return guests;
}
