import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import type { Language } from "@janur/domain/text/language";
import { readSettings } from "../../notify/notification/read-settings.ts";
import { verifiedAddress } from "../../notify/notification/verified-address.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { enqueueJob } from "../../platform/sweep/enqueue-job.ts";
import { erasureJobDocument, erasureJobId } from "../../store/account/erasure-job.ts";

/**
 * Has everything of an account erased. Asked for again it is the same erasure,
 * with what was chosen first.
 */
export async function requestErasure(
  { uid, email, choices }: { uid: string; email: string | null; choices: FarewellChoice[] },
  now: Date,
): Promise<void> {
  const reference = erasureJobDocument(uid);
  const askedAt = await untilFirst(async () => {
    const known = (await reference.get()).data();
    if (known !== undefined) return known.askedAt;
    await reference.create({
      kind: "erase",
      account: uid,
      email,
      language: await languageOf(uid, email),
      choices,
      round: 1,
      done: [],
      askedAt: now,
      dueAt: now,
    });
    return now;
  });
  await enqueueJob(erasureJobId(uid), askedAt);
}

/** The language of a mail to a proven address; asked while the account still says so. */
async function languageOf(uid: string, email: string | null): Promise<Language | null> {
  const [address, { account }] = await Promise.all([verifiedAddress(uid), readSettings(uid)]);
  return address === null || address !== email ? null : account.language;
}
