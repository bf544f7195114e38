import { randomBytes } from "node:crypto";
import { guestInputSchema, guestSchema, type Guest } from "@janur/domain/guest/guest";
import { newGuest } from "@janur/domain/guest/new-guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { makeGuestToken } from "../../functions/src/platform/secrets/guest-token.ts";

/** How many times the size that the reliability table asks for; `npm test` takes less of it, `npm run proof` all. */
export const load = Math.max(0.4, Number(process.env["LOAD"] ?? "0.4"));

/** How many times longer than the full size takes such a test may take. */
export const patience = Math.max(1, load);

export interface CrowdGuest {
  guestId: string;
  token: string;
}

/** Puts this many guests with four seats each on the list at a time, in batches and without an operation per guest. */
export async function inviteCrowd(
  invitationId: string,
  count: number,
  now = new Date(),
): Promise<CrowdGuest[]> {
  const guests = Array.from({ length: count }, (_, index): Guest => {
    const name = `Tamu ${String(index)}`;
    const input = guestInputSchema.parse({
      name,
      honorific: "Bapak",
      suffix: "& Keluarga",
      origin: "",
      group: "",
      seats: 4,
      note: "",
    });
    return newGuest(input, { id: documentIdFromBytes(randomBytes(20)), listing: "listed", now });
  });
  for (let from = 0; from < guests.length; from += 250) {
    const batch = db().batch();
    for (const guest of guests.slice(from, from + 250))
      batch.create(db().doc(paths.guest(invitationId, guest.id)), guestSchema.parse(guest));
    await batch.commit();
  }
  return guests.map(({ id }) => ({ guestId: id, token: makeGuestToken(invitationId, id, 1) }));
}

/** Works through a list with so many at once, in order of starting. */
export async function atOnce<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
