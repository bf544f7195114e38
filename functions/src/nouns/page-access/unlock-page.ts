import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/invitation/publication";
import { renderOpenedBody } from "@janur/event-page/invitation/opened-page";
import { withOwnCalendar } from "../calendar/own-calendar.ts";
import { readPublication } from "../../store/read-publication.ts";
import { withSeatsLeft } from "../../store/seat/seats-left.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { countTry } from "./count-try.ts";
import { openPublication } from "./open-publication.ts";
import { isPassword } from "../../platform/secrets/password-hash.ts";
import { keepWithoutCase, pageSecretDocument, withoutCase } from "./page-password.ts";
import { makePageUnlockToken, verifyPageUnlockToken } from "./page-unlock-token.ts";
import { countWrongTry, isBesieged } from "./wrong-tries.ts";

/**
 * Opens a page by its password, or again by an earlier proof, which is not a
 * try. A wrong password, an old proof and a page that is not there answer
 * alike and in the same time.
 * @throws AppError `page/wrong-password`, `limit/too-many-requests`
 */
export async function unlockPage(
  input: { invitationId: string; slug: string; language: Language; password: string; proof: string },
  caller: GuestCaller,
  now: Date,
) {
  const { invitationId, slug, language, password, proof } = input;
  const opened =
    proof === ""
      ? await openByPassword({ slug, invitationId, password }, caller.sender, now)
      : await openByUnlockToken(slug, invitationId, proof);
  if (opened === null) throw new AppError("page/wrong-password");
  return {
    html: renderOpenedBody({
      publication: withOwnCalendar(await withSeatsLeft(opened, now), language),
      language,
      now,
    }),
    displayFont: opened.displayFont,
    proof: makePageUnlockToken(invitationId, opened.pageLock),
  };
}

/** @throws AppError `limit/too-many-requests` */
export async function openByPassword(
  input: { slug: string; invitationId: string; password: string },
  sender: string,
  now: Date,
): Promise<Publication | null> {
  const { slug, invitationId, password } = input;
  const { besieged } = limits.access;
  const { number, takeBack } = await countTry(invitationId, sender, now);
  const [publication, secret, isSlow] = await Promise.all([
    readPublication(slug),
    pageSecretDocument(invitationId).get(),
    isBesieged(invitationId, sender, now),
  ]);
  if (isSlow) {
    if (number > besieged.count) throw new AppError("limit/too-many-requests");
    await pause(besieged.pauseMs);
  }
  const kept = secret.data();
  const isRight = await isPassword(kept?.isCaseless === true ? withoutCase(password) : password, kept);
  const opened =
    isRight && publication?.invitationId === invitationId
      ? await openPublication(publication, {
          token: null,
          proof: makePageUnlockToken(invitationId, publication.pageLock),
        })
      : null;
  if (opened === null) await countWrongTry(invitationId, sender, now);
  else await Promise.all([takeBack(), keepWithoutCase(secret, password)]);
  return opened;
}

async function openByUnlockToken(
  slug: string,
  invitationId: string,
  proof: string,
): Promise<Publication | null> {
  if (verifyPageUnlockToken(invitationId, proof) === null) return null;
  const publication = await readPublication(slug);
  if (publication?.invitationId !== invitationId) return null;
  return openPublication(publication, { token: null, proof });
}
