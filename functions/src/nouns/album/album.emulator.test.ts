import { randomBytes } from "node:crypto";
import { albumLimits } from "@janur/domain/limits/album-limits";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newAlbumKey, samplePhoto, uploadOf } from "../../../../tests/harness/album.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { freshSender, inviteGuest } from "../../../../tests/harness/product.ts";
import { heicFile, hostileFiles, pictureBomb } from "../../../../tests/harness/samples/sample-pictures.ts";
import { fileFacts, filesUnder, openFile } from "../../platform/google/bucket.ts";
import { albumUploadPath } from "../../store/album-documents.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";
import { settings, useAlbum } from "../../../../tests/harness/album-senders.ts";

const { at, openAlbum, byLink, byTable, page, begin, send, drawn, photoOf, statusOf, refusalOf, say } =
  useAlbum();
// Each picture costs a dozen calls, and the emulators share a processor with everything else.
vi.setConfig({ testTimeout: 60_000 });

describe("a picture that a guest adds", () => {
  test("comes in pieces in any order, one twice, lies before the family and is public for nobody", async () => {
    const bytes = await sharp(randomBytes(900 * 700 * 3), { raw: { width: 900, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    const { facts, parts } = uploadOf(bytes);
    expect(parts.length).toBeGreaterThan(3);
    const sender = byLink();
    const announced = { ...page(), ...sender, key: newAlbumKey(), ...facts };
    const { photoId, received } = await at.product.asGuest("beginAlbumPhoto", announced);
    expect(received).toEqual([]);
    const own = { invitationId: at.wedding.invitationId, photoId, secret: sender.secret };
    const piece = (part: number) =>
      at.product.asGuest("sendAlbumPart", { ...own, part, bytes: parts[part] ?? "" });
    await piece(2);
    await piece(0);
    await piece(0);
    // The line breaks, and the phone announces it again.
    const again = await at.product.asGuest("beginAlbumPhoto", announced);
    expect(again).toEqual({ photoId, state: "arriving", received: [0, 2] });
    const early = await at.product.asGuest("finishAlbumPhoto", own);
    expect(early.state).toBe("arriving");
    expect(early.missing).toEqual(parts.map((_, part) => part).filter((part) => part !== 0 && part !== 2));
    for (const part of early.missing) await piece(part);
    expect(await at.product.asGuest("finishAlbumPhoto", own)).toEqual({ state: "drawing", missing: [] });
    await drawn(photoId);
    // Told of it again, nothing changes.
    expect((await at.product.asGuest("finishAlbumPhoto", own)).state).toBe("waiting");
    const photo = await photoOf(photoId);
    expect(photo).toMatchObject({
      state: "waiting",
      way: "link",
      guestId: at.guest.guestId,
      by: "Bapak Hadi Wiranto & Keluarga",
      picture: { width: 900, height: 700 },
    });
    expect(await filesUnder(`album-parts/${at.wedding.invitationId}/${photoId}/`)).toEqual([]);
    expect(await fileFacts(albumUploadPath(at.wedding.invitationId, photoId))).toBeNull();
    const shown = await ask(`${at.product.origin}/event/${at.wedding.slug}/album.json`);
    expect(shown.body.toString()).not.toContain(photo?.name);
    expect(shown.body.toString()).not.toContain(photoId);
  });

  test("loses its EXIF, place and rotation mark, and stands upright", async () => {
    const lying = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#c02020" } })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: "#2020c0" } },
          left: 200,
          top: 0,
        },
      ])
      .jpeg()
      .withExif({ IFD0: { Make: "Rahasia" }, IFD3: { GPSLatitude: "7/1 46/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const photoId = await send(byLink(), lying);
    const photo = await photoOf(photoId);
    expect(photo?.picture).toMatchObject({ width: 200, height: 400 });
    const master = await openFile(masterPath(photo?.name ?? ""), null);
    const parts: Uint8Array[] = [];
    for await (const part of master ?? []) parts.push(part);
    const file = Buffer.concat(parts);
    expect(file.includes("Rahasia")).toBe(false);
    const { exif, orientation } = await sharp(file).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const [top, bottom] = [at(100, 40), at(100, 360)];
    expect(top[0]).toBeGreaterThan(150);
    expect(bottom[2]).toBeGreaterThan(150);
  });

  test.each([
    ...Object.entries(hostileFiles).filter(([, bytes]) => bytes.length > 0),
    ["a picture of an iPhone", heicFile],
  ])("is refused as %s, and takes nobody's room", async (_name, bytes) => {
    const photoId = await send(byLink(), bytes);
    expect(await photoOf(photoId)).toMatchObject({ state: "refused", picture: null, countedAt: null });
  });

  test("is refused when it would unfold to more pixels than we draw", async () => {
    const photoId = await send(byLink(), await pictureBomb(30_000));
    expect(await photoOf(photoId)).toMatchObject({ state: "refused", reason: "too-large" });
  });

  test("is refused when what came is not what was announced", async () => {
    const bytes = await samplePhoto();
    const sender = byLink();
    const { facts } = uploadOf(bytes);
    const { photoId } = await at.product.asGuest("beginAlbumPhoto", {
      ...page(),
      ...sender,
      key: newAlbumKey(),
      ...facts,
    });
    const own = { invitationId: at.wedding.invitationId, photoId, secret: sender.secret };
    await at.product.asGuest("sendAlbumPart", {
      ...own,
      part: 0,
      bytes: Buffer.alloc(bytes.length, 1).toString("base64"),
    });
    expect((await at.product.asGuest("finishAlbumPhoto", own)).state).toBe("refused");
    expect(await photoOf(photoId)).toMatchObject({ reason: "changed" });
  });

  test("of which a piece has another size than announced is not taken", async () => {
    const sender = byLink();
    const { photoId } = await at.product.asGuest("beginAlbumPhoto", {
      ...page(),
      ...sender,
      key: newAlbumKey(),
      bytes: 100,
      hash: "0".repeat(64),
    });
    const own = { invitationId: at.wedding.invitationId, photoId, secret: sender.secret };
    for (const [part, size] of [
      [0, 99],
      [1, 100],
    ] as const) {
      const bytes = Buffer.alloc(size).toString("base64");
      const answer = await at.product.callGuest("sendAlbumPart", { ...own, part, bytes }, freshSender());
      expect(answer.refusal).toBe("input/invalid");
    }
  });

  test("is nobody's to finish or to remove who has neither its phone nor its link", async () => {
    const photoId = await send(byLink(), await samplePhoto());
    const stranger = { invitationId: at.wedding.invitationId, photoId, secret: newAlbumKey() };
    const other = await inviteGuest(at.product, at.owner, at.wedding);
    for (const [name, input] of [
      ["finishAlbumPhoto", stranger],
      ["removeOwnPhoto", { ...stranger, token: null }],
      ["removeOwnPhoto", { ...stranger, token: other.token }],
    ] as const)
      expect((await at.product.callGuest(name, input, freshSender())).refusal).toBe("album/not-found");
    expect((await photoOf(photoId))?.state).toBe("waiting");
  });
});

describe("whoever adds pictures", () => {
  test("needs a genuine link or the tables' QR, and an album that takes them", async () => {
    const bytes = await samplePhoto();
    const table = await byTable();
    expect(await refusalOf(begin(byLink(`${at.guest.token}x`), bytes))).toBe("link/invalid");
    expect(await refusalOf(begin({ ...table, table: "A".repeat(22) }, bytes))).toBe("link/invalid");
    expect(await refusalOf(begin({ ...table, table: null }, bytes))).toBe("link/invalid");
    expect(await refusalOf(begin(table, bytes))).toBeNull();
    const shut = await openAlbum({ isOpen: false });
    expect(await refusalOf(begin(await byTable(shut), bytes, { of: shut }))).toBe("album/closed");
    const noTables = await openAlbum({ isTableOpen: false });
    expect(await refusalOf(begin(await byTable(noTables), bytes, { of: noTables }))).toBe("album/closed");
  });

  test("finds the QR of the tables worthless once it was made anew", async () => {
    const own = await openAlbum();
    const before = await byTable(own);
    await at.product.asHost(
      "changeAlbum",
      { invitationId: own.invitationId, settings, isTableRenewed: true },
      at.owner,
    );
    const bytes = await samplePhoto();
    expect(await refusalOf(begin(before, bytes, { of: own }))).toBe("link/invalid");
    expect(await refusalOf(begin(await byTable(own), bytes, { of: own }))).toBeNull();
  });

  test("is changed by two at once, and both are kept", async () => {
    const { invitationId, slug } = await openAlbum();
    const before = (await stored.invitation(invitationId))?.album;
    const changes = [{ isShown: !settings.isShown }, { isPremoderated: !settings.isPremoderated }, {}];
    await Promise.all(
      changes.map((said, index) => {
        const input = { invitationId, settings: said, isTableRenewed: index === 2 };
        return at.product.asHost("changeAlbum", input, at.owner);
      }),
    );
    const tableRevision = (before?.tableRevision ?? 0) + 1;
    const album = { ...before, ...changes[0], ...changes[1], tableRevision };
    expect((await stored.invitation(invitationId))?.album).toEqual(album);
    expect(await stored.publication(slug)).toMatchObject({ album });
  });

  test("may add so many and not one more, whoever many at once; others still may", async () => {
    const own = await openAlbum();
    const [one, other] = [
      await inviteGuest(at.product, at.owner, own),
      await inviteGuest(at.product, at.owner, own, { name: "Sri" }),
    ];
    const bytes = await samplePhoto();
    const most = albumLimits.perGuest;
    // Who met others too often is told so, and goes again, as phones do.
    const patiently = async (): ReturnType<typeof begin> => {
      const answer = await begin(byLink(one.token), bytes, { of: own });
      return answer.refusal === "service/busy" ? patiently() : answer;
    };
    const answers = await Promise.all(Array.from({ length: most + 6 }, patiently));
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused).toHaveLength(6);
    for (const answer of refused)
      expect(answer).toMatchObject({ refusal: "album/full", params: { of: "guest" } });
    expect(await refusalOf(begin(byLink(other.token), bytes, { of: own }))).toBeNull();
  });

  test("sees their own and takes them out at any time, from their phone or by their link", async () => {
    const person = await inviteGuest(at.product, at.owner, at.wedding, { name: "Wati" });
    const sender = byLink(person.token);
    const [one, two] = [await send(sender, await samplePhoto()), await send(sender, await samplePhoto())];
    await say("show", one);
    const list = () =>
      at.product.asGuest("ownAlbumPhotos", { ...page(), token: person.token, secret: newAlbumKey() });
    expect(await list()).toMatchObject({
      name: "Bapak Wati & Keluarga",
      left: albumLimits.perGuest - 2,
      photos: [
        { id: two, state: "waiting" },
        { id: one, state: "shown" },
      ],
    });
    const path = (await list()).photos[1]?.small ?? "";
    expect(await statusOf(path)).toBe(200);
    const own = { invitationId: at.wedding.invitationId, photoId: one, token: person.token };
    await at.product.asGuest("removeOwnPhoto", { ...own, secret: newAlbumKey() });
    await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(404);
    await at.product.asGuest("removeOwnPhoto", { ...own, photoId: two, token: null, secret: sender.secret });
    expect(await list()).toMatchObject({ left: albumLimits.perGuest, photos: [] });
  });

  test("is forgotten with their pictures", async () => {
    const person = await inviteGuest(at.product, at.owner, at.wedding, { name: "Tono" });
    const photoId = await send(byLink(person.token), await samplePhoto());
    const name = (await photoOf(photoId))?.name ?? "";
    await at.product.asGuest("forgetMe", { ...page(), token: person.token });
    expect(await photoOf(photoId)).toBeUndefined();
    // The other worker may have drawn it at the same moment, and takes its files away once it finds nobody.
    const left = async () => [await filesUnder(sizesUnder(name)), await fileFacts(masterPath(name))];
    await expect.poll(left, { timeout: 30_000 }).toEqual([[], null]);
  });
});
