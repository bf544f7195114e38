import { randomBytes } from "node:crypto";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { paths } from "@janur/domain/paths";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { newAlbumKey, newPhoto, plainPhoto, samplePhoto, uploadOf } from "../../../../tests/harness/album.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { heicFile, hostileFiles, pictureBomb } from "../../../../tests/harness/sample-pictures.ts";
import { removeInvitation } from "../../lifecycle/removal/remove-invitation.ts";
import { purgeAlbum } from "../../lifecycle/removal/purge-album.ts";
import { fileFacts, filesUnder, openFile } from "../../platform/google/bucket.ts";
import { db } from "../../platform/google/firestore.ts";
import { albumPhotoDocument, albumUploadPath } from "../../store/album-documents.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";
import { storePhoto } from "./store-photo.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
let guest: InvitedGuest;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await openAlbum();
  guest = await inviteGuest(product, owner, wedding);
});
afterAll(() => product.close());
// Each picture costs a dozen calls, and the emulators share a processor with everything else.
vi.setConfig({ testTimeout: 60_000 });

const settings = { isOpen: true, isShown: true, isTableOpen: true, isPremoderated: true };

async function openAlbum(change: Partial<typeof settings> = {}): Promise<Wedding> {
  const published = await publishWedding(product, owner);
  const { invitationId } = published;
  await product.asHost(
    "changeAlbum",
    { invitationId, settings: { ...settings, ...change }, isTableRenewed: false },
    owner,
  );
  return published;
}

interface Sender {
  token: string | null;
  table: string | null;
  secret: string;
  name: string;
}

const byLink = (token = guest.token, secret = newAlbumKey()): Sender => ({
  token,
  table: null,
  secret,
  name: "",
});

async function byTable(of = wedding): Promise<Sender> {
  const { tablePath } = await product.asHost("albumFigures", { invitationId: of.invitationId }, owner);
  const table = new URL(tablePath, "http://x").searchParams.get("m");
  return { token: null, table, secret: newAlbumKey(), name: "Pak RT" };
}

const page = (of = wedding) => ({ invitationId: of.invitationId, slug: of.slug });

function begin(sender: Sender, bytes: Buffer, { of = wedding, key = newAlbumKey() } = {}) {
  return product.callGuest(
    "beginAlbumPhoto",
    { ...page(of), ...sender, proof: "", key, ...uploadOf(bytes).facts },
    freshSender(),
  );
}

/** Sends a picture as phones do, and waits until it is drawn. */
async function send(sender: Sender, bytes: Buffer, of = wedding): Promise<string> {
  const { facts, parts } = uploadOf(bytes);
  const { photoId } = await product.asGuest("beginAlbumPhoto", {
    ...page(of),
    ...sender,
    key: newAlbumKey(),
    ...facts,
  });
  const own = { invitationId: of.invitationId, photoId, secret: sender.secret };
  for (const [part, piece] of parts.entries())
    await product.asGuest("sendAlbumPart", { ...own, part, bytes: piece });
  const { missing } = await product.asGuest("finishAlbumPhoto", own);
  expect(missing).toEqual([]);
  await drawn(photoId, of);
  return photoId;
}

/** The suite's own worker, or this one, whoever is first. */
async function drawn(photoId: string, { invitationId } = wedding): Promise<void> {
  await storePhoto({ invitationId, photoId }, new Date());
  await vi.waitUntil(async () => (await photoOf(photoId, invitationId))?.state !== "drawing", {
    timeout: 30_000,
  });
}

const photoOf = async (photoId: string, invitationId = wedding.invitationId) =>
  (await albumPhotoDocument(invitationId, photoId).get()).data();
const statusOf = async (path: string) => (await ask(`${product.origin}${path}`)).status;
const refusalOf = async (answer: ReturnType<typeof begin>) => (await answer).refusal;
const say = (word: "show" | "hide" | "remove", ...photoIds: string[]) =>
  product.asHost("moderateAlbum", { invitationId: wedding.invitationId, photoIds, word }, owner);

describe("a picture that a guest adds", () => {
  test("comes in pieces in any order, one twice, lies before the family and is public for nobody", async () => {
    const bytes = await sharp(randomBytes(900 * 700 * 3), { raw: { width: 900, height: 700, channels: 3 } })
      .png()
      .toBuffer();
    const { facts, parts } = uploadOf(bytes);
    expect(parts.length).toBeGreaterThan(3);
    const sender = byLink();
    const announced = { ...page(), ...sender, key: newAlbumKey(), ...facts };
    const { photoId, received } = await product.asGuest("beginAlbumPhoto", announced);
    expect(received).toEqual([]);
    const own = { invitationId: wedding.invitationId, photoId, secret: sender.secret };
    const piece = (part: number) =>
      product.asGuest("sendAlbumPart", { ...own, part, bytes: parts[part] ?? "" });
    await piece(2);
    await piece(0);
    await piece(0);
    // The line breaks, and the phone announces it again.
    const again = await product.asGuest("beginAlbumPhoto", announced);
    expect(again).toEqual({ photoId, state: "arriving", received: [0, 2] });
    const early = await product.asGuest("finishAlbumPhoto", own);
    expect(early.state).toBe("arriving");
    expect(early.missing).toEqual(parts.map((_, part) => part).filter((part) => part !== 0 && part !== 2));
    for (const part of early.missing) await piece(part);
    expect(await product.asGuest("finishAlbumPhoto", own)).toEqual({ state: "drawing", missing: [] });
    await drawn(photoId);
    // Told of it again, nothing changes.
    expect((await product.asGuest("finishAlbumPhoto", own)).state).toBe("waiting");
    const photo = await photoOf(photoId);
    expect(photo).toMatchObject({
      state: "waiting",
      way: "link",
      guestId: guest.guestId,
      by: "Bapak Hadi Wiranto & Keluarga",
      picture: { width: 900, height: 700 },
    });
    expect(await filesUnder(`album-parts/${wedding.invitationId}/${photoId}/`)).toEqual([]);
    expect(await fileFacts(albumUploadPath(wedding.invitationId, photoId))).toBeNull();
    const shown = await ask(`${product.origin}/event/${wedding.slug}/album.json`);
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
    const { photoId } = await product.asGuest("beginAlbumPhoto", {
      ...page(),
      ...sender,
      key: newAlbumKey(),
      ...facts,
    });
    const own = { invitationId: wedding.invitationId, photoId, secret: sender.secret };
    await product.asGuest("sendAlbumPart", {
      ...own,
      part: 0,
      bytes: Buffer.alloc(bytes.length, 1).toString("base64"),
    });
    expect((await product.asGuest("finishAlbumPhoto", own)).state).toBe("refused");
    expect(await photoOf(photoId)).toMatchObject({ reason: "changed" });
  });

  test("of which a piece has another size than announced is not taken", async () => {
    const sender = byLink();
    const { photoId } = await product.asGuest("beginAlbumPhoto", {
      ...page(),
      ...sender,
      key: newAlbumKey(),
      bytes: 100,
      hash: "0".repeat(64),
    });
    const own = { invitationId: wedding.invitationId, photoId, secret: sender.secret };
    for (const [part, size] of [
      [0, 99],
      [1, 100],
    ] as const) {
      const bytes = Buffer.alloc(size).toString("base64");
      const answer = await product.callGuest("sendAlbumPart", { ...own, part, bytes }, freshSender());
      expect(answer.refusal).toBe("input/invalid");
    }
  });

  test("is nobody's to finish or to remove who has neither its phone nor its link", async () => {
    const photoId = await send(byLink(), await samplePhoto());
    const stranger = { invitationId: wedding.invitationId, photoId, secret: newAlbumKey() };
    const other = await inviteGuest(product, owner, wedding);
    for (const [name, input] of [
      ["finishAlbumPhoto", stranger],
      ["removeOwnPhoto", { ...stranger, token: null }],
      ["removeOwnPhoto", { ...stranger, token: other.token }],
    ] as const)
      expect((await product.callGuest(name, input, freshSender())).refusal).toBe("album/not-found");
    expect((await photoOf(photoId))?.state).toBe("waiting");
  });
});

describe("whoever adds pictures", () => {
  test("needs a genuine link or the tables' QR, and an album that takes them", async () => {
    const bytes = await samplePhoto();
    const table = await byTable();
    expect(await refusalOf(begin(byLink(`${guest.token}x`), bytes))).toBe("link/invalid");
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
    await product.asHost(
      "changeAlbum",
      { invitationId: own.invitationId, settings, isTableRenewed: true },
      owner,
    );
    const bytes = await samplePhoto();
    expect(await refusalOf(begin(before, bytes, { of: own }))).toBe("link/invalid");
    expect(await refusalOf(begin(await byTable(own), bytes, { of: own }))).toBeNull();
  });

  test("may add so many and not one more, whoever many at once; others still may", async () => {
    const own = await openAlbum();
    const [one, other] = [
      await inviteGuest(product, owner, own),
      await inviteGuest(product, owner, own, { name: "Sri" }),
    ];
    const bytes = await samplePhoto();
    const most = albumLimits.perGuest;
    const answers = await Promise.all(
      Array.from({ length: most + 6 }, () => begin(byLink(one.token), bytes, { of: own })),
    );
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused).toHaveLength(6);
    for (const answer of refused)
      expect(answer).toMatchObject({ refusal: "album/full", params: { of: "guest" } });
    expect(await refusalOf(begin(byLink(other.token), bytes, { of: own }))).toBeNull();
  });

  test("finds the album full for the day", async () => {
    const own = await openAlbum();
    const album = db().collection(paths.albumPhotos(own.invitationId));
    for (let at = 0; at < albumLimits.perDay; at += 500) {
      const batch = db().batch();
      for (let index = at; index < at + 500; index += 1) {
        const id = `F${String(index).padStart(19, "0")}`;
        batch.set(album.doc(id), newPhoto(id));
      }
      await batch.commit();
    }
    const answer = await begin(await byTable(own), await samplePhoto(), { of: own });
    expect(answer).toMatchObject({ refusal: "album/full", params: { of: "day" } });
    expect((await album.count().get()).data().count).toBe(albumLimits.perDay);
  });

  test("sees their own and takes them out at any time, from their phone or by their link", async () => {
    const person = await inviteGuest(product, owner, wedding, { name: "Wati" });
    const sender = byLink(person.token);
    const [one, two] = [await send(sender, await samplePhoto()), await send(sender, await samplePhoto())];
    await say("show", one);
    const list = () =>
      product.asGuest("ownAlbumPhotos", { ...page(), token: person.token, secret: newAlbumKey() });
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
    const own = { invitationId: wedding.invitationId, photoId: one, token: person.token };
    await product.asGuest("removeOwnPhoto", { ...own, secret: newAlbumKey() });
    expect(await statusOf(path)).toBe(404);
    await product.asGuest("removeOwnPhoto", { ...own, photoId: two, token: null, secret: sender.secret });
    expect(await list()).toMatchObject({ left: albumLimits.perGuest, photos: [] });
  });

  test("is forgotten with their pictures", async () => {
    const person = await inviteGuest(product, owner, wedding, { name: "Tono" });
    const photoId = await send(byLink(person.token), await samplePhoto());
    const name = (await photoOf(photoId))?.name ?? "";
    await product.asGuest("forgetMe", { ...page(), token: person.token });
    expect(await photoOf(photoId)).toBeUndefined();
    expect(await filesUnder(sizesUnder(name))).toEqual([]);
    expect(await fileFacts(masterPath(name))).toBeNull();
  });
});

describe("the family", () => {
  test("shows, hides and removes, and a hidden one is gone from where it was seen", async () => {
    const [one, two] = [
      await send(byLink(), await samplePhoto()),
      await send(await byTable(), await samplePhoto()),
    ];
    expect(await say("show", one, two, "AbsentPhoto000000000")).toEqual({ changed: 2 });
    expect(await say("show", one)).toEqual({ changed: 0 });
    const listed = async () => {
      const { body } = await ask(`${product.origin}/event/${wedding.slug}/album.json?x=${newAlbumKey()}`);
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
    const sender = byLink((await inviteGuest(product, owner, own)).token);
    const one = await send(sender, await samplePhoto(), own);
    await send(sender, await samplePhoto(), own);
    const { invitationId } = own;
    await product.asHost("moderateAlbum", { invitationId, photoIds: [one], word: "show" }, owner);
    const figures = await product.asHost("albumFigures", { invitationId }, owner);
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
      byLink((await inviteGuest(product, owner, own)).token),
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
    const sender = byLink((await inviteGuest(product, owner, own)).token);
    const [shown, hidden] = [
      await send(sender, await samplePhoto(), own),
      await send(sender, await samplePhoto(), own),
    ];
    await product.asHost("moderateAlbum", { invitationId, photoIds: [shown], word: "show" }, owner);
    await product.asHost("moderateAlbum", { invitationId, photoIds: [hidden], word: "hide" }, owner);
    const { photoId: begun } = await product.asGuest("beginAlbumPhoto", {
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
      byLink((await inviteGuest(product, owner, own)).token),
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
