import { refusalParams } from "@janur/domain/contracts/callables";
import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  draftWedding,
  freshSender,
  inviteGuest,
  newKey,
  newSlug,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";

const host = useHost();

async function move({ invitationId }: Wedding, slug = newSlug()): Promise<string> {
  return (await host.product.asHost("changeSlug", { invitationId, slug }, host.owner)).slug;
}

const view = (slug: string) => ask(`${host.product.origin}/event/${slug}`);

describe("changeSlug", () => {
  test("an old address of a shown page forwards, and keeps forwarding after a second move", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const { invitationId, slug: first } = wedding;
    const second = await move(wedding);
    const third = await move(wedding);
    expect((await view(third)).status).toBe(200);
    for (const old of [first, second]) {
      const response = await view(old);
      expect(response.status).toBe(302);
      expect(response.headers.location).toBe(`/event/${third}`);
      expect(await stored.slug(old)).toEqual({ invitationId });
    }
    expect(await stored.invitation(invitationId)).toMatchObject({ slug: third, oldSlugs: [first, second] });
    expect((await stored.publication(third))?.slug).toBe(third);
  });

  test("everything beneath an old address forwards with its query", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const slug = await move(wedding);
    for (const rest of [
      "en",
      "lapor",
      "lapor?language=en",
      "ucapan?language=en",
      "wishes.json?after=x",
      "calendar.ics?ceremony=akad",
    ]) {
      const response = await view(`${wedding.slug}/${rest}`);
      expect(response.status, rest).toBe(302);
      expect(response.headers.location).toBe(`/event/${slug}/${rest}`);
    }
  });

  test("a tab from before the move still answers, wishes and reports, by script and by form", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = wedding;
    const { token } = await inviteGuest(host.product, host.owner, wedding);
    await move(wedding);
    const { name } = await host.product.asGuest("openLink", {
      invitationId,
      slug,
      language: "id",
      token,
      isTap: false,
    });
    expect(name).toBe("Bapak Hadi Wiranto & Keluarga");
    const wish = { name: "Hadi", text: "Semoga rukun." };
    await host.product.asGuest("postWish", { invitationId, slug, token, key: newKey(), wish });
    const send = (rest: string, fields: Record<string, string>) =>
      ask(`${host.product.origin}/event/${slug}/${rest}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Sec-Fetch-Site": "same-origin",
          ...freshSender(),
        },
        body: new URLSearchParams({ language: "id", ...fields }).toString(),
      });
    const answer = { "attend.akad": "yes", "attend.resepsi": "yes", adults: "1", children: "0" };
    expect((await send("rsvp", { token, basedOn: "0", ...answer })).status).toBe(200);
    expect((await send("ucapan", { name: "Udin", text: "Selamat." })).text).toContain("Semoga rukun.");
    expect((await send("lapor", { reason: "other", text: "", contact: "" })).status).toBe(200);
  });

  test("back to an own old address, the page stands there again", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const { invitationId, slug: first } = wedding;
    const second = await move(wedding);
    await move(wedding, first);
    expect((await view(first)).status).toBe(200);
    expect((await view(second)).headers.location).toBe(`/event/${first}`);
    expect(await stored.invitation(invitationId)).toMatchObject({ slug: first, oldSlugs: [second] });
  });

  test("one that nobody was sent is free for others", async () => {
    const draft = await draftWedding(host.product, host.owner);
    await move(draft);
    expect(await stored.slug(draft.slug)).toBeUndefined();
    expect(await stored.invitation(draft.invitationId)).toMatchObject({ oldSlugs: [] });
    const other = await draftWedding(host.product, host.owner);
    expect(await move(other, draft.slug)).toBe(draft.slug);
  });

  test("nobody else gets an address that guests have had", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    await move(wedding);
    const other = await draftWedding(host.product, host.owner);
    const answer = await host.product.callHost(
      "changeSlug",
      { invitationId: other.invitationId, slug: wedding.slug },
      host.owner,
    );
    expect(answer).toMatchObject({ http: 409, refusal: "slug/taken" });
    expect(refusalParams["slug/taken"].parse(answer.params).suggestions).toHaveLength(
      limits.slug.suggestions,
    );
    expect((await stored.invitation(other.invitationId))?.slug).toBe(other.slug);
  });

  test("to the same address changes nothing; to one of ours is refused", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const before = await stored.invitation(wedding.invitationId);
    expect(await move(wedding, wedding.slug)).toBe(wedding.slug);
    expect(await stored.invitation(wedding.invitationId)).toEqual(before);
    const reserved = { invitationId: wedding.invitationId, slug: "media" };
    expect((await host.product.callHost("changeSlug", reserved, host.owner)).refusal).toBe("slug/reserved");
  });

  test("of two who move to one address at once, one gets it", async () => {
    const weddings = await Promise.all([
      publishWedding(host.product, host.owner),
      publishWedding(host.product, host.owner),
    ]);
    const slug = newSlug();
    const answers = await Promise.all(
      weddings.map(({ invitationId }) =>
        host.product.callHost("changeSlug", { invitationId, slug }, host.owner),
      ),
    );
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual([null, "slug/taken"].sort());
    const won = answers.findIndex(({ refusal }) => refusal === null);
    expect(await stored.slug(slug)).toEqual({ invitationId: weddings[won]?.invitationId });
    expect((await stored.publication(slug))?.invitationId).toBe(weddings[won]?.invitationId);
    const lost = weddings[1 - won];
    expect((await stored.publication(lost?.slug ?? ""))?.invitationId).toBe(lost?.invitationId);
  });

  test("ends at the limit of old addresses", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    for (let moved = 0; moved < limits.invitation.oldSlugs; moved += 1) await move(wedding);
    const input = { invitationId: wedding.invitationId, slug: newSlug() };
    expect((await host.product.callHost("changeSlug", input, host.owner)).refusal).toBe(
      "invitation/limit-reached",
    );
    expect(await stored.slug(input.slug)).toBeUndefined();
  });
});
