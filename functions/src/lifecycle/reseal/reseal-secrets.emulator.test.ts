import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { afterAll, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import type { AppKeys } from "../../platform/secrets/app-key.ts";
import { open, seal, type SealedSecret } from "../../platform/secrets/sealed-secret.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";
import { resealSecrets } from "./reseal-secrets.ts";

/** Keys of this run alone: what other tests seal, these open not. */
const [older, newer] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")];
const before: AppKeys = [older];
const ring: AppKeys = [newer, older];

const places: string[] = [];
async function keep(make: (place: string) => object): Promise<string> {
  const place = integrationSecretKey(documentIdFromBytes(randomBytes(20)));
  await db().doc(paths.secret(place)).set(make(place));
  places.push(place);
  return place;
}
const at = async (place: string) => (await db().doc(paths.secret(place)).get()).data();
afterAll(async () => {
  await Promise.all(places.map((place) => db().doc(paths.secret(place)).delete()));
});

test("what older keys sealed lies under the newest after a night, wherever it stands; the rest is left alone", async () => {
  const until = new Date("2026-12-12T00:00:00Z");
  const webhook = await keep((place) => ({
    current: seal("baru", place, ring),
    previous: { secret: seal("lama", place, before), until },
  }));
  const server = await keep((place) => ({ password: seal("sandi", place, before) }));
  const foreign = await keep((place) => ({ password: seal("sandi", place, ["a-key-that-nobody-has"]) }));
  const other = await keep(() => ({ hash: "of-a-pass", at: until }));
  const untouched = [await at(foreign), await at(other), (await at(webhook))?.["current"] as object];

  expect(await resealSecrets(before)).toBe(0);
  expect(await resealSecrets(ring)).toBeGreaterThanOrEqual(4);

  const later = await at(webhook);
  const previous = later?.["previous"] as { secret: SealedSecret; until: { toDate: () => Date } };
  expect(open(previous.secret, webhook, [newer])).toBe("lama");
  expect(previous.until.toDate()).toEqual(until);
  const password = (await at(server))?.["password"] as SealedSecret;
  expect(open(password, server, [newer])).toBe("sandi");
  expect([await at(foreign), await at(other), later?.["current"]]).toEqual(untouched);

  // It is done for this key: a later night reads nothing more.
  const late = await keep((place) => ({ password: seal("sandi", place, before) }));
  const kept = await at(late);
  await resealSecrets(ring);
  expect(await at(late)).toEqual(kept);
});
