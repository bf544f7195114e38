import type { Content } from "@janur/domain/content/content";
import { paths } from "@janur/domain/paths";
import { privatePartSchema } from "@janur/domain/invitation/publication";
import { expect, test } from "vitest";
import { documentOf } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { moveWedding } from "../../../../tests/harness/move-wedding.ts";
import { openWedding, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";

const host = useHost();

const partOf = async (slug: string) =>
  (await documentOf(paths.privatePart(slug), privatePartSchema).get()).data();

const move = (wedding: Wedding, content: Content, venue: string, basedOn: number) =>
  moveWedding(host, wedding, content, { venue, basedOn });

test("guests read on the page where a feast was to be, of two changes the first", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const once = await move(wedding, openWedding(), "Balai Kota", wedding.revision);
  const page = async () => (await fetch(`${host.product.origin}/event/${wedding.slug}`)).text();
  const before = (await stored.publication(wedding.slug))?.earlier ?? [];
  expect(before.length).toBeGreaterThan(0);
  expect(await page()).toContain("Ada perubahan. Sebelumnya: ");
  await move(wedding, openWedding(), "Pendopo Baru", once);
  const after = (await stored.publication(wedding.slug))?.earlier ?? [];
  expect(after.map(({ venue }) => venue)).toEqual(before.map(({ venue }) => venue));
  expect(after.map(({ venue }) => venue)).not.toContain("Balai Kota");
});

test("what a gated ceremony was lies with it, and stays there when the page is closed and opened", async () => {
  const wedding = await publishWedding(host.product, host.owner, gatedWedding());
  await move(wedding, gatedWedding(), "Balai Kota", wedding.revision);
  const shown = async () => JSON.stringify((await stored.publication(wedding.slug))?.earlier);
  const whole = (await partOf(wedding.slug))?.earlier ?? [];
  expect(whole.length).toBeGreaterThan((await stored.publication(wedding.slug))?.earlier.length ?? 0);
  for (const word of Object.values(gatedWords)) expect(await shown()).not.toContain(word);
  await changeSettings(host.product, host.owner, wedding, { access: "guests" });
  expect(await shown()).toBe("[]");
  await changeSettings(host.product, host.owner, wedding, { access: "public" });
  expect((await partOf(wedding.slug))?.earlier).toEqual(whole);
});
