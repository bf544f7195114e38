import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

interface Room {
  left: number;
  /** When the list is counted anew; in milliseconds since 1970. */
  until: number;
}

/** What this instance counted, less those that it has let in since; the one that was counted first leaves first. */
const rooms = new Map<string, Promise<Room>>();
const most = 1_000;

const keptMs = 10 * 60_000;
/** Of a full list, from which the family may take somebody. */
const keptFullMs = 60_000;

/**
 * Takes a place on the list for somebody who comes without a personal link. What strangers fill is bounded, whatever
 * senders they make up (`limits.guest.withoutLink`), and never the part that the family needs. The count is that of
 * a while ago, so it costs no read for each of them and may be passed by a few.
 * @returns what gives the place back where nobody came, so that asking alone fills no list; null where there is none
 */
export async function takesStrangers(invitationId: string, now: Date): Promise<(() => void) | null> {
  const room = await roomIn(invitationId, now);
  if (room.left <= 0) return null;
  room.left -= 1;
  return () => {
    room.left += 1;
  };
}

async function roomIn(invitationId: string, now: Date): Promise<Room> {
  const known = await rooms.get(invitationId);
  if (known !== undefined && known.until > now.getTime()) return known;
  const counted = countedRoom(invitationId, now);
  rooms.delete(invitationId);
  rooms.set(invitationId, counted);
  const [oldest] = rooms.keys();
  if (rooms.size > most && oldest !== undefined) rooms.delete(oldest);
  // What could not be counted is not kept.
  return counted.catch((error: unknown) => {
    rooms.delete(invitationId);
    throw error;
  });
}

async function countedRoom(invitationId: string, now: Date): Promise<Room> {
  const counted = await db().collection(paths.guests(invitationId)).count().get();
  const left = limits.guest.withoutLink - counted.data().count;
  return { left, until: now.getTime() + (left > 0 ? keptMs : keptFullMs) };
}
