import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newAlbumKey, plainPhoto, samplePhoto, uploadOf } from "../../../../tests/harness/album.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { inviteGuest } from "../../../../tests/harness/product.ts";
import { removeInvitation } from "../../lifecycle/removal/remove-invitation.ts";
import { purgeAlbum } from "../../lifecycle/removal/purge-album.ts";
import { fileFacts, filesUnder } from "../../platform/google/bucket.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";
import { useAlbum } from "../../../../tests/harness/album-senders.ts";

const { at, openAlbum, byLink, byTable, page, send, photoOf, statusOf, say } = useAlbum();
// Each picture costs a dozen calls, and the emulators share a processor with everything else.
vi.setConfig({ testTimeout: 60_000 });

describe("the family", () => {
  test("shows, hides and removes, and a hidden one is gone from where it was seen", async () => {
    const [one, two] = [
      await send(byLink(), await samplePhoto()),
      await send(await byTable(), await samplePhoto()),
    ];
    expect(await say("show", one, two, "AbsentPhoto000000000")).toEqual({ changed: 2 });
    expect(await say("show", one)).toEqual({ changed: 0 });
    const listed = async () => {
      const { body } = await ask(
        `${at.product.origin}/event/${at.wedding.slug}/album.json?x=${newAlbumKey()}`,
      );
      return JSON.parse(body.toString()) as { photos: { id: string; small: string; by: string }[] };
    };
    const photos = (await listed()).photos.filter(({ id }) => id === one || id === two);
    expect(photos.map(({ id, by }) => [id, by])).toEqual([
      [one, "Bapak Hadi Wiranto & Keluarga"],
      [two, "Pak RT"],
    ]);
    const path = photos[0]?.small ?? "";
    expect(await statusOf(path)).toBe(200);
    await say("hide", one);
    expect(await statusOf(path)).toBe(404);
    expect((await listed()).photos.map(({ id }) => id)).not.toContain(one);
    await say("show", one);
    const again = (await listed()).photos.find(({ id }) => id === one)?.small ?? "";
    expect(again).not.toBe(path);
    expect(await statusOf(again)).toBe(200);
    await say("remove", one);
    expect(await photoOf(one)).toBeUndefined();
    expect(await statusOf(again)).toBe(404);
  });

  test("counts them by the index", async () => {
    const own = await openAlbum();
    const sender = byLink((await inviteGuest(at.product, at.owner, own)).token);
    const one = await send(sender, await samplePhoto(), own);
    await send(sender, await samplePhoto(), own);
    const { invitationId } = own;
    await at.product.asHost("moderateAlbum", { invitationId, photoIds: [one], word: "show" }, at.owner);
    const figures = await at.product.asHost("albumFigures", { invitationId }, at.owner);
    expect(figures).toMatchObject({ waiting: 1, shown: 1, hidden: 0 });
    expect(figures.bytes).toBeGreaterThan(1_000);
  });

  test("hears that a picture was sent before, once smaller", async () => {
    const original = await plainPhoto();
    const first = await send(byLink(), original);
    const copy = await sharp(original).resize(450).jpeg({ quality: 60 }).toBuffer();
    const second = await send(await byTable(), copy);
    const third = await send(byLink(), await samplePhoto());
    expect((await photoOf(first))?.sameAs).toBeNull();
    expect((await photoOf(second))?.sameAs).toBe(first);
    expect((await photoOf(third))?.sameAs).toBeNull();
  });

  test("that does not look first has links' pictures shown at once", async () => {
    const own = await openAlbum({ isPremoderated: false });
    const photoId = await send(
      byLink((await inviteGuest(at.product, at.owner, own)).token),
      await samplePhoto(),
      own,
    );
    expect((await photoOf(photoId, own.invitationId))?.state).toBe("shown");
  });
});

describe("what is over", () => {
  test("goes: what never came whole, and what the family hid a month ago; what is shown stays", async () => {
    const own = await openAlbum();
    const { invitationId } = own;
    const sender = byLink((await inviteGuest(at.product, at.owner, own)).token);
    const [shown, hidden] = [
      await send(sender, await samplePhoto(), own),
      await send(sender, await samplePhoto(), own),
    ];
    await at.product.asHost("moderateAlbum", { invitationId, photoIds: [shown], word: "show" }, at.owner);
    await at.product.asHost("moderateAlbum", { invitationId, photoIds: [hidden], word: "hide" }, at.owner);
    const { photoId: begun } = await at.product.asGuest("beginAlbumPhoto", {
      ...page(own),
      ...sender,
      key: newAlbumKey(),
      ...uploadOf(await samplePhoto()).facts,
    });
    const past = new Date(Date.now() - 1_000);
    await albumPhotoDocument(invitationId, hidden).update({ checkAt: past });
    await albumPhotoDocument(invitationId, begun).update({ checkAt: past });
    await purgeAlbum(new Date());
    expect(await photoOf(shown, invitationId)).toMatchObject({ state: "shown" });
    expect(await photoOf(hidden, invitationId)).toBeUndefined();
    expect(await photoOf(begun, invitationId)).toBeUndefined();
  });

  test("goes with its invitation, to the last file", async () => {
    const own = await openAlbum();
    const photoId = await send(
      byLink((await inviteGuest(at.product, at.owner, own)).token),
      await samplePhoto(),
      own,
    );
    const name = (await photoOf(photoId, own.invitationId))?.name ?? "";
    await removeInvitation(own.invitationId, () => true, new Date());
    expect(await filesUnder(sizesUnder(name))).toEqual([]);
    expect(await fileFacts(masterPath(name))).toBeNull();
    expect(await photoOf(photoId, own.invitationId)).toBeUndefined();
  });
});
