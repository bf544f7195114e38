import { documentIdFromBytes } from "@janur/domain/id";
import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { forge } from "../../../../tests/harness/forge.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { freshSender, inviteGuest, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { answerFor } from "../../../../tests/harness/seats.ts";
import { makeGuestToken } from "../../platform/secrets/guest-token.ts";
import { guestDocument } from "../../store/guest-document.ts";

const host = useHost();
let wedding: Wedding;
beforeAll(async () => {
  wedding = await publishWedding(host.product, host.owner);
});

describe("openLink", () => {
  const open = (token: string, change: Record<string, unknown> = {}) =>
    host.product.callGuest(
      "openLink",
      {
        invitationId: wedding.invitationId,
        slug: wedding.slug,
        language: "id",
        token,
        isTap: false,
        ...change,
      },
      freshSender(),
    );

  test("says who is invited and shows the answer, in either language", async () => {
    const { token } = await inviteGuest(host.product, host.owner, wedding);
    const input = { invitationId: wedding.invitationId, slug: wedding.slug, token, isTap: false };
    const view = await host.product.asGuest("openLink", { ...input, language: "id" });
    expect(view).toMatchObject({ name: "Bapak Hadi Wiranto & Keluarga", seats: 4, answer: null });
    expect(view.rsvpHtml).toContain("<form");
    await answerFor(host.product, wedding, token, { people: 2 });
    const later = await host.product.asGuest("openLink", { ...input, language: "en" });
    expect(later.answer).toMatchObject({ attendance: "yes", adults: 2, revision: 1 });
    expect(Object.keys(later.answer ?? {})).not.toContain("key");
  });

  test("marks nothing until a real tap, and one visit once", async () => {
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding);
    const opened = async () => (await stored.guest(wedding.invitationId, guestId))?.opened;
    await open(token);
    expect(await opened()).toBeNull();
    await open(token, { isTap: true });
    const first = await opened();
    expect(first?.firstAt).toEqual(first?.lastAt);
    await open(token, { isTap: true });
    expect(await opened()).toEqual(first);
  });

  test("a tap after the visit is over keeps the first and moves the last", async () => {
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding);
    const firstAt = new Date(Date.now() - 11 * 60_000);
    await guestDocument(wedding.invitationId, guestId).update({ opened: { firstAt, lastAt: firstAt } });
    await open(token, { isTap: true });
    const opened = (await stored.guest(wedding.invitationId, guestId))?.opened;
    expect(opened?.firstAt).toEqual(firstAt);
    expect(opened?.lastAt.getTime()).toBeGreaterThan(firstAt.getTime());
  });

  test("forged, foreign, rotated and absent links are answered alike", async () => {
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(host.product, host.owner, wedding);
    const foreign = await publishWedding(host.product, host.owner);
    const foreignGuest = await inviteGuest(host.product, host.owner, foreign);
    const gone = await inviteGuest(host.product, host.owner, wedding);
    await host.product.asHost("deleteGuests", { invitationId, guestIds: [gone.guestId] }, host.owner);
    const answers = await Promise.all([
      open("nonsense"),
      open(forge(token)),
      open(foreignGuest.token),
      open(makeGuestToken(invitationId, guestId, 2)),
      open(makeGuestToken(invitationId, documentIdFromBytes(randomBytes(20)), 1)),
      open(gone.token),
      open(token, { slug: foreign.slug }),
      open(token, { slug: "no-such-slug-at-all" }),
      open(token, { invitationId: foreign.invitationId, slug: foreign.slug }),
    ]);
    for (const refused of answers) {
      expect(refused).toEqual(answers[0]);
      expect(refused).toMatchObject({ http: 403, refusal: "link/invalid" });
    }
    expect((await open(token)).refusal).toBeNull();
  });

  test("opens nothing while the page is not published", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await inviteGuest(host.product, host.owner, mine);
    const { invitationId, slug } = mine;
    expect((await open(token, { invitationId, slug })).refusal).toBeNull();
    await host.product.asHost("unpublishInvitation", { invitationId }, host.owner);
    expect((await open(token, { invitationId, slug })).refusal).toBe("link/invalid");
  });
});
