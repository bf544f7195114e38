import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { SectionOf } from "@janur/domain/content/section";
import { usualCrop } from "@janur/domain/content/sections/media";
import type { StoredMedia } from "@janur/domain/media/stored-media";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import {
  draftWedding,
  newSlug,
  openWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { sampleJpeg } from "../../../../tests/harness/samples/sample-pictures.ts";
import { allSizes, pathsOf, putUpload, storeNew, type UploadOf } from "../../../../tests/harness/uploads.ts";
import { removeInvitation } from "../../lifecycle/removal/remove-invitation.ts";
import { fileFacts, filesUnder, writeFile } from "../../platform/google/bucket.ts";
import { eraseUploader } from "../../lifecycle/erasure/erase-uploader.ts";
import { purgeUnusedMedia } from "../../lifecycle/removal/purge-unused-media.ts";
import { invitationDocument } from "../../store/access.ts";
import { storeUpload } from "./store-upload.ts";
import {
  masterPath,
  nameOfUpload,
  sizesUnder,
  storedMediaDocument,
} from "../../store/stored-media-document.ts";

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

function galleryOf({ name }: StoredMedia): SectionOf<"gallery"> {
  const both = { id: "Kami", en: "Us" };
  const shown = { shape: "whole", crop: usualCrop } as const;
  const picture = { id: "foto", media: name, width: 90, height: 60, alt: both, caption: both, ...shown };
  return { id: "galeri", isHidden: false, type: "gallery", heading: both, pictures: [picture] };
}

describe("what is stored", () => {
  /** Looks at uploads to an invitation as if a week had gone by. What other tests have stored is left alone. */
  async function lookAgain(invitationId: string, ...media: readonly StoredMedia[]): Promise<void> {
    for (const { id: uploadId } of media)
      await storedMediaDocument({ invitationId, uploadId }).update({ checkAt: new Date(Date.now() - 1_000) });
    await purgeUnusedMedia(new Date());
  }

  test("stays while draft or version names it, and goes when nothing has for a week", async () => {
    const { invitationId, revision } = await draftWedding(product, owner);
    const [named, unnamed] = [await stored(jpeg, { invitationId }), await stored(jpeg, { invitationId })];
    const content = { ...openWedding(), sections: [...openWedding().sections, galleryOf(named)] };
    const saved = await product.asHost("saveDraft", { invitationId, basedOn: revision, content }, owner);
    const documentOfName = async ({ id }: StoredMedia) =>
      (await storedMediaDocument({ invitationId, uploadId: id }).get()).data();

    await lookAgain(invitationId, named, unnamed);
    expect((await documentOfName(unnamed))?.unusedSince).not.toBeNull();
    expect(await pathsOf(unnamed)).toEqual(allSizes);
    await lookAgain(invitationId, named, unnamed);
    expect(await documentOfName(unnamed)).toBeUndefined();
    expect(await pathsOf(unnamed)).toEqual([]);
    expect(await documentOfName(named)).toMatchObject({ state: "ready", unusedSince: null });

    // Published, then taken out of the draft: the version still shows it.
    const { draftRevision } = saved;
    await product.asHost("publishInvitation", { invitationId, revision: draftRevision }, owner);
    await product.asHost(
      "saveDraft",
      { invitationId, basedOn: draftRevision, content: openWedding() },
      owner,
    );
    await lookAgain(invitationId, named);
    await lookAgain(invitationId, named);
    expect(await pathsOf(named)).toEqual(allSizes);
  });

  test("is not looked at while nothing changes, and goes a week after its last version went", async () => {
    const { invitationId, revision } = await draftWedding(product, owner);
    const named = await stored(jpeg, { invitationId });
    const content = { ...openWedding(), sections: [...openWedding().sections, galleryOf(named)] };
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content }, owner);
    const document = storedMediaDocument({ invitationId, uploadId: named.id });
    const head = invitationDocument(invitationId);
    const lookAtChanges = async () => {
      await head.update({ mediaCheckAt: new Date(Date.now() - 1_000) });
      await purgeUnusedMedia(new Date());
      expect((await head.get()).data()?.mediaCheckAt).toBeNull();
      return (await document.get()).data();
    };
    await lookAgain(invitationId, named);
    expect((await document.get()).data()).toMatchObject({ checkAt: null, unusedSince: null });
    expect(await lookAtChanges()).toMatchObject({ checkAt: null });
    // Draft and versions that named it go, as they do when others are kept.
    await db().doc(paths.draft(invitationId)).delete();
    await db().recursiveDelete(db().collection(paths.versions(invitationId)));
    const marked = await lookAtChanges();
    expect(marked?.unusedSince).not.toBeNull();
    expect((marked?.checkAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(limits.media.unusedMs - 60_000);
    await lookAgain(invitationId, named);
    expect((await document.get()).exists).toBe(false);
    expect(await pathsOf(named)).toEqual([]);
  });

  test("asks for a look a week after a version was kept, and not later by writing on", async () => {
    const { invitationId, revision } = await draftWedding(product, owner);
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content: openWedding() }, owner);
    const due = async () =>
      (await invitationDocument(invitationId).get()).data()?.mediaCheckAt?.getTime() ?? 0;
    const first = await due();
    expect(Math.abs(first - Date.now() - limits.media.unusedMs)).toBeLessThan(60_000);
    await invitationDocument(invitationId).update({ versionedAt: new Date(0) });
    const input = { invitationId, basedOn: revision + 1, content: openWedding() };
    await product.asHost("saveDraft", input, owner);
    expect(await due()).toBe(first);
  });

  test("goes with its invitation unless a copy shows it, stopped anywhere", async () => {
    const source = await draftWedding(product, owner);
    const { invitationId, revision } = source;
    const [shared, own] = [await stored(jpeg, { invitationId }), await stored(jpeg, { invitationId })];
    const content = { ...openWedding(), sections: [...openWedding().sections, galleryOf(shared)] };
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content }, owner);
    const input = { invitationId, slug: newSlug(), withGuests: false };
    const copy = await product.asHost("duplicateInvitation", input, owner);
    await writeFile(`uploads/${invitationId}/x/y`, jpeg, "image/jpeg");

    for (const calls of [12, 16, 20, 24, 28]) {
      await killedAfter(calls, () => removeInvitation(invitationId, () => true, new Date()));
    }
    // A head that went at the last call left nothing; one that stayed goes now.
    await removeInvitation(invitationId, () => true, new Date());
    expect((await db().doc(paths.invitation(invitationId)).get()).exists).toBe(false);
    expect(await pathsOf(shared)).toEqual(allSizes);
    expect(await filesUnder(`uploads/${invitationId}/`)).toEqual([]);
    expect(await pathsOf(own)).toEqual([]);
    await removeInvitation(copy.invitationId, () => true, new Date());
    expect(await pathsOf(shared)).toEqual([]);
    expect(await fileFacts(masterPath(shared.name))).toBeNull();
  });

  test("is nothing where the invitation goes at the same moment", async () => {
    const rounds = [0, 40, 80, 160].map(async (pause) => {
      const { invitationId } = await draftWedding(product, await newAccount("Rani"));
      const upload = await put(jpeg, { invitationId });
      const removal = sleep(pause).then(() => removeInvitation(invitationId, () => true, new Date()));
      await Promise.all([storeUpload(upload, new Date()), removal]);
      expect((await storedMediaDocument(upload).get()).exists).toBe(false);
      expect(await filesUnder(sizesUnder(nameOfUpload(upload)))).toEqual([]);
    });
    await Promise.all(rounds);
  });

  test("no longer knows an account that is gone", async () => {
    const uid = `gone-${randomBytes(8).toString("hex")}`;
    const media = await stored(jpeg, { uid });
    await eraseUploader({ uid, email: null, choices: [] });
    const document = storedMediaDocument({ invitationId: wedding.invitationId, uploadId: media.id });
    expect((await document.get()).data()).toEqual({ ...media, uploadedBy: FORMER_ACCOUNT });
  });
});
