import type { GuestSide } from "@janur/domain/side/guest-side";
import { describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { groomWords, useFeast } from "../../../../tests/harness/feast.ts";
import { draftWedding, inviteGuest, newSlug } from "../../../../tests/harness/product.ts";

/* Addresses of the families' versions: taken, moved, taken away and taken again. */

const { host, call, refusalOf, page, open, feast } = useFeast();

describe("an address", () => {
  test("that is reserved or somebody else's is no family's, nor a second one", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const foreign = await draftWedding(host.product, host.owner);
    const add = (side: GuestSide, slug: string) => refusalOf("addSide", { invitationId, side, slug });
    expect(await add("groom", "admin")).toBe("slug/reserved");
    expect(await add("groom", foreign.slug)).toBe("slug/taken");
    expect(await add("groom", newSlug())).toBeNull();
    expect(await add("groom", newSlug())).toBe("invitation/wrong-status");
  });

  test("of a version that moves leads on, with everybody's knowing where", async () => {
    const wedding = await feast();
    const { invitationId, slug, groom } = wedding;
    const moved = newSlug();
    await host.product.asHost("changeSlug", { invitationId, side: "groom", slug: moved }, host.owner);
    expect((await page(groom)).headers.location).toBe(`/event/${moved}`);
    expect((await page(moved)).text).toContain(groomWords);
    expect((await stored.publication(slug))?.versions.groom).toBe(moved);
    const { token } = await inviteGuest(host.product, host.owner, wedding, { side: "groom" });
    expect((await open(wedding, slug, token)).path).toBe(`/event/${moved}`);
    const input = { invitationId, slug, language: "en", token, isTap: false } as const;
    expect((await host.product.asGuest("openLink", input)).path).toBe(`/event/${moved}/en`);
  });

  test("of a version that was taken away leads to the common one, and its words wait in the draft", async () => {
    const wedding = await feast();
    const { invitationId, slug, groom, bride, revision } = wedding;
    const { token } = await inviteGuest(host.product, host.owner, wedding, { side: "groom" });
    await call.remove(invitationId, "groom");
    expect((await page(groom)).headers.location).toBe(`/event/${slug}`);
    expect(await open(wedding, slug, token)).toMatchObject({ path: null });
    expect((await stored.publication(bride))?.versions).toEqual({ common: slug, bride });
    expect(JSON.stringify((await stored.draft(invitationId))?.content)).toContain(groomWords);
    // Publishing again keeps the way; the same address may be taken once more, and is a page again.
    await call.publish(invitationId, revision);
    expect((await page(groom)).headers.location).toBe(`/event/${slug}`);
    await call.add(invitationId, "groom", groom);
    expect((await page(groom)).headers.location).toBe(`/event/${slug}`);
    await call.publish(invitationId, revision);
    expect((await page(groom)).text).toContain(groomWords);
    expect((await stored.invitation(invitationId))?.oldSlugs).toEqual([]);
  });

  test("that nobody ever saw is free again", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const slug = await call.add(invitationId, "bride");
    await call.remove(invitationId, "bride");
    expect(await stored.slug(slug)).toBeUndefined();
    expect((await stored.invitation(invitationId))?.sides).toEqual([]);
  });
});
