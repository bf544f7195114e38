import { randomBytes } from "node:crypto";
import { limits } from "@janur/domain/limits";
import { qrisOf } from "@janur/domain/fixtures/fixtures-qris";
import { sampleM4a, sampleMp3 } from "../../../../tests/harness/samples/sample-music.ts";
import type { SectionOf } from "@janur/domain/content/section";
import type { StoredMedia } from "@janur/domain/media/stored-media";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import {
  draftWedding,
  openWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { heicFile, hostileFiles, sampleJpeg } from "../../../../tests/harness/samples/sample-pictures.ts";
import { qrisPoster } from "../../../../tests/harness/samples/sample-qris.ts";
import {
  allSizes,
  newUploadId,
  pathsOf,
  putUpload,
  stateOf,
  storeNew,
  type UploadOf,
} from "../../../../tests/harness/uploads.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { fileFacts, writeFile } from "../../platform/google/bucket.ts";
import { receiveUpload } from "../../lifecycle/upload/receive-upload.ts";
import { storeUpload } from "./store-upload.ts";
import { masterPath, storedMediaDocument, type Upload } from "../../store/stored-media-document.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
let jpeg: Buffer;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await draftWedding(product, owner);
  jpeg = await sampleJpeg(90, 60);
});
afterAll(() => product.close());
// Each file costs a dozen calls, and the emulators share a processor with everything else.
vi.setConfig({ testTimeout: 60_000 });

const usual = () => ({ invitationId: wedding.invitationId, uid: owner.uid, kind: "picture" as const });
const put = (bytes: Buffer, place: Partial<UploadOf> = {}) => putUpload(bytes, { ...usual(), ...place });
const stored = (bytes = jpeg, place: Partial<UploadOf> = {}) => storeNew(bytes, { ...usual(), ...place });

async function expectReady(upload: Upload): Promise<StoredMedia> {
  const media = await stateOf(upload);
  expect(media).toMatchObject({
    state: "ready",
    reason: null,
    uploadedBy: owner.uid,
    picture: { width: 90, height: 60 },
  });
  if (media === undefined) throw new Error("nothing is known of the upload");
  expect(await pathsOf(media)).toEqual(allSizes);
  expect(await fileFacts(masterPath(media.name))).not.toBeNull();
  expect(await fileFacts(upload.path)).toBeNull();
  return media;
}

function readyMedia(media: StoredMedia | undefined): StoredMedia {
  if (media?.state !== "ready") throw new Error(`the upload is ${media?.state ?? "not known"} yet`);
  return media;
}

describe("an upload", () => {
  test("comes by the trigger to its document and to the pages", { timeout: 160_000 }, async () => {
    const { invitationId } = wedding;
    const uploadId = newUploadId();
    const document = storedMediaDocument({ invitationId, uploadId });
    const path = `uploads/${invitationId}/${owner.uid}/${uploadId}`;
    let putAt = 0;
    const media = await vi.waitFor(
      async () => {
        // The emulator loses an event whose process does not start within 30 seconds; another one changes nothing.
        if (Date.now() - putAt > 35_000) {
          putAt = Date.now();
          await writeFile(path, jpeg, "image/jpeg");
        }
        return readyMedia((await document.get()).data());
      },
      { timeout: 150_000, interval: 500 },
    );
    expect(media).toMatchObject({ state: "ready", uploadedBy: owner.uid });
    for (const [extension, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
    ] as const) {
      const page = await ask(`${product.origin}/media/${media.name}-360.${extension}`);
      expect([page.status, page.headers["content-type"]]).toEqual([200, type]);
    }
    expect((await ask(`${product.origin}/masters/${media.name}`)).status).toBe(404);
  });

  test.each([...Object.keys(hostileFiles)])(
    "that is %s is refused with a reason, and nothing is kept",
    async (name) => {
      const upload = await put(hostileFiles[name] ?? Buffer.alloc(0));
      await storeUpload(upload, new Date());
      const media = await stateOf(upload);
      expect(media).toMatchObject({ state: "refused", reason: "unsupported", countedAt: null, bytes: 0 });
      expect(await pathsOf({ name: media?.name ?? "" })).toEqual([]);
      expect(await fileFacts(upload.path)).toBeNull();
    },
  );

  test("of an iPhone's own kind, or cut off, says which", async () => {
    expect(await stored(heicFile)).toMatchObject({ state: "refused", reason: "heic" });
    expect(await stored(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ reason: "broken" });
  });

  test("told ten times, at once and after it was done, has one effect (T4)", async () => {
    const upload = await put(jpeg);
    await Promise.all([1, 2, 3, 4, 5].map(() => storeUpload(upload, new Date())));
    const first = await expectReady(upload);
    for (let told = 0; told < 5; told += 1) await storeUpload(upload, new Date());
    expect(await stateOf(upload)).toEqual(first);
    // The same path with something else in it is no second picture.
    await writeFile(upload.path, heicFile, "image/jpeg");
    await storeUpload({ ...upload, generation: "2" }, new Date());
    expect(await stateOf(upload)).toEqual(first);
    expect(await fileFacts(upload.path)).toBeNull();
  });

  test("stopped anywhere and told again ends as an undisturbed one (T5)", { timeout: 240_000 }, async () => {
    const measured = await put(jpeg);
    const calls = await killedAfter(1_000, () => storeUpload(measured, new Date()));
    expect(calls).toBeGreaterThanOrEqual(15);
    await expectReady(measured);
    for (let point = 1; point <= 20; point += 1) {
      const upload = await put(jpeg);
      await killedAfter(Math.min(point, calls), () => storeUpload(upload, new Date()));
      await storeUpload(upload, new Date());
      await expectReady(upload);
    }
  });

  test("that nobody could finish within an hour is given up", async () => {
    const upload = await put(jpeg);
    await killedAfter(6, () => storeUpload(upload, new Date()));
    expect((await stateOf(upload))?.state).toBe("waiting");
    const path = `uploads/${upload.invitationId}/${upload.uid}/${upload.uploadId}`;
    const late = new Date(Date.now() + limits.media.waitingMs + 1);
    await receiveUpload({ name: path, generation: "1", size: 1 }, new Date(), late);
    expect(await stateOf(upload)).toMatchObject({ state: "refused", reason: "broken" });
  });

  test("to an invitation that is gone leaves nothing", async () => {
    const upload = await put(jpeg, { invitationId: "A".repeat(20) });
    await storeUpload(upload, new Date());
    expect(await stateOf(upload)).toBeUndefined();
    expect(await fileFacts(upload.path)).toBeNull();
  });
});

describe("a QRIS", () => {
  const code = qrisOf("RANI DAN DIMAS");
  const giftsOf = (media: StoredMedia, merchant: string): SectionOf<"gifts"> => ({
    id: "hadiah",
    isHidden: false,
    type: "gifts",
    heading: { id: "Tanda kasih", en: "Gifts" },
    text: { id: "", en: "" },
    accounts: [],
    qris: { media: media.name, width: 900, height: 1_170, merchant },
    address: "",
    audience: "everyone",
  });

  test("is kept without loss in one size, also told five times, and a picture without a code is not", async () => {
    const poster = await (await qrisPoster(code)).jpeg({ quality: 90 }).toBuffer();
    const upload = await put(poster, { kind: "qris" });
    await Promise.all([1, 2, 3, 4, 5].map(() => storeUpload(upload, new Date())));
    const media = await stateOf(upload);
    expect(media).toMatchObject({ state: "ready", qris: { merchant: "RANI DAN DIMAS", city: "BANDUNG" } });
    expect(await pathsOf({ name: media?.name ?? "" })).toEqual(["1440.webp"]);
    expect(await stored(jpeg, { kind: "qris" })).toMatchObject({ state: "refused", reason: "no-code" });
    // The same poster among pictures is a picture.
    expect(await stored(poster)).toMatchObject({ state: "ready", qris: null });
  });

  test("comes to guests with the name that its code says, whatever a browser has sent", async () => {
    const { invitationId, revision, slug } = await draftWedding(product, owner);
    const poster = await (await qrisPoster(code)).png().toBuffer();
    const media = await stored(poster, { invitationId, kind: "qris" });
    const publishWith = async (basedOn: number, gifts: SectionOf<"gifts">) => {
      const content = { ...openWedding(), sections: [...openWedding().sections, gifts] };
      const { draftRevision } = await product.asHost("saveDraft", { invitationId, basedOn, content }, owner);
      await product.asHost("publishInvitation", { invitationId, revision: draftRevision }, owner);
      return draftRevision;
    };
    const page = async () =>
      (await ask(`${product.origin}/event/${slug}?v=${randomBytes(4).toString("hex")}`, {})).text;

    const next = await publishWith(revision, giftsOf(media, "ORANG LAIN"));
    expect(await page()).toContain("RANI DAN DIMAS");
    expect(await page()).not.toContain("ORANG LAIN");
    const invited = await publishWith(next, { ...giftsOf(media, "RANI DAN DIMAS"), audience: "invited" });
    expect(await page()).not.toContain(media.name);
    // A picture that is no QRIS is shown as none.
    await publishWith(invited, giftsOf(await stored(jpeg, { invitationId }), "RANI DAN DIMAS"));
    expect(await page()).not.toContain("QRIS");
  });
});

describe("music", () => {
  test("is kept under the rate that it has, and what is none or too long is refused", async () => {
    const media = await stored(sampleMp3(20), { kind: "music" });
    expect(media).toMatchObject({ state: "ready", picture: null, music: { format: "mp3", kbps: 128 } });
    expect(await pathsOf(media)).toEqual(["128.mp3"]);
    const address = `${product.origin}/media/${media.name}-128.mp3`;
    expect((await ask(address, { headers: { Range: "bytes=0-9" } })).headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "10",
    });
    expect(await stored(jpeg, { kind: "music" })).toMatchObject({ state: "refused", reason: "no-music" });
    const long = sampleM4a(1);
    const header = long.indexOf("mvhd");
    long.writeUInt32BE((limits.media.music.seconds + 1) * 1_000, header + 20);
    expect(await stored(long, { kind: "music" })).toMatchObject({ reason: "too-long" });
  });
});

describe("room", () => {
  /** Files that an invitation already has, without what they would weigh. */
  async function fill(invitationId: string, count: number): Promise<void> {
    const template = await stored();
    const batch = db().batch();
    for (let number = 0; number < count; number += 1) {
      const id = `filler-${String(number).padStart(15, "0")}`;
      const name = randomBytes(16).toString("hex");
      batch.set(storedMediaDocument({ invitationId, uploadId: id }), {
        ...template,
        id,
        name,
        countedAt: new Date(0),
      });
    }
    await batch.commit();
  }

  test("is given to exactly as many as there is, however many ask at once", async () => {
    const { invitationId } = await draftWedding(product, owner);
    await fill(invitationId, limits.media.perInvitation - 3);
    const uploads = await Promise.all(Array.from({ length: 6 }, () => put(jpeg, { invitationId })));
    await Promise.all(uploads.map((upload) => storeUpload(upload, new Date())));
    const states = await Promise.all(uploads.map(stateOf));
    expect(states.filter((media) => media?.state === "ready")).toHaveLength(3);
    expect(states.filter((media) => media?.reason === "full")).toHaveLength(3);
  });

  test("of an account ends with what it may upload in a day", async () => {
    const uid = `uploader-${randomBytes(8).toString("hex")}`;
    const window = {
      startedAt: new Date(),
      count: limits.media.rate.count - 1,
      expireAt: new Date(Date.now() + 1e9),
    };
    await attemptsDocument(["upload", uid]).set(window);
    expect((await stored(jpeg, { uid })).state).toBe("ready");
    expect(await stored(jpeg, { uid })).toMatchObject({
      state: "refused",
      reason: "too-many",
      countedAt: null,
    });
  });
});
