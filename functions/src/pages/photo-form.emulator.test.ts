import { albumLimits } from "@janur/domain/limits/album-limits";
import { paths } from "@janur/domain/paths";
import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { newAlbumKey, samplePhoto } from "../../../tests/harness/album.ts";
import { useAlbum } from "../../../tests/harness/album-senders.ts";
import { freshSender, type Wedding } from "../../../tests/harness/product.ts";
import { db } from "../platform/google/firestore.ts";

/* Pictures without script: what is asked before anything is done with one, and what its sender hears. */

const { at, openAlbum } = useAlbum();
vi.setConfig({ testTimeout: 60_000 });

async function send(
  { slug }: Wedding,
  fields: Record<string, string>,
  photo: Buffer | null,
  sender = freshSender(),
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ language: "en", m: "", name: "", ...fields }))
    body.append(name, value);
  if (photo !== null)
    body.append("photo", new File([new Uint8Array(photo)], "a.jpg", { type: "image/jpeg" }));
  const headers = { Origin: at.product.origin, "Sec-Fetch-Site": "same-origin", ...sender };
  const answer = await fetch(`${at.product.origin}/event/${slug}/foto`, { method: "POST", headers, body });
  return {
    status: answer.status,
    text: await answer.text(),
    retryAfter: answer.headers.get("retry-after"),
  };
}

const newForm = () => ({ key: newAlbumKey(), secret: newAlbumKey() });
const countIn = async ({ invitationId }: Wedding) =>
  (await db().collection(paths.albumPhotos(invitationId)).count().get()).data().count;

describe("a photo by the plain form", () => {
  test("arrives at the largest size that is allowed, and larger ones are told so", async () => {
    const own = await openAlbum();
    const photo = randomBytes(albumLimits.formBytes);
    expect((await send(own, newForm(), photo)).status).toBe(200);
    const larger = await send(own, newForm(), Buffer.concat([photo, photo.subarray(0, 1)]));
    expect(larger.status).toBe(413);
    expect(larger.text).toContain("at most 12 MB");
    const largest = await send(own, newForm(), Buffer.concat([photo, photo]));
    expect(largest.status).toBe(413);
    expect(await countIn(own)).toBe(1);
  });

  test("waits in nobody's memory: beyond a few at once they are asked to come back, in the words of their page", async () => {
    const own = await openAlbum();
    const photo = await samplePhoto();
    // One picture for the worker, however often it comes.
    const form = newForm();
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(own, form, photo)));
    const taken = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ status }) => status === 503);
    expect(taken.length + busy.length).toBe(answers.length);
    expect(taken.length).toBeGreaterThanOrEqual(albumLimits.formsAtOnce);
    expect(busy.length).toBeGreaterThan(0);
    for (const { text, retryAfter } of busy) {
      expect(text).toContain("Many photos are coming in at once.");
      expect(retryAfter).toBe("10");
    }
    expect(await countIn(own)).toBe(1);
    // And then there is room again.
    expect((await send(own, form, photo)).status).toBe(200);
  });

  test("comes so often of one sender, who may take one back all the same", async () => {
    const own = await openAlbum();
    const sender = freshSender();
    const photo = await samplePhoto();
    const form = newForm();
    const first = await send(own, form, photo, sender);
    const [, photoId = ""] = /name="remove" value="([^"]+)"/.exec(first.text) ?? [];
    for (let times = 1; times < albumLimits.formRate.count; times += 1)
      expect((await send(own, form, photo, sender)).status).toBe(200);
    const refused = await send(own, newForm(), photo, sender);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBe("3600");
    expect(await countIn(own)).toBe(1);
    const removed = await send(own, { remove: photoId, secret: form.secret }, null, sender);
    expect(removed.status).toBe(200);
    expect(removed.retryAfter).toBeNull();
    expect(removed.text).toContain("The photo is removed");
  });

  test("of an album that takes none counts for nobody", async () => {
    const shut = await openAlbum({ isOpen: false });
    const open = await openAlbum();
    const sender = freshSender();
    const photo = await samplePhoto();
    for (let times = 0; times <= albumLimits.formRate.count; times += 1) {
      const { status, text } = await send(shut, newForm(), photo, sender);
      expect(status).toBe(400);
      expect(text).toContain("takes no photos at the moment");
    }
    expect((await send(open, newForm(), photo, sender)).status).toBe(200);
  });
});
