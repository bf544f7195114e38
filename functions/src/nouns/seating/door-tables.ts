import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import { allSeatingPlans } from "../../store/seat/seating-documents.ts";

/** A table as a device at the door knows it. */
export interface DoorTable {
  ceremony: string;
  name: string;
  guests: string[];
}

/** Who sits where at these ceremonies, in the order of the plans. */
export async function doorTables(invitationId: string, ceremonies: readonly string[]): Promise<DoorTable[]> {
  const plans = (await allSeatingPlans(invitationId).get()).docs.map((found) => found.data());
  return ceremonies.flatMap((id) => plans.filter(({ ceremony }) => ceremony === id).flatMap(tablesOf));
}

function tablesOf({ ceremony, tables, seated }: SeatingPlan): DoorTable[] {
  const guests = new Map(tables.map(({ id }) => [id, [] as string[]]));
  // By id, so that the same plan is told in the same words.
  for (const id of Object.keys(seated).sort()) guests.get(seated[id]?.table ?? "")?.push(id);
  return tables
    .map(({ id, name }) => ({ ceremony, name, guests: guests.get(id) ?? [] }))
    .filter((table) => table.guests.length > 0);
}
