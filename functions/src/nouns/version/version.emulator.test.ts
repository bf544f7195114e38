import { limits } from "@janur/domain/limits";
import type { Content } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding, openWedding, publishWedding } from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";
import { versionDocument } from "../../store/version-document.ts";

const host = useHost();

/** The wedding with this word on its cover. */
function wedding(eyebrow: string): Content {
  const cover = weddingContent.sections.find(({ type }) => type === "cover");
  if (cover?.type !== "cover") throw new Error("no cover");
  return openWedding({ ...cover, eyebrow: { id: eyebrow, en: "" } });
}

const save = async (invitationId: string, basedOn: number, eyebrow: string) =>
  (await host.product.asHost("saveDraft", { invitationId, basedOn, content: wedding(eyebrow) }, host.owner))
    .draftRevision;
const versionsOf = async (invitationId: string) =>
  (await host.product.asHost("listVersions", { invitationId }, host.owner)).versions;
/** As if the last version had been kept long ago. */
const waitForVersion = (invitationId: string) =>
  invitationDocument(invitationId).update({ versionedAt: new Date(Date.now() - limits.version.everyMs) });

describe("saving", () => {
  test("keeps the draft before it once in a while, with who wrote it and when", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const second = await save(invitationId, revision, "kedua");
    expect(await versionsOf(invitationId)).toMatchObject([
      { revision: 1, kind: "automatic", name: null, createdBy: host.owner.uid },
    ]);
    const written = (await stored.draft(invitationId))?.updatedAt;
    await waitForVersion(invitationId);
    const third = await save(invitationId, second, "ketiga");
    await save(invitationId, third, "keempat");
    const versions = await versionsOf(invitationId);
    expect(versions.map((version) => version.revision)).toEqual([second, 1]);
    expect(versions[0]?.createdAt).toBe(written?.toISOString());
    expect((await stored.version(invitationId, second))?.content).toEqual(wedding("kedua"));
  });

  test("keeps a bounded number of them, and always what has a name", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const draft = await stored.draft(invitationId);
    if (draft === undefined) throw new Error("no draft");
    const far = revision + limits.version.automatic + 10;
    await host.product.asHost("nameVersion", { invitationId, revision: 1, name: "Awal" }, host.owner);
    const batch = db().batch();
    for (let old = 2; old < far; old += 1) {
      batch.set(versionDocument(invitationId, old), {
        revision: old,
        content: draft.content,
        createdAt: draft.updatedAt,
        createdBy: host.owner.uid,
        kind: "automatic",
        name: null,
      });
    }
    await batch.commit();
    await waitForVersion(invitationId);
    await save(invitationId, revision, "lagi");
    const kept = await versionsOf(invitationId);
    expect(kept.filter(({ name }) => name === null)).toHaveLength(limits.version.automatic);
    expect(kept.at(-1)).toMatchObject({ revision: 1, name: "Awal" });
  });

  test("leaves what was published at the same revision as it is", async () => {
    const { invitationId, revision } = await publishWedding(host.product, host.owner);
    await waitForVersion(invitationId);
    await save(invitationId, revision, "kedua");
    expect((await versionsOf(invitationId))[0]).toMatchObject({ revision, kind: "published" });
  });
});

describe("nameVersion", () => {
  test("names the draft as it is now, and publishing it leaves the name", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    await host.product.asHost("nameVersion", { invitationId, revision, name: " Sebelum cetak " }, host.owner);
    expect(await stored.version(invitationId, revision)).toMatchObject({
      name: "Sebelum cetak",
      kind: "automatic",
    });
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect(await stored.version(invitationId, revision)).toMatchObject({
      name: "Sebelum cetak",
      kind: "published",
    });
    await host.product.asHost("nameVersion", { invitationId, revision, name: "" }, host.owner);
    expect((await stored.version(invitationId, revision))?.name).toBeNull();
  });

  test("is refused for what is not kept, and beyond the number of names", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const name = (at: number, text = "Nama") =>
      host.product.callHost("nameVersion", { invitationId, revision: at, name: text }, host.owner);
    expect((await name(77)).refusal).toBe("version/not-found");
    expect((await name(revision, "")).refusal).toBe("version/not-found");
    const draft = await stored.draft(invitationId);
    if (draft === undefined) throw new Error("no draft");
    const batch = db().batch();
    for (let index = 0; index < limits.version.named; index += 1) {
      batch.set(versionDocument(invitationId, 100 + index), {
        revision: 100 + index,
        content: draft.content,
        createdAt: draft.updatedAt,
        createdBy: host.owner.uid,
        kind: "automatic",
        name: "Nama",
      });
    }
    await batch.commit();
    expect((await name(revision)).refusal).toBe("version/limit-reached");
    expect((await name(100, "Nama lain")).refusal).toBeNull();
  });
});

describe("restoreVersion", () => {
  test("makes it the draft again and keeps what it replaces, so that the same undoes it", async () => {
    const { invitationId, slug, revision } = await publishWedding(host.product, host.owner);
    const second = await save(invitationId, revision, "kedua");
    const restore = (at: number, basedOn: number) =>
      host.product.asHost("restoreVersion", { invitationId, revision: at, basedOn }, host.owner);
    const state = await restore(revision, second);
    expect(state).toMatchObject({ draftRevision: second + 1, publishedRevision: revision });
    expect(await stored.draft(invitationId)).toMatchObject({
      revision: second + 1,
      content: openWedding(),
      updatedBy: host.owner.uid,
    });
    expect(await restore(revision, second)).toEqual(state);
    expect((await stored.publication(slug))?.revision).toBe(revision);
    await restore(second, second + 1);
    expect((await stored.draft(invitationId))?.content).toEqual(wedding("kedua"));
    expect((await stored.invitation(invitationId))?.draftRevision).toBe(second + 2);
  });

  test("is refused when the draft has moved on, and for what is not kept", async () => {
    const { invitationId, revision } = await publishWedding(host.product, host.owner);
    const second = await save(invitationId, revision, "kedua");
    const third = await save(invitationId, second, "ketiga");
    const restore = (at: number, basedOn: number) =>
      host.product.callHost("restoreVersion", { invitationId, revision: at, basedOn }, host.owner);
    expect((await restore(revision, second)).refusal).toBe("draft/conflict");
    expect((await restore(88, third)).refusal).toBe("version/not-found");
    expect((await stored.draft(invitationId))?.content).toEqual(wedding("ketiga"));
  });

  test("of many at once one writes", async () => {
    const { invitationId, revision } = await publishWedding(host.product, host.owner);
    const second = await save(invitationId, revision, "kedua");
    const editor = await newAccount("Dimas");
    await joinTeam(invitationId, editor.uid, "editor");
    const answers = await Promise.all(
      [host.owner, editor].map((caller) =>
        host.product.callHost("restoreVersion", { invitationId, revision, basedOn: second }, caller),
      ),
    );
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual(["draft/conflict", null].sort());
    expect((await stored.invitation(invitationId))?.draftRevision).toBe(second + 1);
  });
});
