import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";
import { arrivalOf, crowdOf, putAll } from "./door-crowd.ts";

const invited = 260;
/** Out of a hundred of each group who had said yes, so many came. */
const kept: Readonly<Record<string, number>> = { Keluarga: 97, Tetangga: 90, Teman: 84, Kantor: 68 };
/** Of those who had said something else. */
const others = { maybe: 45, no: 4, silent: 22 };
const crowdMs = 3 * 3_600_000;

/** Whether a guest came, always the same for the same place in the list. */
function hasCome({ answer, group }: Guest, index: number): boolean {
  const hundredth = (index * 61 + 17) % 100;
  const said = answer?.attendance ?? "silent";
  return hundredth < (said === "yes" ? (kept[group] ?? 85) : others[said]);
}

/** Guests of the wedding that is over, and who of them came: what a forecast learns from. */
export async function putPastDoor(
  db: Firestore,
  invitationId: string,
  { ceremony, startAt }: { ceremony: string; startAt: Date },
  calendar: DemoCalendar,
): Promise<void> {
  const guests = crowdOf(invited, {
    ...{ key: "past-door", ceremony, invitedAt: calendar.hoursAgo(1_400) },
    answeredAt: (index) => calendar.hoursAgo(700 + (index % 300)),
  });
  const by = { id: demoId("past door pass"), name: "Wulan" };
  const came = guests.filter(hasCome).map((guest, index, all) =>
    arrivalOf(guest, {
      ...{ key: `past door event ${String(index)}`, ceremony, by },
      at: new Date(startAt.getTime() - 1_200_000 + (crowdMs * index) / all.length),
      people: Math.max(1, guest.answer?.people ?? Math.min(2, guest.seats)),
    }),
  );
  await putAll(db, [
    ...guests.map((guest) => [paths.guest(invitationId, guest.id), guestSchema.parse(guest)] as const),
    ...came.map((event) => [paths.checkIn(invitationId, event.nonce), event] as const),
  ]);
}
