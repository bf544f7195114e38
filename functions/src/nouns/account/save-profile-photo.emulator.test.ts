import sharp from "sharp";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { startProduct, type Product } from "../../../../tests/harness/product.ts";
import { openFile } from "../../platform/google/bucket.ts";
import { siteUrl } from "../../platform/runtime.ts";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { side, rate } = limits.account.photo;
const saved = z.object({ path: z.string().regex(/^\/media\/[0-9a-f]{32}-512\.webp$/) });

const leaf = (format: "jpeg" | "png" | "webp") =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: "#257040" } })
    .withExif({ IFD0: { Copyright: "Nama Rahasia" } })
    .toFormat(format)
    .toBuffer();

async function stored(path: string): Promise<Buffer | null> {
  const file = await openFile(path.slice(1), null);
  if (file === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of file) parts.push(part);
  return Buffer.concat(parts);
}

test("draws every kind of picture anew as a square without anything beside it", async () => {
  const account = await newAccount();
  for (const format of ["jpeg", "png", "webp"] as const) {
    const picture = (await leaf(format)).toString("base64");
    const { result } = await product.callHost("saveProfilePhoto", { picture }, account);
    const bytes = await stored(saved.parse(result).path);
    const facts = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect(facts).toMatchObject({ format: "webp", width: side, height: side });
    expect(facts.exif).toBeUndefined();
    expect(bytes?.includes("Nama Rahasia")).toBe(false);
  }
});

test("keeps one photo per account and lets it go", async () => {
  const [mine, other] = await Promise.all([newAccount(), newAccount("Dimas")]);
  // The trigger makes it as well, a while later.
  await profileDocument(mine.uid).set(defaultProfile(mine, new Date()));
  const picture = (await leaf("jpeg")).toString("base64");
  const save = async (account: typeof mine) =>
    saved.parse((await product.callHost("saveProfilePhoto", { picture }, account)).result).path;
  const others = await save(other);
  const first = await save(mine);
  const second = await save(mine);
  expect(second).not.toBe(first);
  expect((await profileDocument(mine.uid).get()).data()?.photoURL).toBe(`${siteUrl()}${second}`);
  expect(await stored(first)).toBeNull();
  const gone = await product.callHost("saveProfilePhoto", { picture: null }, mine);
  expect(gone).toMatchObject({ http: 200, result: { path: null } });
  expect(await stored(second)).toBeNull();
  expect((await profileDocument(mine.uid).get()).data()?.photoURL).toBeNull();
  expect(await stored(others)).not.toBeNull();
});

test("takes no drawing, no page and nothing broken, and not too many", async () => {
  const account = await newAccount();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const whole = await leaf("jpeg");
  for (const bytes of [Buffer.from(drawing), Buffer.from("<!doctype html>"), whole.subarray(0, 200)]) {
    const picture = bytes.toString("base64");
    expect(await product.callHost("saveProfilePhoto", { picture }, account)).toMatchObject({
      http: 400,
      refusal: "input/invalid",
    });
  }
  for (let time = 3; time < rate.count; time += 1) {
    await product.callHost("saveProfilePhoto", { picture: null }, account);
  }
  expect(await product.callHost("saveProfilePhoto", { picture: null }, account)).toMatchObject({
    refusal: "limit/too-many-requests",
  });
});
