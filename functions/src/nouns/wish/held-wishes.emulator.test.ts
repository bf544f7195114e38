import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { usualSettings, type InvitationSettings } from "@janur/domain/invitation/settings";
import { wishPageSchema, wishSchema } from "@janur/domain/wish/wish";
import { describe, expect, test } from "vitest";
import { documentOf } from "../../platform/google/firestore.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { publicationDocument } from "../../store/publication-document.ts";

const host = useHost();

/** A wedding whose wall is looked after in this way. */
async function weddingWith(change: Partial<InvitationSettings>): Promise<Wedding> {
  const wedding = await publishWedding(host.product, host.owner);
  await publicationDocument(wedding.slug).update({ settings: { ...usualSettings, ...change } });
  return wedding;
}

function post({ invitationId, slug }: Wedding, text: string, key = newKey()) {
  const wish = { name: "Udin", text };
  return host.product.asGuest("postWish", { invitationId, slug, token: null, proof: "", key, wish });
}

async function wall({ slug }: Wedding) {
  const response = await fetch(`${host.product.origin}/event/${slug}/wishes.json`);
  return wishPageSchema.parse(await response.json()).wishes.map(({ text }) => text);
}

const storedWish = async ({ invitationId }: Wedding, id: string) =>
  (await documentOf(paths.wish(invitationId, id), wishSchema).get()).data();

const withoutLink = ({ invitationId, slug }: Wedding) => ({ invitationId, slug, token: null });

const coarse = "Dasar b4ngs4t";

describe("a wall that the family reads first", () => {
  test("holds every wish until somebody shows it", async () => {
    const mine = await weddingWith({ isPremoderated: true });
    const { wish, isHeld } = await post(mine, "Selamat.");
    expect(isHeld).toBe(true);
    expect(await storedWish(mine, wish.id)).toMatchObject({ isHidden: true, isHeld: true });
    expect(await wall(mine)).toEqual([]);
    const { invitationId } = mine;
    expect(await host.product.asHost("figures", { invitationId }, host.owner)).toMatchObject({
      heldWishes: 1,
    });
    const shown = await host.product.asHost(
      "moderateWish",
      { invitationId, wishId: wish.id, action: "show" },
      host.owner,
    );
    expect(shown).toEqual({ isHidden: false, isPinned: false });
    expect(await storedWish(mine, wish.id)).toMatchObject({ isHidden: false, isHeld: false });
    expect(await wall(mine)).toEqual(["Selamat."]);
    expect(await host.product.asHost("figures", { invitationId }, host.owner)).toMatchObject({
      heldWishes: 0,
    });
  });

  test.each(["hide", "pin"] as const)("has looked at a wish once somebody says %s", async (action) => {
    const mine = await weddingWith({ isPremoderated: true });
    const { wish } = await post(mine, "Selamat.");
    const { invitationId } = mine;
    await host.product.asHost("moderateWish", { invitationId, wishId: wish.id, action }, host.owner);
    expect(await storedWish(mine, wish.id)).toMatchObject({ isHidden: action === "hide", isHeld: false });
  });

  test("tells the same again when an answer was lost, and the newer truth once it is shown", async () => {
    const mine = await weddingWith({ isPremoderated: true });
    const { invitationId } = mine;
    const input = { ...withoutLink(mine), key: newKey(), wish: { name: "Udin", text: "Selamat." } };
    const first = await host.product.asGuest("postWish", input);
    expect(await host.product.asGuest("postWish", input)).toEqual(first);
    const wishId = first.wish.id;
    await host.product.asHost("moderateWish", { invitationId, wishId, action: "show" }, host.owner);
    expect((await host.product.asGuest("postWish", input)).isHeld).toBe(false);
  });

  test("is kindly explained without script, in both languages", async () => {
    const mine = await weddingWith({ isPremoderated: true });
    const answers = await Promise.all(
      ["id", "en"].map(async (language) => {
        const response = await fetch(`${host.product.origin}/event/${mine.slug}/ucapan`, {
          method: "POST",
          headers: { "Sec-Fetch-Site": "same-origin", ...freshSender() },
          body: new URLSearchParams({ language, name: "Udin", text: `Selamat ${language}` }),
        });
        return { status: response.status, text: await response.text() };
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toContain("Keluarga membacanya dulu");
    expect(answers[1]?.text).toContain("The family reads them first");
    for (const { text } of answers) expect(text).not.toContain("Selamat id</p>");
  });
});

describe("the word filter", () => {
  test("holds a coarse wish, disguised or not, and refuses nothing", async () => {
    const mine = await weddingWith({});
    expect((await post(mine, coarse)).isHeld).toBe(true);
    expect((await post(mine, "Semoga menjadi keluarga sakinah.")).isHeld).toBe(false);
    expect(await wall(mine)).toEqual(["Semoga menjadi keluarga sakinah."]);
  });

  test("looks at the name as well", async () => {
    const mine = await weddingWith({});
    const { invitationId, slug } = mine;
    const wish = { name: "slot gacor", text: "Selamat." };
    const input = { invitationId, slug, token: null, key: newKey(), wish };
    expect((await host.product.asGuest("postWish", input)).isHeld).toBe(true);
  });

  test("is the family's to switch off", async () => {
    const mine = await weddingWith({ isWordFilterOn: false });
    expect((await post(mine, coarse)).isHeld).toBe(false);
    expect(await wall(mine)).toEqual([coarse]);
  });

  test("holds the wish of a personal link too, which keeps its presence", async () => {
    const mine = await weddingWith({});
    const { token } = await inviteGuest(host.product, host.owner, mine);
    const { invitationId, slug } = mine;
    const input = { invitationId, slug, token, key: newKey(), wish: { name: "Udin", text: coarse } };
    const { wish, isHeld } = await host.product.asGuest("postWish", input);
    expect(isHeld).toBe(true);
    expect((await storedWish(mine, wish.id))?.guestId).not.toBeNull();
  });
});

describe("a wish that leads somewhere else", () => {
  test("is read by the family first, whatever the word filter says, in words and in name", async () => {
    const mine = await weddingWith({ isWordFilterOn: false });
    const { invitationId, slug } = mine;
    expect((await post(mine, "Selamat! Cek https://gacor.example ya")).isHeld).toBe(true);
    expect((await post(mine, "Selamat menempuh hidup baru. Amin")).isHeld).toBe(false);
    const wish = { name: "promo-kilat.com", text: "Selamat." };
    const named = { invitationId, slug, token: null, key: newKey(), wish };
    expect((await host.product.asGuest("postWish", named)).isHeld).toBe(true);
    expect(await wall(mine)).toEqual(["Selamat menempuh hidup baru. Amin"]);
  });
});

describe("a wish of 10,000 characters", () => {
  const text = "x".repeat(10_000);

  test("is refused by name of its field", async () => {
    const mine = await weddingWith({});
    const answer = await host.product.callGuest("postWish", {
      ...withoutLink(mine),
      key: newKey(),
      wish: { name: "Udin", text },
    });
    expect(answer).toMatchObject({ refusal: "input/invalid", params: { fields: ["wish.text"] } });
  });

  test("is refused without script with the limit named and every letter kept", async () => {
    const mine = await weddingWith({});
    const response = await fetch(`${host.product.origin}/event/${mine.slug}/ucapan`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", ...freshSender() },
      body: new URLSearchParams({ language: "id", name: "Udin", text }),
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`paling banyak ${limits.wish.text.toLocaleString("id")} karakter`);
    expect(html).toContain(text);
    expect(await wall(mine)).toEqual([]);
  });
});

describe("the wall of an event that", () => {
  test.each([
    ["is postponed takes wishes", "postpone", null],
    ["is cancelled takes none and can be read", "cancel", "wish/closed"],
  ] as const)("%s", async (_name, change, refusal) => {
    const mine = await weddingWith({});
    await post(mine, "Selamat.");
    const { invitationId } = mine;
    await host.product.asHost(
      "announceChange",
      { invitationId, change, notice: { id: "", en: "" } },
      host.owner,
    );
    const answer = await host.product.callGuest(
      "postWish",
      { ...withoutLink(mine), key: newKey(), wish: { name: "Udin", text: "Lagi." } },
      freshSender(),
    );
    expect(answer.refusal).toBe(refusal);
    expect(await wall(mine)).toEqual(refusal === null ? ["Lagi.", "Selamat."] : ["Selamat."]);
  });
});
