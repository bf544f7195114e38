import { limits } from "@janur/domain/limits";
import type { DueList } from "./due-store.ts";

/*
 * What weddings leave for the sweeps of the night: by the product's own limits, with assumptions of how weddings are. A
 * wedding has 500 guests, 20 files of which 2 are replaced, and is edited in 8 different weeks; its day lies 60 to 240
 * days after it is begun, on a Saturday for two of three; one of ten is thrown away.
 */

const dayMs = 86_400_000;

export const perWedding = {
  guests: 500,
  files: 20,
  replaced: 2,
  weeksOfEditing: 8,
  thrownAway: 0.1,
} as const;

export type Lists = Readonly<Record<"contacts" | "trash" | "media-changes" | "media", DueList>>;

/** Numbers without chance, so that each run is the same. */
export function* numbers(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The end of a wedding that is begun at a time. */
function endOf(begun: number, chance: () => number): number {
  const day = Math.floor((begun + (60 + 180 * chance()) * dayMs) / dayMs) * dayMs;
  // 1970 began on a Thursday.
  const weekday = (Math.floor(day / dayMs) + 4) % 7;
  const isSaturday = chance() < 2 / 3;
  return day + (isSaturday ? (6 - weekday) * dayMs : 0) + 10 * 3_600_000;
}

/** Enters all that will be due of a wedding. */
export function enterWedding(begun: number, lists: Lists, chance: () => number): void {
  if (chance() < perWedding.thrownAway) {
    lists.trash.add({ at: begun + 30 * dayMs + limits.invitation.trashMs, kind: "wedding" });
    return;
  }
  lists.contacts.add({ at: endOf(begun, chance) + limits.contact.keptMs, kind: "first" });
  for (let file = 0; file < perWedding.files; file += 1) {
    const uploaded = begun + (1 + 30 * chance()) * dayMs;
    lists.media.add({ at: uploaded + limits.media.unusedMs, kind: "named" });
    // Found by a look at the invitation after the version that named it went.
    if (file < perWedding.replaced)
      lists.media.add({ at: uploaded + 21 * dayMs + limits.media.unusedMs, kind: "unused" });
  }
  for (let week = 1; week <= perWedding.weeksOfEditing; week += 1)
    lists["media-changes"].add({ at: begun + week * 7 * dayMs + limits.media.unusedMs, kind: "look" });
}

/** What a piece of each kind takes: waiting for calls of 15 ms each, and a processor's time. */
export const pieceTimes: Readonly<Record<string, { waitMs: number; cpuMs: number }>> = {
  // Pages and commits of 400 contacts each, and a dozen calls around them.
  "contacts/first": { waitMs: 700, cpuMs: 60 },
  "contacts/second": { waitMs: 150, cpuMs: 8 },
  // 500 guests with all that is theirs, files, versions, chats.
  "trash/wedding": { waitMs: 12_000, cpuMs: 700 },
  // The draft and thirty versions one behind the other.
  "media-changes/look": { waitMs: 500, cpuMs: 60 },
  "media/named": { waitMs: 60, cpuMs: 5 },
  // Ten sizes and a master in the bucket.
  "media/unused": { waitMs: 600, cpuMs: 25 },
};
