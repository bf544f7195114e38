import { formatPassToken, parsePassToken, passSchema } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { usualScreen } from "@janur/domain/screen/screen-settings";
import { wishSchema } from "@janur/domain/wish/wish";
import type { Firestore } from "firebase-admin/firestore";
import { hashOfSecret } from "../../functions/src/platform/secrets/secret-hash.ts";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";

/** The same in every demo, so that `npm start` can say it again: nothing but demo data lies behind it. */
export const demoScreenToken = formatPassToken({
  passId: demoId("screen pass"),
  secret: `layar-sapa-${demoId("screen secret").slice(0, 11)}`,
});

const wishes = [
  ["Mbah Kakung & Mbah Putri", "Semoga Fathan jadi anak saleh, pintar, dan berbakti kepada ayah ibu."],
  ["Keluarga Bapak Suryadi", "Barakallahu fiik, Fathan. Sehat selalu ya, Nak."],
  ["Teman-teman kelas 4B", "Fathan hebat! Kami tunggu main bola lagi."],
] as const;

/** A screen at the door of today's feast, and wishes for it to show in between. */
export async function putScreen(db: Firestore, invitationId: string, calendar: DemoCalendar): Promise<void> {
  const { passId = "", secret = "" } = parsePassToken(demoScreenToken) ?? {};
  const batch = db.batch();
  batch.set(
    db.doc(paths.pass(passId)),
    passSchema.parse({
      ...{ id: passId, invitationId, name: "Layar pintu masuk", scopes: ["screen"], seesGated: false },
      ...{ screen: usualScreen, hasPin: false, createdAt: calendar.hoursAgo(49) },
      ...{ expireAt: calendar.hoursAgo(-48), revokedAt: null, uses: [] },
    }),
  );
  const hash = hashOfSecret("pass", secret);
  batch.set(db.doc(paths.secret(`pass-${passId}`)), { hash, pin: null, pinRevision: 1 });
  wishes.forEach(([name, text], index) => {
    const id = demoId(`screen wish ${String(index)}`);
    const wish = wishSchema.parse({
      ...{ id, name, text, attendance: null, guestId: null, isHidden: false },
      createdAt: calendar.hoursAgo(30 + index),
    });
    batch.set(db.doc(paths.wish(invitationId, id)), wish);
  });
  await batch.commit();
}
