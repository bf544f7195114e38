import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { expect } from "vitest";
import sharp from "sharp";
import { storePhoto } from "../../functions/src/nouns/album/store-photo.ts";
import { albumPhotos } from "../../functions/src/store/album-documents.ts";
import type { Account } from "../harness/accounts.ts";
import { newAlbumKey, samplePhoto, uploadOf } from "../harness/album.ts";
import { callOperation, type Answer } from "../harness/call.ts";
import { noteFigure } from "../harness/figures.ts";
import { freshSender, publishWedding, type Product } from "../harness/product.ts";
import { breakableLine } from "./breakable-line.ts";
import { atOnce, inviteCrowd, type CrowdGuest } from "./crowd.ts";

/* T30: a hall of guests adds pictures, a third of them over a line that breaks again and again. */

const each = 5;

/** As phones do: what got no answer is sent again soon, and what the server failed at less and less soon. */
async function patiently(ask: () => Promise<Answer>, onFault: () => void): Promise<Answer> {
  for (let tried = 1, faults = 0; ; tried += 1) {
    try {
      const answer = await ask();
      if (answer.refusal !== "INTERNAL" || faults > 20) return answer;
      faults += 1;
      onFault();
    } catch (error) {
      if (tried > 200) throw error;
    }
    await pause((20 + Math.random() * 60) * Math.min(40, 2 ** faults));
  }
}

/** Two pieces, so that a line can break between them. */
async function largePhoto(): Promise<Buffer> {
  const side = 420;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Another file of the same pixels: what stands behind a JPEG's end is nobody's. */
const another = (bytes: Buffer) => Buffer.concat([bytes, randomBytes(16)]);

interface Hall {
  product: Product;
  owner: Account;
  /** Of the built functions in one process, as one production instance runs them. */
  url: string;
  guests: number;
}

/** All of it, with what is expected of it at each step. */
export async function fillAlbum({ product, owner, url, guests }: Hall): Promise<void> {
  const wedding = await publishWedding(product, owner);
  const { invitationId, slug } = wedding;
  const settings = { isOpen: true, isShown: true, isTableOpen: false, isPremoderated: true };
  await product.asHost("changeAlbum", { invitationId, settings, isTableRenewed: false }, owner);
  const crowd = await inviteCrowd(invitationId, guests);
  const small = await Promise.all(Array.from({ length: 8 }, () => samplePhoto(160)));
  const large = await Promise.all(Array.from({ length: 4 }, largePhoto));
  let cuts = 0;
  let faults = 0;
  const sent = new Map<string, string[]>();

  /** A phone's own line, cut every 0.4 s; it is another phone's line that holds meanwhile. */
  const overBrokenLine = async (guest: CrowdGuest) => {
    const line = await breakableLine(new URL(url).host);
    // Never twice without an answer between: where a machine is slow, no picture would ever arrive.
    let isAnswered = false;
    const cutting = setInterval(() => {
      if (isAnswered) {
        line.cut();
        cuts += 1;
      }
      isAnswered = false;
    }, 400);
    try {
      await addAll(guest, `http://127.0.0.1:${String(line.port)}`, () => (isAnswered = true));
    } finally {
      clearInterval(cutting);
      line.close();
    }
  };

  /** @param onAnswer there for a line that is cut */
  const addAll = async (guest: CrowdGuest, origin: string, onAnswer?: () => void) => {
    const isBroken = onAnswer !== undefined;
    const secret = newAlbumKey();
    const headers = freshSender();
    const call = async (name: string, data: object) => {
      const answer = await patiently(
        () => callOperation(`${origin}/api/guest/${name}`, data, { headers }),
        () => (faults += 1),
      );
      onAnswer?.();
      return answer;
    };
    const hashes: string[] = [];
    sent.set(guest.guestId, hashes);
    for (let index = 0; index < each; index += 1) {
      const pool = isBroken ? large : small;
      const bytes = another(pool[index % pool.length] ?? Buffer.alloc(1));
      const { facts, parts } = uploadOf(bytes);
      const begin = { invitationId, slug, token: guest.token, proof: "", table: null, name: "", secret };
      const announced = { ...begin, key: newAlbumKey(), ...facts };
      const begun = await call("beginAlbumPhoto", announced);
      expect(begun.refusal).toBeNull();
      const { photoId } = begun.result as { photoId: string };
      const own = { invitationId, photoId, secret };
      for (const [part, piece] of parts.entries())
        expect((await call("sendAlbumPart", { ...own, part, bytes: piece })).refusal).toBeNull();
      // The phone is not sure what arrived, and announces it once more.
      if (isBroken) await call("beginAlbumPhoto", announced);
      const finished = await call("finishAlbumPhoto", own);
      expect([finished.refusal, finished.result]).toEqual([null, expect.objectContaining({ missing: [] })]);
      hashes.push(facts.hash);
    }
  };

  /** Everything that anybody sees meanwhile. */
  let looks = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`${product.origin}/event/${slug}/album.json?after=${String(looks)}`, {
        headers: freshSender(),
      });
      expect(await response.json()).toEqual({ photos: [], next: null });
      looks += 1;
      await pause(250);
    }
  })();

  const begunAt = Date.now();
  const secondsSince = (at: number) => Math.round((Date.now() - at) / 1000);
  try {
    await atOnce([...crowd.entries()], 24, ([index, guest]) =>
      index % 3 === 0 ? overBrokenLine(guest) : addAll(guest, url),
    );
    noteFigure("seconds until all had arrived", secondsSince(begunAt));
    const arrivedAt = Date.now();
    const photos = async () => (await albumPhotos(invitationId).get()).docs.map((found) => found.data());
    const drawing = (await photos()).filter(({ state }) => state === "drawing");
    await atOnce(drawing, 2, ({ id }) => storePhoto({ invitationId, photoId: id }, new Date()));
    const all = await photos();
    noteFigure("seconds more until all were drawn", secondsSince(arrivedAt));

    // Each once.
    expect(all).toHaveLength(guests * each);
    expect(new Set(all.map(({ upload }) => upload?.hash)).size).toBe(guests * each);
    expect(all.filter(({ state }) => state !== "waiting")).toEqual([]);
    // In the order in which each guest chose them.
    for (const { guestId } of crowd) {
      const own = all
        .filter((photo) => photo.guestId === guestId)
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      expect(own.map(({ upload }) => upload?.hash)).toEqual(sent.get(guestId));
    }
    await holdsLimit(crowd[1], { url, invitationId, slug });
  } finally {
    over.abort();
    await watching;
  }
  expect(cuts).toBeGreaterThan(0);
  noteFigure("times that a line was cut", cuts);
  noteFigure("calls that the server failed at and that came again", faults);
  expect(looks).toBeGreaterThan(3);

  // Shown by the family, they are public, in the order of the day.
  const first = (await albumPhotos(invitationId).orderBy("createdAt").limit(3).get()).docs.map(
    ({ id }) => id,
  );
  await product.asHost("moderateAlbum", { invitationId, photoIds: first, word: "show" }, owner);
  const response = await fetch(`${product.origin}/event/${slug}/album.json?after=x`, {
    headers: freshSender(),
  });
  const shown = (await response.json()) as { photos: { id: string }[] };
  expect(shown.photos.map(({ id }) => id).sort()).toEqual([...first].sort());
  noteFigure("guests, pictures", `${String(guests)}, ${String(guests * each)}`);
  noteFigure("looks at the album meanwhile", looks);
}

/** One of them goes on until nobody takes more: exactly as many as a guest may add. */
async function holdsLimit(
  guest: CrowdGuest | undefined,
  { url, invitationId, slug }: { url: string; invitationId: string; slug: string },
): Promise<void> {
  if (guest === undefined) throw new Error("no such guest");
  const more = albumLimits.perGuest - each + 4;
  const add = () =>
    callOperation(
      `${url}/api/guest/beginAlbumPhoto`,
      {
        ...{ invitationId, slug, token: guest.token, proof: "", table: null, name: "" },
        ...{ secret: newAlbumKey(), key: newAlbumKey(), bytes: 10, hash: "0".repeat(64) },
      },
      { headers: freshSender() },
    );
  const answers = await Promise.all(Array.from({ length: more }, add));
  const taken = answers.filter(({ refusal }) => refusal === null).length;
  const turnedAway = answers.filter(({ refusal }) => refusal === "album/full").length;
  expect(taken + turnedAway).toBe(more);
  expect(turnedAway).toBeGreaterThanOrEqual(4);
  // Whom the same moment turned away finds what is left of the room, and nobody beyond it.
  for (let again = taken; again < albumLimits.perGuest - each; again += 1)
    expect((await add()).refusal).toBeNull();
  expect((await add()).refusal).toBe("album/full");
}
