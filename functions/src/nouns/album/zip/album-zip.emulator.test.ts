import { unzipSync } from "fflate";
import sharp from "sharp";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { describe, expect, test, vi } from "vitest";
import { newAccount } from "../../../../../tests/harness/accounts.ts";
import { newPhoto } from "../../../../../tests/harness/album.ts";
import { useAlbum } from "../../../../../tests/harness/album-senders.ts";
import { joinTeam } from "../../../../../tests/harness/documents.ts";
import type { Wedding } from "../../../../../tests/harness/product.ts";
import { fileFacts, filesUnder, writeFile } from "../../../platform/google/bucket.ts";
import { db } from "../../../platform/google/firestore.ts";
import { albumPhotoDocument } from "../../../store/album-documents.ts";
import { masterPath } from "../../../store/stored-media-document.ts";
import { makeAlbumZip } from "./make-album-zip.ts";
import { albumZipJobDocument, albumZipPath, albumZipsUnder } from "./zip-documents.ts";

const { at, openAlbum } = useAlbum();
vi.setConfig({ testTimeout: 120_000 });

/** A picture of one colour, which says which one it is. */
const colourOf = (number: number) => ({
  r: (number * 37) % 256,
  g: (number * 91) % 256,
  b: (number * 53) % 256,
});
const start = Date.now() - 86_400_000;

/** An album with so many pictures as a worker has drawn them, one a second. */
async function fill({ invitationId }: Wedding, count: number, of: (number: number) => Partial<AlbumPhoto>) {
  const writer = db().bulkWriter();
  const files: Promise<void>[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = `Photo${String(number).padStart(15, "0")}`;
    const change = { createdAt: new Date(start + number * 1_000), state: "shown" as const, ...of(number) };
    const photo = newPhoto(id, change);
    void writer.create(albumPhotoDocument(invitationId, id), photo);
    const bytes = await sharp({
      create: { width: 24, height: 16, channels: 3, background: colourOf(number) },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    files.push(writeFile(masterPath(photo.name), bytes, "image/jpeg"));
    if (files.length % 20 === 0) await Promise.all(files);
  }
  await Promise.all([writer.close(), ...files]);
}

/** Asks for the archives and has them made, here and by the suite's own worker alike. */
async function made({ invitationId }: Wedding) {
  await at.product.asHost("askAlbumZip", { invitationId }, at.owner);
  return vi.waitFor(
    async () => {
      await makeAlbumZip(invitationId, () => new Date());
      const zip = await at.product.asHost("albumZip", { invitationId }, at.owner);
      expect(zip.state).toBe("ready");
      return zip;
    },
    { timeout: 90_000, interval: 500 },
  );
}

/** An archive as the room fetches it, piece by piece; all of them as one where none is named. */
async function fetched({ invitationId }: Wedding, part: number | null): Promise<Record<string, Uint8Array>> {
  const pieces: Buffer[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const piece = await at.product.asHost("readAlbumZip", { invitationId, part, offset }, at.owner);
    pieces.push(Buffer.from(piece.bytes, "base64"));
    offset += pieces.at(-1)?.length ?? 0;
    total = piece.total;
  }
  return unzipSync(Buffer.concat(pieces));
}

async function expectPicture(bytes: Uint8Array | undefined, number: number): Promise<void> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([24, 16]);
  const { r, g, b } = colourOf(number);
  for (const [channel, wanted] of [r, g, b].entries())
    expect(Math.abs((data[channel] ?? 0) - wanted), `picture ${String(number)}`).toBeLessThan(12);
}

describe("the archives of an album", () => {
  test("hold every picture of the family in its order, whole, and none that was hidden", async () => {
    const album = await openAlbum();
    const most = albumLimits.zip.pictures;
    // One is hidden, one waits, one has a name that no system takes as a file's.
    await fill(album, most + 3, (number) =>
      number === 2
        ? { state: "hidden" as const }
        : number === 3
          ? { state: "waiting" as const }
          : number === 4
            ? { by: "../Bu Tuti/\u0000 & <keluarga>" }
            : {},
    );
    const zip = await made(album);
    expect(zip.parts.map(({ pictures }) => pictures)).toEqual([most, 2]);
    const [first, second] = [await fetched(album, 0), await fetched(album, 1)];
    const names = Object.keys(first);
    expect(names).toHaveLength(most);
    expect(names.slice(0, 3)).toEqual([
      "0001 Bude Sri.jpg",
      "0002 Bude Sri.jpg",
      "0003 ..Bu Tuti & keluarga.jpg",
    ]);
    expect(Object.keys(second)).toEqual(["0301 Bude Sri.jpg", "0302 Bude Sri.jpg"]);
    // The second was hidden: what stands second is the third.
    for (const [at, number] of [
      [0, 1],
      [1, 3],
      [2, 4],
      [most - 1, most + 1],
    ] as const)
      await expectPicture(first[names[at] ?? ""], number);
    await expectPicture(second["0302 Bude Sri.jpg"], most + 3);
    // And all of them are one archive, of which nothing was written twice.
    const one = await fetched(album, null);
    expect(Object.keys(one)).toEqual([...names, ...Object.keys(second)]);
    for (const [name, bytes] of Object.entries({ ...first, ...second }))
      expect(Buffer.from(bytes).equals(one[name] ?? Buffer.alloc(0)), name).toBe(true);
    const { invitationId } = album;
    expect(zip.whole?.pictures).toBe(most + 2);
    const beyond = { invitationId, part: null, offset: zip.whole?.bytes ?? 0 };
    expect((await at.product.callHost("readAlbumZip", beyond, at.owner)).refusal).toBe("input/invalid");

    await expectToGoOn(album);
  });

  test("are the owner's and editors' alone, and gone after a week", async () => {
    const album = await openAlbum();
    const { invitationId } = album;
    await fill(album, 2, () => ({}));
    await made(album);
    const viewer = await newAccount("Ayah");
    await joinTeam(invitationId, viewer.uid, "viewer");
    const input = { invitationId, part: 0, offset: 0 };
    expect((await at.product.callHost("readAlbumZip", input, viewer)).refusal).toBe("team/not-allowed");
    expect((await at.product.callHost("readAlbumZip", { ...input, part: 1 }, at.owner)).refusal).toBe(
      "input/invalid",
    );
    // The archive, and the directory by which all of them are one.
    expect(await filesUnder(albumZipsUnder(invitationId))).toHaveLength(2);
    const later = () => new Date(Date.now() + albumLimits.zip.keptMs + 60_000);
    await makeAlbumZip(invitationId, later);
    expect((await at.product.asHost("albumZip", { invitationId }, at.owner)).state).toBe("none");
    expect(await filesUnder(albumZipsUnder(invitationId))).toEqual([]);
    expect((await at.product.callHost("readAlbumZip", input, at.owner)).refusal).toBe("export/not-ready");
  });
});

/** A worker that died after the first archive: the next one goes on with the second and leaves the first as it is. */
async function expectToGoOn(album: Wedding): Promise<void> {
  const reference = albumZipJobDocument(album.invitationId);
  const job = (await reference.get()).data();
  if (job === undefined) throw new Error("no job");
  const [path, other] = [albumZipPath(job, 0), albumZipPath(job, 1)];
  const before = await fileFacts(path);
  await reference.set({ ...job, state: "working", parts: job.parts.slice(0, 1), dueAt: new Date(0) });
  await makeAlbumZip(album.invitationId, () => new Date());
  const after = (await reference.get()).data();
  expect(after).toMatchObject({ state: "ready", parts: job.parts });
  expect(await fileFacts(path)).toEqual(before);
  expect(await fileFacts(other)).not.toBeNull();
}
