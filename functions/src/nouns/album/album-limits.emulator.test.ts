import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { paths } from "@janur/domain/paths";
import { describe, expect, test, vi } from "vitest";
import { newAlbumKey, newPhoto, samplePhoto } from "../../../../tests/harness/album.ts";
import { useAlbum } from "../../../../tests/harness/album-senders.ts";
import { inviteGuest, type Wedding } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";
import { readPublication } from "../../store/read-publication.ts";
import { addByForm } from "./add-by-form.ts";

/* What an album may cost at most: of a day, of all its days, of one phone, and of all who come without a link. */

const { at, openAlbum, byLink, byTable, begin } = useAlbum();
vi.setConfig({ testTimeout: 120_000 });

/** Has so many pictures lie in an album. */
async function fill({ invitationId }: Wedding, count: number, change: Partial<AlbumPhoto> = {}) {
  const album = db().collection(paths.albumPhotos(invitationId));
  for (let from = 0; from < count; from += 500) {
    const batch = db().batch();
    for (let index = from; index < Math.min(count, from + 500); index += 1) {
      const id = `F${String(index).padStart(19, "0")}`;
      batch.set(album.doc(id), newPhoto(id, change));
    }
    await batch.commit();
  }
  return album;
}

describe("an album", () => {
  test("is full for the day", async () => {
    const own = await openAlbum();
    const album = await fill(own, albumLimits.perDay);
    const answer = await begin(await byTable(own), await samplePhoto(), { of: own });
    expect(answer).toMatchObject({ refusal: "album/full", params: { of: "day" } });
    expect((await album.count().get()).data().count).toBe(albumLimits.perDay);
  });

  test("is full for good, for a guest with a link of their own as for everybody", async () => {
    const own = await openAlbum();
    const before = new Date(Date.now() - 3 * 86_400_000);
    const album = await fill(own, albumLimits.perInvitation - 1, { createdAt: before, countedAt: before });
    const { token } = await inviteGuest(at.product, at.owner, own);
    const bytes = await samplePhoto();
    expect((await begin(byLink(token), bytes, { of: own })).refusal).toBeNull();
    const answer = await begin(byLink(token), bytes, { of: own });
    expect(answer).toMatchObject({ refusal: "album/full", params: { of: "invitation" } });
    expect((await album.count().get()).data().count).toBe(albumLimits.perInvitation);
  });

  test("takes so many of one phone at a table, and of the next phone still", async () => {
    const own = await openAlbum();
    const phone = await byTable(own);
    const bytes = await samplePhoto();
    const answers = await Promise.all(
      Array.from({ length: albumLimits.perPhone + 3 }, () => begin(phone, bytes, { of: own })),
    );
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused).toHaveLength(3);
    for (const answer of refused)
      expect(answer).toMatchObject({ refusal: "album/full", params: { of: "guest" } });
    expect((await begin(await byTable(own), bytes, { of: own })).refusal).toBeNull();
  });

  test("takes so many of all who come without a link, says so, and has room for links still", async () => {
    const own = await openAlbum();
    await fill(own, albumLimits.perForm, { way: "form", counted: "form" });
    const publication = await readPublication(own.slug);
    if (publication === null) throw new Error("the page is there");
    const bytes = await samplePhoto();
    const said = { table: "", name: "", secret: newAlbumKey(), key: newAlbumKey(), sender: newAlbumKey() };
    await expect(addByForm(publication, { ...said, bytes }, new Date())).rejects.toMatchObject({
      code: "album/full",
      params: { of: "form" },
    });
    const { token } = await inviteGuest(at.product, at.owner, own);
    expect((await begin(byLink(token), bytes, { of: own })).refusal).toBeNull();
  });

  test("of a closed page takes nobody at their word", async () => {
    const own = await openAlbum();
    const open = await readPublication(own.slug);
    if (open === null) throw new Error("the page is there");
    const closed = { ...open, settings: { ...open.settings, access: "guests" as const } };
    const said = { table: "", name: "", secret: newAlbumKey(), key: newAlbumKey(), sender: newAlbumKey() };
    const given = { ...said, bytes: await samplePhoto() };
    await expect(addByForm(closed, given, new Date())).rejects.toMatchObject({ code: "link/invalid" });
    expect((await db().collection(paths.albumPhotos(own.invitationId)).count().get()).data().count).toBe(0);
  });

  test("takes a few plain forms at once at one instance, and those that it turns away count for nobody", async () => {
    const own = await openAlbum();
    const publication = await readPublication(own.slug);
    if (publication === null) throw new Error("the page is there");
    const bytes = await samplePhoto();
    // One picture for the worker, however often it comes.
    const said = { table: "", name: "", secret: newAlbumKey(), key: newAlbumKey(), sender: newAlbumKey() };
    const add = () => addByForm(publication, { ...said, bytes }, new Date());
    const ended: { status: string }[] = [];
    for (let rounds = 0; ended.length < 2 * albumLimits.formRate.count; rounds += 1)
      ended.push(...(await Promise.allSettled([add(), add(), add(), add(), add(), add()])));
    const taken = ended.slice(0, 12).map(({ status }) => status === "fulfilled");
    expect(taken).toEqual([true, true, true, false, false, false, true, true, true, false, false, false]);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(albumLimits.formRate.count);
    await expect(add()).rejects.toMatchObject({ code: "limit/too-many-requests" });
  });
});
