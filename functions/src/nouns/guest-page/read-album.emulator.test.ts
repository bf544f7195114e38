import { documentIdFromBytes } from "@janur/domain/id";
import { pageLimits } from "@janur/domain/limits/page-limits";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newPhoto } from "../../../../tests/harness/album.ts";
import { settings, useAlbum } from "../../../../tests/harness/album-senders.ts";
import { inviteGuest } from "../../../../tests/harness/product.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { readAlbum } from "./read-album.ts";
import { readWishes } from "./read-wishes.ts";

const { at, openAlbum } = useAlbum();
const nobody = () => ({ sender: randomBytes(8).toString("hex"), device: "phone" }) as const;

test("an album that the family does not show is told of to nobody, with a link or without", async () => {
  const own = await openAlbum({ isShown: false });
  const { invitationId, slug } = own;
  const { token } = await inviteGuest(at.product, at.owner, own);
  const id = documentIdFromBytes(randomBytes(20));
  await albumPhotoDocument(invitationId, id).set(newPhoto(id, { state: "shown" }));
  const read = (by: string | null) =>
    at.product.asGuest("readAlbum", { invitationId, slug, token: by, proof: "", after: null });
  for (const by of [null, token]) expect(await read(by)).toEqual({ photos: [], next: null });
  await at.product.asHost("changeAlbum", { invitationId, settings, isTableRenewed: false }, at.owner);
  for (const by of [null, token]) expect((await read(by)).photos).toMatchObject([{ id }]);
});

test("nobody reads album and wall without end", async () => {
  const { invitationId, slug } = at.wedding;
  const [caller, other, now] = [nobody(), nobody(), new Date()];
  const asked = { invitationId, slug, token: null, proof: "", after: null };
  // Pieces that are refused count too, and cost no read.
  const refused = { ...asked, proof: `1.${"A".repeat(22)}` };
  for (let piece = 0; piece < pageLimits.wall.count; piece += 1)
    await expect(readAlbum(refused, caller, now)).rejects.toThrow("page/locked");
  for (const read of [readAlbum, readWishes]) {
    await expect(read(asked, caller, now)).rejects.toThrow("limit/too-many-requests");
    expect((await read(asked, other, now)).next).toBeNull();
  }
});
