import { limits } from "@janur/domain/limits";
import { wishPageSchema } from "@janur/domain/wish/wish";
import { describe, expect, test } from "vitest";
import { useHost } from "../../../../tests/harness/host.ts";
import { newKey, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";

const host = useHost();

async function post({ invitationId, slug }: Wedding, name: string): Promise<string> {
  const wish = { name, text: "Selamat." };
  const input = { invitationId, slug, token: null, key: newKey(), wish };
  return (await host.product.asGuest("postWish", input)).wish.id;
}

const moderate = ({ invitationId }: Wedding, wishId: string, action: "hide" | "show" | "pin" | "unpin") =>
  host.product.asHost("moderateWish", { invitationId, wishId, action }, host.owner);

async function wall({ slug }: Wedding, after?: string) {
  const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
  return wishPageSchema.parse(
    await (await fetch(`${host.product.origin}/event/${slug}/wishes.json${query}`)).json(),
  );
}
const names = async (of: Wedding) => (await wall(of)).wishes.map(({ name }) => name);

describe("moderateWish", () => {
  test("hides and shows again, and each may be said twice", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const wishId = await post(mine, "Udin");
    for (let said = 0; said < 2; said += 1) {
      expect(await moderate(mine, wishId, "hide")).toEqual({ isHidden: true, isPinned: false });
      expect(await names(mine)).toEqual([]);
    }
    for (let said = 0; said < 2; said += 1) {
      expect(await moderate(mine, wishId, "show")).toEqual({ isHidden: false, isPinned: false });
      expect(await names(mine)).toEqual(["Udin"]);
    }
  });

  test("a pinned wish stands first until it is not pinned any more; hiding it unpins it", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const first = await post(mine, "Pertama");
    await post(mine, "Kedua");
    expect(await names(mine)).toEqual(["Kedua", "Pertama"]);
    expect(await moderate(mine, first, "pin")).toEqual({ isHidden: false, isPinned: true });
    expect(await names(mine)).toEqual(["Pertama", "Kedua"]);
    expect((await wall(mine)).wishes.map(({ isPinned }) => isPinned)).toEqual([true, false]);
    await moderate(mine, first, "unpin");
    expect(await names(mine)).toEqual(["Kedua", "Pertama"]);
    await moderate(mine, first, "pin");
    expect(await moderate(mine, first, "hide")).toEqual({ isHidden: true, isPinned: false });
    await moderate(mine, first, "show");
    expect(await names(mine)).toEqual(["Kedua", "Pertama"]);
  });

  test("pages with pinned wishes hold every wish once, wherever a page ends", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const total = limits.wish.page + 5;
    const ids: string[] = [];
    for (let number = 0; number < total; number += 1) ids.push(await post(mine, `Tamu ${String(number)}`));
    const pinned = ids.slice(0, limits.wish.page + 1);
    await Promise.all(pinned.map((id) => moderate(mine, id, "pin")));
    const first = await wall(mine);
    expect(first.wishes.every(({ isPinned }) => isPinned)).toBe(true);
    const second = await wall(mine, first.next ?? "");
    expect(second.next).toBeNull();
    const read = [...first.wishes, ...second.wishes].map(({ id }) => id);
    expect(read).toEqual([...pinned.toReversed(), ...ids.slice(pinned.length).toReversed()]);
  });

  test("knows no wish of another invitation", async () => {
    const [mine, other] = await Promise.all([
      publishWedding(host.product, host.owner),
      publishWedding(host.product, host.owner),
    ]);
    const wishId = await post(other, "Udin");
    const { invitationId } = mine;
    for (const action of ["hide", "pin"]) {
      const answer = await host.product.callHost(
        "moderateWish",
        { invitationId, wishId, action },
        host.owner,
      );
      expect(answer).toMatchObject({ http: 404, refusal: "wish/not-found" });
    }
    const reply = await host.product.callHost(
      "replyToWish",
      { invitationId, wishId, reply: "x" },
      host.owner,
    );
    expect(reply).toMatchObject({ http: 404, refusal: "wish/not-found" });
    expect(await names(other)).toEqual(["Udin"]);
  });
});

describe("replyToWish", () => {
  test("stands beneath the wish on the wall, and an empty one takes it back", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const wishId = await post(mine, "Udin");
    const { invitationId } = mine;
    const replies = async () => (await wall(mine)).wishes.map(({ reply }) => reply);
    expect(await replies()).toEqual([""]);
    await host.product.asHost(
      "replyToWish",
      { invitationId, wishId, reply: " Terima kasih, Din. " },
      host.owner,
    );
    expect(await replies()).toEqual(["Terima kasih, Din."]);
    await host.product.asHost("replyToWish", { invitationId, wishId, reply: "" }, host.owner);
    expect(await replies()).toEqual([""]);
  });

  test("holds its limit and not one character more", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const wishId = await post(mine, "Udin");
    const reply = (length: number) =>
      host.product.callHost(
        "replyToWish",
        { invitationId: mine.invitationId, wishId, reply: "x".repeat(length) },
        host.owner,
      );
    expect((await reply(limits.wish.reply)).refusal).toBeNull();
    expect((await reply(limits.wish.reply + 1)).params).toEqual({ fields: ["reply"] });
  });
});
