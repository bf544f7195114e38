import { findSection } from "@janur/domain/content/content";
import { describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding, newSlug, openWedding, starter } from "../../../../tests/harness/product.ts";

const host = useHost();

describe("publishInvitation", () => {
  test("shows the visible part of the draft under the slug", async () => {
    const closing = findSection(openWedding(), "closing");
    if (closing === undefined) throw new Error("the wedding has no closing");
    const content = openWedding({ ...closing, isHidden: true });
    const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
    const state = await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect(state).toMatchObject({
      status: "published",
      draftRevision: revision,
      publishedRevision: revision,
    });
    const publication = await stored.publication(slug);
    expect(publication).toMatchObject({ slug, invitationId, revision, sender: { name: "Rani" } });
    expect(publication?.content.sections).toEqual(content.sections.filter(({ isHidden }) => !isHidden));
    expect(publication?.displayFont).toMatch(/^d09GMg/);
    expect(await stored.invitation(invitationId)).toMatchObject({
      status: "published",
      publishedRevision: revision,
    });
  });

  test("again shows the newer draft", async () => {
    const { invitationId, slug, revision } = await draftWedding(host.product, host.owner);
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    const content = { ...openWedding(), languages: ["en" as const] };
    const saved = await host.product.asHost(
      "saveDraft",
      { invitationId, basedOn: revision, content },
      host.owner,
    );
    expect(saved).toMatchObject({
      status: "published",
      draftRevision: revision + 1,
      publishedRevision: revision,
    });
    expect((await stored.publication(slug))?.content.languages).toEqual(["id", "en"]);
    await host.product.asHost("publishInvitation", { invitationId, revision: revision + 1 }, host.owner);
    expect(await stored.publication(slug)).toMatchObject({ revision: revision + 1, content });
  });

  test("refuses an incomplete draft and names the gaps", async () => {
    const bare = { ...starter, startAt: null, venue: "", city: "" };
    const { invitationId, slug } = await host.product.asHost(
      "createInvitation",
      { starter: bare, slug: newSlug() },
      host.owner,
    );
    const answer = await host.product.callHost(
      "publishInvitation",
      { invitationId, revision: 1 },
      host.owner,
    );
    expect(answer).toMatchObject({ refusal: "publish/incomplete", params: { gaps: ["date", "place"] } });
    expect(await stored.publication(slug)).toBeUndefined();
    expect((await stored.invitation(invitationId))?.status).toBe("draft");
  });

  test("refuses while its owner has no name", async () => {
    const account = await newAccount(null);
    const { invitationId, slug } = await host.product.asHost(
      "createInvitation",
      { starter, slug: newSlug() },
      account,
    );
    const answer = await host.product.callHost("publishInvitation", { invitationId, revision: 1 }, account);
    expect(answer.refusal).toBe("publish/sender-unnamed");
    expect(await stored.publication(slug)).toBeUndefined();
  });

  test("refuses a revision that is no longer, or not yet, the draft's", async () => {
    const { invitationId, slug, revision } = await draftWedding(host.product, host.owner);
    for (const other of [revision - 1, revision + 1]) {
      const answer = await host.product.callHost(
        "publishInvitation",
        { invitationId, revision: other },
        host.owner,
      );
      expect(answer).toMatchObject({ http: 409, refusal: "draft/conflict", params: { revision } });
    }
    expect(await stored.publication(slug)).toBeUndefined();
  });
});

describe("unpublishInvitation", () => {
  test("takes the page away, keeps the draft, and can be undone", async () => {
    const { invitationId, slug, revision } = await draftWedding(host.product, host.owner);
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    const state = await host.product.asHost("unpublishInvitation", { invitationId }, host.owner);
    expect(state).toMatchObject({ status: "unpublished", draftRevision: revision });
    expect(await stored.publication(slug)).toBeUndefined();
    expect((await stored.draft(invitationId))?.revision).toBe(revision);
    expect(await stored.slug(slug)).toEqual({ invitationId });
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect((await stored.publication(slug))?.revision).toBe(revision);
  });

  test("refuses what is not published", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const answer = await host.product.callHost("unpublishInvitation", { invitationId }, host.owner);
    expect(answer.refusal).toBe("invitation/wrong-status");
  });
});
