import { usualAlbum } from "@janur/domain/album/album-settings";
import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { refusalParams } from "@janur/domain/contracts/callables";
import { coverWordsOf, findSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { unmoderated } from "@janur/domain/moderation/moderation";
import { usualSettings } from "@janur/domain/invitation/settings";
import { slugSchema } from "@janur/domain/text/slug";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import { describe, expect, test } from "vitest";
import { profileDocument } from "../../store/account/profile-document.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding, newSlug, openWedding, starter } from "../../../../tests/harness/product.ts";

const host = useHost();

describe("createInvitation", () => {
  test("makes head, draft and slug and enters the id in the profile", async () => {
    const account = await newAccount("Rani");
    const slug = newSlug();
    const { invitationId } = await host.product.asHost("createInvitation", { starter, slug }, account);
    expect(await stored.invitation(invitationId)).toEqual({
      id: invitationId,
      owner: account.uid,
      members: [account.uid],
      team: { [account.uid]: { role: "owner", name: "Rani", photo: null } },
      status: "draft",
      eventType: "wedding",
      theme: "janur",
      adjustment: null,
      album: usualAlbum,
      languages: ["id", "en"],
      slug,
      title: "Rani & Dimas",
      cover: coverWordsOf(firstContent(starter)),
      startAt: new Date(starter.startAt),
      zone: "Asia/Jakarta",
      city: "Bandung",
      draftRevision: 1,
      publishedRevision: null,
      createdAt: expect.any(Date) as Date,
      updatedAt: expect.any(Date) as Date,
      publishedAt: null,
      versionedAt: null,
      sides: [],
      oldSlugs: [],
      statusBefore: null,
      trashedAt: null,
      scheduled: null,
      sequence: 0,
      toldChange: null,
      notice: null,
      settings: usualSettings,
      cannedReplies: null,
      moderation: unmoderated,
      hasWebhooks: false,
      contactsUntil: expect.any(Date) as Date,
      contactsGoneAt: null,
      mediaCheckAt: null,
    });
    expect(await stored.draft(invitationId)).toMatchObject({
      revision: 1,
      content: firstContent(starter),
      updatedBy: account.uid,
    });
    expect(await stored.slug(slug)).toEqual({ invitationId });
    expect(await stored.publication(slug)).toBeUndefined();
    expect((await stored.profile(account.uid))?.invitations).toEqual([invitationId]);
  });

  test("makes the profile too where there is none yet", async () => {
    const account = await newAccount(null);
    const { invitationId } = await host.product.asHost(
      "createInvitation",
      { starter, slug: newSlug() },
      account,
    );
    expect(await stored.profile(account.uid)).toMatchObject({
      id: account.uid,
      displayName: DEFAULT_DISPLAY_NAME,
      email: account.email,
      photoURL: null,
      invitations: [invitationId],
    });
  });

  test("of 50 who want one slug at once one wins, the others get free ones to choose from", async () => {
    const slug = newSlug();
    const accounts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => newAccount(`Tamu ${String(index)}`)),
    );
    const answers = await Promise.all(
      accounts.map((account) => host.product.callHost("createInvitation", { starter, slug }, account)),
    );
    const refusals = answers.filter(({ refusal }) => refusal !== null);
    expect(refusals.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 49 }, () => "slug/taken"));
    for (const { params } of refusals) {
      const { suggestions } = refusalParams["slug/taken"].parse(params);
      expect(suggestions).toHaveLength(limits.slug.suggestions);
      expect(suggestions[0]).toBe(`${slug}-2030`);
    }
    const profiles = await Promise.all(accounts.map(({ uid }) => stored.profile(uid)));
    const entered = profiles.flatMap((profile) => profile?.invitations ?? []);
    expect(entered).toHaveLength(1);
    expect(await stored.slug(slug)).toEqual({ invitationId: entered[0] });
    // Each new account also wakes the emulator's own trigger, a process for every one.
  }, 120_000);

  test("one account may make several at once, each entered once", async () => {
    const account = await newAccount("Rani");
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        host.product.asHost("createInvitation", { starter, slug: newSlug() }, account),
      ),
    );
    const ids = made.map(({ invitationId }) => invitationId);
    expect([...((await stored.profile(account.uid))?.invitations ?? [])].sort()).toEqual(ids.sort());
  });

  test("the suggestions of a taken slug can be taken", async () => {
    const { slug } = await draftWedding(host.product, host.owner);
    const { params } = await host.product.callHost("createInvitation", { starter, slug }, host.owner);
    const [first = ""] = refusalParams["slug/taken"].parse(params).suggestions;
    expect((await host.product.asHost("createInvitation", { starter, slug: first }, host.owner)).slug).toBe(
      first,
    );
  });

  test("refuses slugs of the product", async () => {
    const answer = await host.product.callHost("createInvitation", { starter, slug: "media" }, host.owner);
    expect(answer).toMatchObject({ http: 400, refusal: "slug/reserved" });
  });

  test("ends at the limit of an account", async () => {
    const account = await newAccount("Rani");
    const { invitationId } = await draftWedding(host.product, account);
    const many = Array.from(
      { length: limits.invitation.perAccount },
      (_, index) => `${invitationId.slice(0, 18)}${String(index).padStart(2, "0")}`,
    );
    await profileDocument(account.uid).update({ invitations: many });
    const slug = newSlug();
    const answer = await host.product.callHost("createInvitation", { starter, slug }, account);
    expect(answer).toMatchObject({ http: 429, refusal: "invitation/limit-reached" });
    expect(await stored.slug(slug)).toBeUndefined();
  });

  test("takes the longest names and emoji", async () => {
    const name = "💍".repeat(limits.content.personName / 2);
    const input = { starter: { ...starter, names: [name, name] }, slug: newSlug() };
    const { invitationId } = await host.product.asHost("createInvitation", input, host.owner);
    const title = (await stored.invitation(invitationId))?.title ?? "";
    expect(title.startsWith(name)).toBe(true);
    expect(() => encodeURIComponent(title)).not.toThrow();
  });

  test.each<[string, string, Record<string, unknown>]>([
    ["half a character", "starter.names.0", { names: ["Rani \ud83d"] }],
    ["a year before all years", "starter.startAt", { startAt: "0000-01-01T00:00:00Z" }],
    ["no names", "starter.names", { names: [] }],
    ["an unknown zone", "starter.zone", { zone: "Asia/Atlantis" }],
  ])("refuses %s by the name of the field", async (_name, field, change) => {
    const answer = await host.product.callHost(
      "createInvitation",
      { starter: { ...starter, ...change }, slug: newSlug() },
      host.owner,
    );
    expect(answer).toMatchObject({ http: 400, refusal: "input/invalid", params: { fields: [field] } });
  });
});

describe("checkSlug", () => {
  test("says that a free slug is free", async () => {
    expect(await host.product.asHost("checkSlug", { slug: newSlug(), year: 2030 }, host.owner)).toEqual({
      isFree: true,
      suggestions: [],
    });
  });

  test("offers free slugs for a taken one, leaving out those that are taken as well", async () => {
    const { slug } = await draftWedding(host.product, host.owner);
    await host.product.asHost("createInvitation", { starter, slug: `${slug}-2030` }, host.owner);
    const { isFree, suggestions } = await host.product.asHost("checkSlug", { slug, year: 2030 }, host.owner);
    expect(isFree).toBe(false);
    expect(suggestions).toEqual([`${slug}-undangan`, `${slug}-kami`, `${slug}-2`]);
  });

  test("offers slugs for a reserved one and for one of the greatest length", async () => {
    expect(await host.product.asHost("checkSlug", { slug: "media", year: 2030 }, host.owner)).toMatchObject({
      isFree: false,
    });
    const long = newSlug().padEnd(limits.slug.max, "x");
    await host.product.asHost("createInvitation", { starter, slug: long }, host.owner);
    const { suggestions } = await host.product.asHost("checkSlug", { slug: long, year: 2030 }, host.owner);
    expect(suggestions).toHaveLength(limits.slug.suggestions);
    for (const slug of suggestions) expect(slugSchema.safeParse(slug).success).toBe(true);
  });
});

describe("saveDraft", () => {
  test("replaces the draft, raises the revision and repeats in the head what lists need", async () => {
    const { invitationId } = await host.product.asHost(
      "createInvitation",
      { starter, slug: newSlug() },
      host.owner,
    );
    const content = openWedding();
    const state = await host.product.asHost("saveDraft", { invitationId, basedOn: 1, content }, host.owner);
    expect(state).toMatchObject({ status: "draft", draftRevision: 2, publishedRevision: null });
    expect(await stored.draft(invitationId)).toMatchObject({
      revision: 2,
      content,
      updatedBy: host.owner.uid,
    });
    expect(await stored.invitation(invitationId)).toMatchObject({
      draftRevision: 2,
      title: "Rani & Dimas",
      startAt: new Date("2026-12-12T01:00:00.000Z"),
      city: "Bandung",
    });
  });

  test("of two over the same revision one is kept, the other learns the current revision", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const member = await newAccount("Dimas");
    await joinTeam(invitationId, member.uid, "editor");
    const hosts = findSection(openWedding(), "hosts");
    if (hosts === undefined) throw new Error("the wedding has no hosts");
    const content = openWedding({ ...hosts, heading: { id: "Kedua mempelai", en: "Bride and groom" } });
    await host.product.asHost("saveDraft", { invitationId, basedOn: revision, content }, host.owner);
    const late = { invitationId, basedOn: revision, content: openWedding({ ...hosts, isHidden: true }) };
    const answer = await host.product.callHost("saveDraft", late, member);
    expect(answer).toMatchObject({
      http: 409,
      refusal: "draft/conflict",
      params: { revision: revision + 1 },
    });
    expect((await stored.draft(invitationId))?.content).toEqual(content);
  });

  test("said again over an older revision, the same draft changes nothing and answers the same", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const input = { invitationId, basedOn: revision, content: openWedding() };
    const first = await host.product.asHost("saveDraft", input, host.owner);
    const before = await stored.draft(invitationId);
    expect(await host.product.asHost("saveDraft", input, host.owner)).toEqual(first);
    expect(await stored.draft(invitationId)).toEqual(before);
  });

  test("of 10 at once over one revision exactly one is kept", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const closing = findSection(openWedding(), "closing");
    if (closing === undefined) throw new Error("the wedding has no closing");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const signature = { id: `Salam ${String(index)}`, en: "" };
        const content = openWedding({ ...closing, signature });
        return host.product.callHost("saveDraft", { invitationId, basedOn: revision, content }, host.owner);
      }),
    );
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === "draft/conflict")).toHaveLength(9);
    expect((await stored.draft(invitationId))?.revision).toBe(revision + 1);
  });

  test("refuses a draft that is too large as a whole", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const closing = findSection(openWedding(), "closing");
    if (closing === undefined) throw new Error("the wedding has no closing");
    const text = { id: "€".repeat(limits.content.paragraph), en: "€".repeat(limits.content.paragraph) };
    const wedding = openWedding();
    const many = Array.from({ length: limits.content.sections - wedding.sections.length }, (_, index) => ({
      ...closing,
      id: `closing-${String(index)}`,
      text,
    }));
    const content = { ...wedding, sections: [...wedding.sections, ...many] };
    const answer = await host.product.callHost(
      "saveDraft",
      { invitationId, basedOn: revision, content },
      host.owner,
    );
    expect(answer).toMatchObject({ http: 400, refusal: "input/too-large" });
    expect((await stored.draft(invitationId))?.revision).toBe(revision);
  });

  test("names wrong fields inside the content", async () => {
    const { invitationId, revision } = await draftWedding(host.product, host.owner);
    const content = { ...openWedding(), sections: [{ ...openWedding().sections[0], eyebrow: 7 }] };
    const answer = await host.product.callHost(
      "saveDraft",
      { invitationId, basedOn: revision, content },
      host.owner,
    );
    expect(answer.params).toEqual({ fields: ["content.sections.0.eyebrow"] });
  });
});
