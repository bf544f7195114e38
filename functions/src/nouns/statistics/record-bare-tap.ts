import { mainCeremony } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import { readPublication } from "../../store/read-publication.ts";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import { addTap } from "./tap-shards.ts";

const taps = new SenderCounts(limits.statistics.taps);

/**
 * Counts a tap on "Buka Undangan" without a personal link: one read, one write.
 * Beyond the limit of one sender it is not counted, and nobody is told.
 * @throws AppError `link/invalid` for a page that is not published or belongs to another invitation
 */
export async function recordBareTap(
  { invitationId, slug }: { invitationId: string; slug: string },
  sender: string,
  now: Date,
): Promise<void> {
  if (taps.isFull(sender, now)) return;
  const publication = await readPublication(slug);
  if (publication?.invitationId !== invitationId) throw new AppError("link/invalid");
  taps.add(sender, now);
  // Of a closed page the content lies apart; such a tap comes only after the password.
  const zone = mainCeremony(publication.content)?.zone ?? defaultZone;
  await addTap(invitationId, wallClock(now, zone).date);
}
