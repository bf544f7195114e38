import type { Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { hasUnpublishedChanges } from "@janur/domain/invitation/invitation";
import { describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { bothWorded, brideWords, greeted, groomWords, useFeast } from "../../../../tests/harness/feast.ts";
import {
  draftWedding,
  inviteGuest,
  openWedding,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { publishScheduled } from "../invitation/publish-scheduled.ts";

/* One feast, a version for each family: what guests, addresses and hosts get of it. */

const { host, call, refusalOf, page, open, feast } = useFeast();

describe("each version", () => {
  test("has its own words at its own address, and not one of the others'", async () => {
    const { slug, groom, bride } = await feast();
    const pages = await Promise.all([slug, groom, bride].map(page));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.map(({ text }) => [text.includes(groomWords), text.includes(brideWords)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    // Nor in what is stored for the page, which anybody with the address reads.
    expect(JSON.stringify(await stored.publication(slug))).not.toMatch(/Sugeng|Wilujeng/);
    expect(JSON.stringify(await stored.publication(bride))).not.toContain("Sugeng");
  });

  test("of one wedding is the same for everybody until a family has its own", async () => {
    const { slug, invitationId, revision } = await publishWedding(host.product, host.owner, bothWorded());
    expect((await page(slug)).text).not.toMatch(/Sugeng|Wilujeng/);
    expect(await stored.publication(slug)).toMatchObject({ side: null, versions: {} });
    const groom = await call.add(invitationId, "groom");
    expect((await page(groom)).status).toBe(404);
    await call.publish(invitationId, revision);
    expect(await stored.publication(groom)).toMatchObject({
      side: "groom",
      versions: { common: slug, groom },
    });
    expect(await stored.publication(slug)).toMatchObject({ side: null, versions: { common: slug, groom } });
  });
});

describe("a guest", () => {
  test("gets the version of their family, by whichever address", async () => {
    const wedding = await feast();
    const { slug, groom, bride } = wedding;
    for (const [side, own] of [
      ["groom", groom],
      ["bride", bride],
    ] as const) {
      const { token } = await inviteGuest(host.product, host.owner, wedding, { side });
      for (const address of [slug, groom, bride])
        expect((await open(wedding, address, token)).path, address).toBe(
          address === own ? null : `/event/${own}`,
        );
    }
    const { token } = await inviteGuest(host.product, host.owner, wedding);
    for (const address of [slug, groom, bride]) expect((await open(wedding, address, token)).path).toBeNull();
  });

  test("is sent the address of their family, and keeps their link when the family changes", async () => {
    const wedding = await feast();
    const { invitationId, groom, bride } = wedding;
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding, { side: "groom" });
    const link = async () =>
      (await host.product.asHost("guestLinks", { invitationId, guestIds: [guestId] }, host.owner)).links[0]
        ?.path;
    expect(await link()).toContain(`/event/${groom}#`);
    await host.product.asHost(
      "changeGuests",
      {
        invitationId,
        changeId: "ChangeOfSide00000001",
        guestIds: [guestId],
        change: { side: "bride" },
      },
      host.owner,
    );
    expect(await link()).toContain(`/event/${bride}#`);
    expect((await open(wedding, groom, token)).path).toBe(`/event/${bride}`);
    expect((await open(wedding, bride, token)).path).toBeNull();
  });

  test("answers on any version, once, for one list and one count of seats", async () => {
    const wedding = await feast();
    const { token } = await inviteGuest(host.product, host.owner, wedding, { side: "bride" });
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 2,
      children: 0,
      companions: [],
      note: "",
    };
    const { invitationId, bride } = wedding;
    await host.product.asGuest("submitRsvp", {
      ...{ invitationId, slug: bride, language: "id", token, proof: "", name: "", basedOn: 0 },
      ...{ key: "A".repeat(22), answer },
    });
    expect((await open(wedding, bride, token)).answer).toMatchObject({ adults: 2 });
  });
});

describe("publishing", () => {
  test("one version leaves the others as guests know them", async () => {
    const { invitationId, revision, slug, groom, bride } = await feast();
    const content = greeted("bride", "Sampurasun", greeted("groom", "Sugeng enjang", bothWorded()));
    await call.save(invitationId, revision, renamed(content));
    const state = await call.publish(invitationId, revision + 1, "groom");
    expect(state.publishedRevision).toBe(revision);
    expect(state.sides.map(({ id, publishedRevision }) => [id, publishedRevision])).toEqual([
      ["groom", revision + 1],
      ["bride", revision],
    ]);
    const pages = await Promise.all([slug, groom, bride].map((one) => stored.publication(one)));
    expect(pages.map((one) => one?.revision)).toEqual([revision, revision + 1, revision]);
    expect((await page(`${groom}?v=2`)).text).toContain("Sugeng enjang");
    await call.publish(invitationId, revision + 1);
    expect((await stored.publication(slug))?.revision).toBe(revision + 1);
  });

  test("one version leaves nothing to publish in those that it says nothing else of", async () => {
    const { invitationId, revision, slug, groom, bride } = await feast();
    await call.save(invitationId, revision, greeted("groom", "Sugeng enjang", bothWorded()));
    const before = await stored.publication(slug);
    const state = await call.publish(invitationId, revision + 1, "groom");
    expect(state.publishedRevision).toBe(revision + 1);
    expect(state.sides.map(({ publishedRevision }) => publishedRevision)).toEqual([
      revision + 1,
      revision + 1,
    ]);
    const head = (await stored.invitation(invitationId)) ?? never();
    expect(hasUnpublishedChanges(head)).toBe(false);
    // Their pages are as they were, to the letter, and so is what is cached of them.
    expect(await stored.publication(slug)).toEqual(before);
    // What one of them says otherwise still waits: for everybody, and never for a page of a later draft.
    await call.save(
      invitationId,
      revision + 1,
      greeted("bride", "Sampurasun", (await draftOf(invitationId)) ?? never()),
    );
    const next = await call.publish(invitationId, revision + 2, "groom");
    expect(next.publishedRevision).toBe(revision + 2);
    expect(next.sides.map(({ publishedRevision }) => publishedRevision)).toEqual([
      revision + 2,
      revision + 1,
    ]);
    expect((await page(`${bride}?v=3`)).text).not.toContain("Sampurasun");
    expect((await page(`${groom}?v=3`)).text).toContain("Sugeng enjang");
  });

  test("a family's version alone is refused while there is no common page", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner, bothWorded());
    await call.add(invitationId, "groom");
    const alone = (version: string) => refusalOf("publishInvitation", { invitationId, revision, version });
    expect(await alone("groom")).toBe("invitation/wrong-status");
    expect(await alone("bride")).toBe("invitation/wrong-status");
    expect(await alone("common")).toBeNull();
    expect(await alone("groom")).toBeNull();
    await host.product.asHost("unpublishInvitation", { invitationId }, host.owner);
    expect(await alone("common")).toBe("invitation/wrong-status");
    expect(await alone("all")).toBeNull();
  });

  test("two families at the same second both come through, each once", async () => {
    const { invitationId, revision, slug, groom, bride } = await feast();
    await call.save(
      invitationId,
      revision,
      greeted("bride", "Sampurasun", greeted("groom", "Monggo", bothWorded())),
    );
    await Promise.all([
      call.publish(invitationId, revision + 1, "groom"),
      call.publish(invitationId, revision + 1, "bride"),
    ]);
    const pages = await Promise.all([groom, bride].map((one) => stored.publication(one)));
    expect(pages.map((one) => one?.revision)).toEqual([revision + 1, revision + 1]);
    const head = await stored.invitation(invitationId);
    expect(head?.sides.map(({ publishedRevision }) => publishedRevision)).toEqual([
      revision + 1,
      revision + 1,
    ]);
    // Neither wrote a word of the common one: nothing of it waits, and its page is the one of before.
    expect(head?.publishedRevision).toBe(revision + 1);
    expect((await stored.publication(slug))?.revision).toBe(revision);
  });

  test("by a time shows the version that was meant, all of them in one", async () => {
    const { invitationId, revision, slug, groom } = await feast();
    await call.save(invitationId, revision, greeted("groom", "Sugeng dalu", bothWorded()));
    const at = new Date(Date.now() + 60_000).toISOString();
    const plan = { invitationId, revision: revision + 1, at };
    const state = await host.product.asHost("schedulePublish", { ...plan, version: "groom" }, host.owner);
    expect(state.scheduled).toMatchObject({ version: "groom" });
    await publishScheduled(new Date(Date.now() + 120_000));
    expect((await stored.publication(groom))?.revision).toBe(revision + 1);
    expect((await stored.publication(slug))?.revision).toBe(revision);
  });

  test("by a time shows all of them together", async () => {
    const { invitationId, revision, slug, groom, bride } = await feast();
    const content = renamed(greeted("bride", "Sampurasun", greeted("groom", "Sugeng dalu", bothWorded())));
    await call.save(invitationId, revision, content);
    const at = new Date(Date.now() + 60_000).toISOString();
    const plan = { invitationId, revision: revision + 1, at };
    const state = await host.product.asHost("schedulePublish", plan, host.owner);
    expect(state.scheduled).toMatchObject({ version: "all" });
    const revisions = async () =>
      (await Promise.all([slug, groom, bride].map((one) => stored.publication(one)))).map(
        (one) => one?.revision,
      );
    expect(await revisions()).toEqual([revision, revision, revision]);
    // What is written meanwhile is not meant.
    await call.save(invitationId, revision + 1, greeted("groom", "Belum waktunya", content));
    await publishScheduled(new Date(Date.now() + 120_000));
    expect(await revisions()).toEqual([revision + 1, revision + 1, revision + 1]);
    const shown = (await page(`${groom}?v=4`)).text;
    expect([shown.includes("Sugeng dalu"), shown.includes("Belum waktunya")]).toEqual([true, false]);
    expect((await page(`${bride}?v=4`)).text).toContain("Sampurasun");
    expect((await stored.invitation(invitationId))?.scheduled).toBeNull();
  });

  test("by a time is off for a version that was taken away before it, and passes it over among all", async () => {
    const { invitationId, revision, slug, groom, bride } = await feast();
    const content = renamed(greeted("groom", "Sugeng dalu", bothWorded()));
    await call.save(invitationId, revision, content);
    const at = new Date(Date.now() + 60_000).toISOString();
    const due = new Date(Date.now() + 120_000);
    const plan = { invitationId, revision: revision + 1, at };
    await host.product.asHost("schedulePublish", { ...plan, version: "groom" }, host.owner);
    await call.remove(invitationId, "groom");
    const scheduled = async () => ((await stored.invitation(invitationId)) ?? never()).scheduled;
    expect(await scheduled()).toBeNull();
    // Nor does the time come back with the version, or publish anything else instead.
    await call.add(invitationId, "groom", groom);
    await publishScheduled(due);
    expect((await stored.publication(slug))?.revision).toBe(revision);
    const { sides } = (await stored.invitation(invitationId)) ?? never();
    expect(Object.fromEntries(sides.map((side) => [side.id, side.publishedRevision]))).toEqual({
      groom: null,
      bride: revision,
    });

    await host.product.asHost("schedulePublish", plan, host.owner);
    await call.remove(invitationId, "groom");
    // What is meant for the others stands.
    expect(await scheduled()).toMatchObject({ version: "all" });
    await publishScheduled(due);
    // All that are left, and its address still leads to the common one.
    const pages = await Promise.all([slug, bride].map((one) => stored.publication(one)));
    expect(pages.map((one) => one?.revision)).toEqual([revision + 1, revision + 1]);
    expect((await page(`${groom}?v=6`)).headers.location).toBe(`/event/${slug}`);
  });

  test("keeps a version of the draft as long as guests of one family see it", async () => {
    const { invitationId, revision } = await feast();
    await call.save(invitationId, revision, openWedding());
    await call.publish(invitationId, revision + 1, "common");
    expect(await stored.version(invitationId, revision)).toBeDefined();
  });
});

describe("what is decided about an invitation", () => {
  test("stands on every version: the day is off, the album, who sends it", async () => {
    const { invitationId, slug, groom, bride } = await feast();
    const notice = { id: "Kami undur.", en: "We move it." };
    await host.product.asHost("announceChange", { invitationId, change: "postpone", notice }, host.owner);
    const settings = { isOpen: true, isShown: true, isTableOpen: false, isPremoderated: true };
    await host.product.asHost("changeAlbum", { invitationId, settings, isTableRenewed: false }, host.owner);
    for (const one of [slug, groom, bride])
      expect(await stored.publication(one)).toMatchObject({ status: "postponed", notice, album: settings });
  });

  test("closes every version, each with its own private part, and opens it again", async () => {
    const { invitationId, slug, groom } = await feast();
    const { settings } = (await stored.invitation(invitationId)) ?? never();
    const change = (access: "guests" | "public") =>
      host.product.asHost(
        "changeSettings",
        { invitationId, settings: { ...settings, access }, password: null },
        host.owner,
      );
    await change("guests");
    for (const one of [slug, groom]) {
      expect((await page(`${one}?v=${String(Date.now())}`)).text).not.toContain("Gedung Wana Bakti");
      expect((await stored.publication(one))?.content.sections).toEqual([]);
    }
    const { token } = await inviteGuest(
      host.product,
      host.owner,
      { ...(await wedding(invitationId)) },
      { side: "groom" },
    );
    const opened = await open(await wedding(invitationId), groom, token);
    expect(opened.page?.html).toContain(groomWords);
    await change("public");
    expect(JSON.stringify((await stored.publication(groom))?.content)).toContain(groomWords);
  });

  test("takes all of them away, and the trash forgets their addresses with the rest", async () => {
    const { invitationId, slug, groom, bride } = await feast();
    await host.product.asHost("unpublishInvitation", { invitationId }, host.owner);
    for (const one of [slug, groom, bride]) expect(await stored.publicationOrForward(one)).toBeUndefined();
  });
});

describe("an order of sections", () => {
  test("is a family's own on its page, and one version, two and one again lose nothing", async () => {
    const { invitationId, slug, groom, revision } = await feast();
    const draft = (await stored.draft(invitationId))?.content ?? never();
    const shown = contentOfSide(draft, "groom");
    const [cover, ...others] = shown.sections;
    const turned = { ...shown, sections: [...(cover === undefined ? [] : [cover]), ...others.toReversed()] };
    const saved = await call.save(invitationId, revision, withSideEdited(draft, "groom", turned));
    await call.publish(invitationId, saved.draftRevision);
    const orderOf = async (path: string) =>
      [...(await page(path)).text.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
    const [common, own] = [await orderOf(slug), await orderOf(groom)];
    expect(own).not.toEqual(common);
    expect(own.toSorted()).toEqual(common.toSorted());
    await call.remove(invitationId, "groom");
    await call.publish(invitationId, saved.draftRevision);
    expect(await orderOf(slug)).toEqual(common);
    await call.add(invitationId, "groom", groom);
    await call.publish(invitationId, saved.draftRevision);
    expect(await orderOf(groom)).toEqual(own);
  });
});

/** What concerns all versions. */
function renamed(content: Content): Content {
  const sections = content.sections.map((section) =>
    section.type === "closing"
      ? { ...section, text: { ...section.text, id: "Sampai jumpa di sana." } }
      : section,
  );
  return { ...content, sections };
}

const draftOf = async (invitationId: string) => (await stored.draft(invitationId))?.content;

async function wedding(invitationId: string): Promise<Wedding> {
  const { slug, draftRevision } = (await stored.invitation(invitationId)) ?? never();
  return { invitationId, slug, revision: draftRevision };
}

function never(): never {
  throw new Error("there is no such invitation");
}
