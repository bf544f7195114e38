import { giftLimits } from "@janur/domain/limits/gift-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { type Account } from "../../../../tests/harness/accounts.ts";
import { newDoorId } from "../../../../tests/harness/door.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { giftCountDocument, giftIndexDocument } from "../../store/gift-documents.ts";
import { envelope, giftBook } from "../../../../tests/harness/gifts.ts";

const host = useHost();
const { call, save, trySave, book, count, member } = giftBook(host);
let feast: Wedding;
beforeAll(async () => {
  feast = await publishWedding(host.product, host.owner);
});

describe("an entry", () => {
  test("is written once however often it is sent, and corrected with what stood there before", async () => {
    const at = await publishWedding(host.product, host.owner);
    const giftId = newDoorId();
    await save(at, { envelope: "12" }, { giftId });
    const again = await save(at, { envelope: "12" }, { giftId });
    expect((await book(at)).rows).toEqual([again]);
    const corrected = await save(at, { envelope: "12", amount: 550_000 }, { giftId, revision: 1 });
    expect(corrected).toMatchObject({ amount: 550_000, revision: 2, corrections: 1 });
    const { corrections } = await host.product.asHost(
      "giftHistory",
      { invitationId: at.invitationId, giftId },
      host.owner,
    );
    expect(corrections).toMatchObject([{ before: { amount: 500_000 } }]);
    // The same correction over a broken line, and another one by somebody who has not seen it.
    expect(await save(at, { envelope: "12", amount: 550_000 }, { giftId, revision: 1 })).toEqual(corrected);
    const late = await trySave(at, { envelope: "12", amount: 5 }, { giftId, revision: 1 });
    expect(late.refusal).toBe("gift/changed");
  });

  test("has a number of its own, and of two at once one is asked", async () => {
    const at = await publishWedding(host.product, host.owner);
    const keeper = await member(at, "keep");
    const tries = await Promise.all([
      trySave(at, { envelope: "A 07", name: "Bu Tuti" }),
      trySave(at, { envelope: "a7", name: "Pak Joko" }, { by: keeper }),
    ]);
    expect(tries.map(({ refusal }) => refusal ?? "saved").sort()).toEqual(["gift/envelope-taken", "saved"]);
    const refused = tries.find(({ refusal }) => refusal !== null);
    expect(refused?.text).toMatch(/Bu Tuti|Pak Joko/);
    expect(refused?.text).not.toContain("500000");
    await save(at, { envelope: "A7", name: "Keduanya" }, { isDouble: true });
    expect((await book(at)).rows).toHaveLength(2);
  });

  test("is whole Rupiah", async () => {
    for (const amount of [1.5, -1, giftLimits.amount + 1, "500"])
      expect(
        (
          await host.product.callHost(
            "saveGift",
            { ...call(feast, {}).input, gift: { ...envelope, amount } },
            host.owner,
          )
        ).refusal,
      ).toBe("input/invalid");
  });

  test("can be taken out and put back, and stays to be seen", async () => {
    const at = await publishWedding(host.product, host.owner);
    const { id } = await save(at, {});
    const remove = (isRemoved: boolean) =>
      host.product.asHost("removeGift", { invitationId: at.invitationId, giftId: id, isRemoved }, host.owner);
    await remove(true);
    expect((await book(at)).rows).toMatchObject([{ isRemoved: true, corrections: 1 }]);
    await remove(false);
    expect((await book(at)).rows).toMatchObject([{ isRemoved: false, amount: 500_000, corrections: 2 }]);
  });
});

describe("two people in one evening", () => {
  test("write 120 envelopes, of which none is lost and none stands twice, and hear of each other's", async () => {
    const at = await publishWedding(host.product, host.owner);
    const other = await member(at, "see");
    const { cursor } = await book(at);
    // Each types one after another, both at once: the owner the odd numbers, the other the even ones.
    const type = async (first: number, by: Account) => {
      for (let number = first; number <= 120; number += 2)
        await save(at, { envelope: String(number), amount: 1_000 }, { by });
    };
    await Promise.all([type(1, host.owner), type(2, other)]);
    const news = await book(at, host.owner, cursor);
    const whole = await book(at);
    for (const { rows } of [news, whole]) {
      expect(rows).toHaveLength(120);
      expect(new Set(rows.map(({ envelope: number }) => number)).size).toBe(120);
    }
    // By now it is packed, and reads the same.
    expect((await giftIndexDocument(at.invitationId, 0).get()).exists).toBe(true);
    expect((await book(at)).rows.map(({ id }) => id).sort()).toEqual(whole.rows.map(({ id }) => id).sort());
  }, 120_000);
});

describe("counting together", () => {
  test("tells nobody the other's amount, agrees into the book, and settles what differs", async () => {
    const at = await publishWedding(host.product, host.owner);
    const other = await member(at, "keep");
    expect(await count(at, "12", 512_000, host.owner)).toMatchObject({
      count: { state: "waiting", mine: 512_000 },
    });
    const seen = await host.product.callHost("listGiftCounts", { invitationId: at.invitationId }, other);
    expect(seen.text).toContain('"envelope":"12"');
    expect(seen.text).not.toContain("512000");
    expect(await count(at, "12", 512_000, other)).toMatchObject({ count: { state: "agreed" } });
    expect((await book(at)).rows).toMatchObject([
      { envelope: "12", amount: 512_000, countedBy: [expect.any(String), "viewer"] },
    ]);
    await count(at, "13", 100_000, other);
    expect((await count(at, "13", 1_000_000, host.owner)).count).toMatchObject({
      state: "differs",
      amounts: [{ amount: 100_000 }, { amount: 1_000_000 }],
    });
    expect((await book(at)).rows).toHaveLength(1);
    const change = { invitationId: at.invitationId, envelope: "13", amount: 1_000_000 };
    expect((await host.product.callHost("countGift", change, other)).refusal).toBe("gift/counted");
    expect((await host.product.callHost("settleGiftCount", change, other)).refusal).toBe("team/not-allowed");
    expect((await host.product.asHost("settleGiftCount", change, host.owner)).count).toMatchObject({
      state: "settled",
      settled: 1_000_000,
    });
    expect((await book(at)).rows.find(({ envelope: number }) => number === "13")).toMatchObject({
      amount: 1_000_000,
    });
  });

  test("leaves the entry that it made alone once that has another number, and settles once", async () => {
    const at = await publishWedding(host.product, host.owner);
    const other = await member(at, "keep");
    await count(at, "12", 100_000, host.owner);
    await count(at, "12", 200_000, other);
    const settle = (amount: number) =>
      host.product.callHost(
        "settleGiftCount",
        { invitationId: at.invitationId, envelope: "12", amount },
        host.owner,
      );
    expect((await settle(100_000)).refusal).toBeNull();
    const [made] = (await book(at)).rows;
    if (made === undefined) throw new Error("nothing was booked");
    const given = { envelope: "21", amount: 100_000, name: "Pak Hadi", note: "dari Solo" };
    await save(at, given, { giftId: made.id, revision: made.revision });
    // Said again it is one, and another amount is a correction of the book.
    expect((await settle(100_000)).refusal).toBeNull();
    expect((await settle(300_000)).refusal).toBe("gift/not-found");
    // Counted for the first time after the other one has left the number free.
    await giftCountDocument(at.invitationId, "12").delete();
    await count(at, "12", 70_000, host.owner);
    await count(at, "12", 70_000, other);
    const { rows } = await book(at);
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === made.id)).toMatchObject(given);
    expect(rows.find(({ envelope: number }) => number === "12")).toMatchObject({ amount: 70_000 });
  });

  test("differs from a book that says otherwise", async () => {
    const at = await publishWedding(host.product, host.owner);
    const other = await member(at, "see");
    await save(at, { envelope: "9", amount: 50_000 });
    await count(at, "9", 60_000, host.owner);
    expect((await count(at, "9", 60_000, other)).count).toMatchObject({ state: "differs", booked: 50_000 });
    await host.product.asHost(
      "settleGiftCount",
      { invitationId: at.invitationId, envelope: "9", amount: 60_000 },
      other,
    );
    expect((await book(at)).rows).toMatchObject([
      { envelope: "9", amount: 60_000, corrections: 1, name: "Pak Hadi" },
    ]);
  });
});
