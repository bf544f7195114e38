import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { rowOf } from "@janur/domain/guest/guest-row";
import type { Guest } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { fillSeats } from "@janur/domain/seating/fill-seats";
import { seatingGuestOf } from "@janur/domain/seating/seating-guest";
import {
  emptyPlan,
  seatingPlanSchema,
  type SeatingPlan,
  type SeatingTable,
} from "@janur/domain/seating/seating-plan";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";

const seats = 10;
const columns = 8;
const rows = 5;
/** Of the list so many have a table; the others were invited late. */
const seated = 210;

/** A table of honour before the stage, and round ones in rows behind it. */
function tables(): SeatingTable[] {
  const round = Array.from({ length: columns * rows }, (_, index): SeatingTable => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      ...{
        id: `m${String(index + 1)}`,
        name: `Meja ${String(index + 1)}`,
        kind: "round",
        seats,
        rotation: 0,
      },
      ...{ x: 210 + column * 285, y: 640 + row * 260 },
    };
  });
  const honour: SeatingTable = {
    ...{ id: "hormat", name: "Kehormatan", kind: "long", seats: 12, rotation: 0, x: 1_200, y: 390 },
  };
  return [honour, ...round];
}

/** Where the guests of today's feast sit: by group, with what stands in the hall beside the tables. */
export async function putLiveSeats(
  db: Firestore,
  invitationId: string,
  ceremony: Pick<Ceremony, "id" | "name" | "audience">,
  guests: readonly Guest[],
  calendar: DemoCalendar,
): Promise<void> {
  const at = calendar.hoursAgo(26);
  const plan: SeatingPlan = {
    ...emptyPlan(ceremony, at),
    hall: { width: 2_400, height: 1_900 },
    tables: tables(),
    shapes: [
      { id: "panggung", name: "", kind: "stage", x: 1_200, y: 140, width: 900, height: 220, rotation: 0 },
      { id: "prasmanan", name: "", kind: "buffet", x: 130, y: 300, width: 200, height: 420, rotation: 0 },
      { id: "pintu", name: "", kind: "door", x: 2_200, y: 1_870, width: 300, height: 60, rotation: 0 },
    ],
    isShownToGuests: true,
    revision: 1,
  };
  const place = { id: ceremony.id, isOpen: plan.isOpen };
  const crowd = guests.map((guest) => seatingGuestOf(rowOf(guest), place));
  const honour = fillSeats(
    plan,
    crowd,
    { by: "tag", only: [{ by: "tag", value: "VIP" }], tables: ["hormat"] },
    { now: Date.now, limitMs: 2_000 },
  );
  const placed = { ...plan, seated: honour.seated };
  const filled = fillSeats(
    placed,
    crowd.slice(0, seated),
    { by: "group", only: null, tables: plan.tables.map(({ id }) => id).filter((id) => id !== "hormat") },
    { now: Date.now, limitMs: 2_000 },
  );
  const whole = seatingPlanSchema.parse({ ...placed, seated: { ...placed.seated, ...filled.seated } });
  await db.doc(paths.seatingPlan(invitationId, ceremony.id)).set(whole);
}
