import { formatPassToken, parsePassToken } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import type { Firestore } from "firebase-admin/firestore";
import { hashPassword } from "../../functions/src/platform/secrets/password-hash.ts";
import { hashOfSecret } from "../../functions/src/platform/secrets/secret-hash.ts";
import { demoId } from "./demo-id.ts";

/** Whose link to the door of today's feast can be opened. */
export const demoUsher = "Rina";
export const demoDoorPin = "246810";

/** The same in every demo, so that `npm start` can say it again: nothing but demo data lies behind it. */
export const demoDoorToken = formatPassToken({
  passId: demoId(`door pass ${demoUsher}`),
  secret: `pintu-rina-${demoId("door secret").slice(0, 11)}`,
});

/** What proves the link of an usher, whose entry lies with those of the others. */
export async function putDoorLink(db: Firestore): Promise<void> {
  const { passId = "", secret = "" } = parsePassToken(demoDoorToken) ?? {};
  const kept = { hash: hashOfSecret("pass", secret), pin: await hashPassword(demoDoorPin), pinRevision: 1 };
  await db.doc(paths.secret(`pass-${passId}`)).set(kept);
}
