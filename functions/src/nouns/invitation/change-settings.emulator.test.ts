import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { privatePartSchema } from "@janur/domain/invitation/publication";
import { closedContent, publicContent } from "@janur/domain/invitation/shown-content";
import { usualSettings } from "@janur/domain/invitation/settings";
import { describe, expect, test } from "vitest";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding, newSlug, openWedding, publishWedding } from "../../../../tests/harness/product.ts";
import { purge } from "../../../../tests/harness/purge.ts";

const host = useHost();

const partOf = async (slug: string) =>
  (await documentOf(paths.privatePart(slug), privatePartSchema).get()).data();
const secretOf = async (invitationId: string): Promise<unknown> =>
  (
    await db()
      .doc(paths.secret(`page-${invitationId}`))
      .get()
  ).data();

describe("what is published", () => {
  test("of an invitation without gates is one document", async () => {
    const { slug } = await publishWedding(host.product, host.owner);
    expect(await stored.publication(slug)).toMatchObject({ hasPrivatePart: false, content: openWedding() });
    expect(await partOf(slug)).toBeUndefined();
  });

  test("of gated parts lies apart, and the public part has no word of it", async () => {
    const content = gatedWedding();
    const { slug, invitationId, revision } = await publishWedding(host.product, host.owner, content);
    const publication = await stored.publication(slug);
    expect(publication).toMatchObject({ hasPrivatePart: true, content: publicContent(content) });
    for (const word of Object.values(gatedWords)) expect(JSON.stringify(publication)).not.toContain(word);
    expect(await partOf(slug)).toMatchObject({ invitationId, revision, content });
  });

  test("loses its private part when nothing is gated any more", async () => {
    const { slug, invitationId, revision } = await publishWedding(host.product, host.owner, gatedWedding());
    const saved = { invitationId, basedOn: revision, content: openWedding() };
    const { draftRevision } = await host.product.asHost("saveDraft", saved, host.owner);
    await host.product.asHost("publishInvitation", { invitationId, revision: draftRevision }, host.owner);
    expect((await stored.publication(slug))?.hasPrivatePart).toBe(false);
    expect(await partOf(slug)).toBeUndefined();
  });

  test.each(["unpublishInvitation", "trashInvitation"] as const)("%s takes both parts", async (name) => {
    const { slug, invitationId } = await publishWedding(host.product, host.owner, gatedWedding());
    await host.product.asHost(name, { invitationId }, host.owner);
    expect(await stored.publicationOrForward(slug)).toBeUndefined();
    expect(await partOf(slug)).toBeUndefined();
  });

  test("moves with the slug and leaves nothing behind but the forward", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    const before = await partOf(wedding.slug);
    const slug = newSlug();
    await host.product.asHost("changeSlug", { invitationId: wedding.invitationId, slug }, host.owner);
    expect(before).toBeDefined();
    expect(await partOf(slug)).toEqual(before);
    expect(await partOf(wedding.slug)).toBeUndefined();
    expect(await stored.publicationOrForward(wedding.slug)).toEqual({ forwardTo: slug });
  });

  test("is gone after the purge, with the password", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    await changeSettings(host.product, host.owner, wedding, { access: "password" }, "melati");
    await host.product.asHost("trashInvitation", { invitationId: wedding.invitationId }, host.owner);
    expect(await secretOf(wedding.invitationId)).toBeDefined();
    await purge(wedding.invitationId);
    expect(await secretOf(wedding.invitationId)).toBeUndefined();
    expect(await partOf(wedding.slug)).toBeUndefined();
  });

  test("raises the calendars' SEQUENCE for a change of a gated ceremony, and not for closing the page", async () => {
    const content = gatedWedding();
    const wedding = await publishWedding(host.product, host.owner, content);
    const { invitationId, revision } = wedding;
    const sequence = async () => (await stored.invitation(invitationId))?.sequence;
    await changeSettings(host.product, host.owner, wedding, { access: "guests" });
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect(await sequence()).toBe(0);
    const sections = content.sections.map((section) =>
      section.type === "ceremonies"
        ? { ...section, ceremonies: section.ceremonies.map((item) => ({ ...item, venue: "Pendopo" })) }
        : section,
    );
    const saved = { invitationId, basedOn: revision, content: { ...content, sections } };
    const { draftRevision } = await host.product.asHost("saveDraft", saved, host.owner);
    await host.product.asHost("publishInvitation", { invitationId, revision: draftRevision }, host.owner);
    expect(await sequence()).toBe(1);
  });
});

describe("changeSettings", () => {
  test("of a draft waits on the head for the page", async () => {
    const wedding = await draftWedding(host.product, host.owner, gatedWedding());
    const { invitationId, slug, revision } = wedding;
    await changeSettings(host.product, host.owner, wedding, {
      access: "guests",
      isIndexed: true,
      capacity: 40,
    });
    expect((await stored.invitation(invitationId))?.settings).toMatchObject({
      access: "guests",
      isIndexed: true,
      capacity: 40,
    });
    expect(await stored.publicationOrForward(slug)).toBeUndefined();
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    const publication = await stored.publication(slug);
    expect(publication).toMatchObject({
      content: closedContent(openWedding()),
      displayFont: null,
      settings: { access: "guests" },
      hasPrivatePart: true,
    });
    expect((await partOf(slug))?.content).toEqual(gatedWedding());
  });

  test("closes and opens a page at once, without showing what was edited since", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    const { invitationId, slug, revision } = wedding;
    const open = await stored.publication(slug);
    const edited = { ...gatedWedding(), theme: "sunyi" as const };
    await host.product.asHost("saveDraft", { invitationId, basedOn: revision, content: edited }, host.owner);
    await changeSettings(host.product, host.owner, wedding, { access: "password" }, "melati");
    const closed = await stored.publication(slug);
    expect(closed).toMatchObject({ content: closedContent(gatedWedding()), displayFont: null, pageLock: 1 });
    expect(JSON.stringify(closed)).not.toContain("Dimas");
    expect((await partOf(slug))?.content).toEqual(gatedWedding());
    await changeSettings(host.product, host.owner, wedding, { access: "public" });
    const again = await stored.publication(slug);
    // The picture of the link preview is drawn anew, under a name of its own.
    const preview = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
    expect(again).toEqual({ ...open, pageLock: 1, preview });
    expect(again?.preview).not.toBe(open?.preview);
  });

  test("keeps the password where none is sent, and counts new ones", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = wedding;
    const lock = async () => (await stored.publication(slug))?.pageLock;
    await changeSettings(host.product, host.owner, wedding, { access: "password" }, "melati");
    const first = await secretOf(invitationId);
    expect(JSON.stringify(first)).not.toContain("melati");
    await changeSettings(host.product, host.owner, wedding, { access: "password", isIndexed: true });
    expect(await secretOf(invitationId)).toEqual(first);
    expect(await lock()).toBe(1);
    await changeSettings(host.product, host.owner, wedding, { access: "password" }, "kenanga");
    expect(await secretOf(invitationId)).not.toEqual(first);
    expect(await lock()).toBe(2);
    await changeSettings(host.product, host.owner, wedding, { access: "guests" });
    await changeSettings(host.product, host.owner, wedding, { access: "password" });
    expect(await lock()).toBe(2);
    await host.product.asHost("publishInvitation", { invitationId, revision: wedding.revision }, host.owner);
    expect(await lock()).toBe(2);
  });

  test("refuses a page by password without one, and too short ones", async () => {
    const { invitationId, slug } = await publishWedding(host.product, host.owner);
    const settings = { ...usualSettings, access: "password" };
    for (const password of [null, "abc", " abc ", "a".repeat(limits.access.password.max + 1)]) {
      const answer = await host.product.callHost(
        "changeSettings",
        { invitationId, settings, password },
        host.owner,
      );
      expect(answer).toMatchObject({ refusal: "input/invalid", params: { fields: ["password"] } });
    }
    expect((await stored.publication(slug))?.settings.access).toBe("public");
    expect(await secretOf(invitationId)).toBeUndefined();
  });

  test("keeps a postponed page postponed, with the family's words", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = wedding;
    const notice = { id: "Eyang sedang dirawat.", en: "" };
    await host.product.asHost("announceChange", { invitationId, change: "postpone", notice }, host.owner);
    await changeSettings(host.product, host.owner, wedding, { access: "guests" });
    await changeSettings(host.product, host.owner, wedding, {});
    expect(await stored.publication(slug)).toMatchObject({
      status: "postponed",
      notice,
      content: openWedding(),
    });
  });

  test("in the trash is too late", async () => {
    const { invitationId } = await publishWedding(host.product, host.owner);
    await host.product.asHost("trashInvitation", { invitationId }, host.owner);
    const input = { invitationId, settings: usualSettings, password: null };
    expect((await host.product.callHost("changeSettings", input, host.owner)).refusal).toBe(
      "invitation/wrong-status",
    );
  });

  test("and publishing at once end in a page whose parts belong together", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    const { invitationId, slug, revision } = wedding;
    await Promise.all([
      changeSettings(host.product, host.owner, wedding, { access: "guests" }),
      host.product.asHost("publishInvitation", { invitationId, revision }, host.owner),
      changeSettings(host.product, host.owner, wedding, { access: "guests", isIndexed: true }),
    ]);
    const publication = await stored.publication(slug);
    expect(publication).toMatchObject({ settings: { access: "guests" }, hasPrivatePart: true });
    expect(publication?.content).toEqual(closedContent(gatedWedding()));
    expect(publication?.settings).toEqual((await stored.invitation(invitationId))?.settings);
    expect((await partOf(slug))?.content).toEqual(gatedWedding());
  });

  test("of two at once keep what both said: a closed page stays closed", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    const { invitationId, slug } = wedding;
    const changes = [{ access: "guests" }, { isWordFilterOn: false }, { capacity: 40 }] as const;
    await Promise.all(
      changes.map((settings) =>
        host.product.asHost("changeSettings", { invitationId, settings, password: null }, host.owner),
      ),
    );
    const settings = { ...usualSettings, access: "guests", isWordFilterOn: false, capacity: 40 };
    expect(await stored.invitation(invitationId)).toMatchObject({ settings });
    const publication = await stored.publication(slug);
    expect(publication).toMatchObject({ settings, content: closedContent(gatedWedding()) });
  });

  test("keeps a duplicate closed, without the password", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    await changeSettings(host.product, host.owner, wedding, { access: "password" }, "melati");
    const copy = { invitationId: wedding.invitationId, slug: newSlug(), withGuests: false };
    const { invitationId } = await host.product.asHost("duplicateInvitation", copy, host.owner);
    expect((await stored.invitation(invitationId))?.settings).toMatchObject({ access: "guests" });
    expect(await secretOf(invitationId)).toBeUndefined();
  });
});
