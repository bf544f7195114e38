import { unpackGiftRows } from "@janur/domain/gift/gift-row";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { teamRoles } from "@janur/domain/team/team";
import { paths } from "@janur/domain/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { readSheet } from "read-excel-file/node";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { newDoorId } from "../../../../tests/harness/door.ts";
import { weddingWithAccounts } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { eraseGifts } from "../../lifecycle/erasure/erase-gifts.ts";
import { db } from "../../platform/google/firestore.ts";
import { giftBook } from "../../../../tests/harness/gifts.ts";

const host = useHost();
const { save, trySave, book, count, member } = giftBook(host);
let feast: Wedding;
beforeAll(async () => {
  feast = await publishWedding(host.product, host.owner);
});

describe("a transfer that a guest declares", () => {
  const declare = (at: Wedding, token: string | null, change: object = {}, sender = freshSender()) =>
    host.product.callGuest(
      "declareGift",
      {
        ...{ invitationId: at.invitationId, slug: at.slug, token, proof: "", key: newKey() },
        gift: { name: "Orang lain", amount: 700_000, note: "" },
        ...change,
      },
      sender,
    );

  test("waits for the family, is one however often it is sent, and bears the guest's own name", async () => {
    const at = await publishWedding(host.product, host.owner, weddingWithAccounts());
    const guest = await inviteGuest(host.product, host.owner, at);
    const key = newKey();
    for (let time = 0; time < 2; time += 1)
      expect((await declare(at, guest.token, { key })).text).toBe('{"result":{}}');
    const [row] = (await book(at)).rows;
    expect(row).toMatchObject({ state: "declared", kind: "transfer", guest: guest.guestId, amount: 700_000 });
    expect(row?.name).toContain("Hadi");
    const ref = { invitationId: at.invitationId, giftId: row?.id ?? "" };
    await host.product.asHost("confirmGift", { ...ref, state: "confirmed" }, host.owner);
    expect((await book(at)).rows).toMatchObject([{ state: "confirmed", corrections: 1 }]);
  });

  test("takes no more than a family's network sends", async () => {
    const at = await publishWedding(host.product, host.owner, weddingWithAccounts());
    const sender = freshSender();
    const answers = [];
    for (let time = 0; time <= giftLimits.declared.sender.count; time += 1)
      answers.push((await declare(at, null, {}, sender)).refusal);
    expect(answers.at(-2)).toBeNull();
    expect(answers.at(-1)).toBe("limit/too-many-requests");
  });
});

describe("who sees what", () => {
  test.each(teamRoles.filter((role) => role !== "owner"))(
    "a %s nothing, until the owner names them",
    async (role) => {
      const account = await newAccount(role);
      await joinTeam(feast.invitationId, account.uid, role);
      const { invitationId } = feast;
      const list = () => host.product.callHost("listGifts", { invitationId, since: null }, account);
      expect((await list()).refusal).toBe("team/not-allowed");
      await host.product.asHost("nameForGifts", { invitationId, uid: account.uid, right: "see" }, host.owner);
      expect((await list()).refusal).toBeNull();
      await host.product.asHost("nameForGifts", { invitationId, uid: account.uid, right: null }, host.owner);
      expect((await list()).refusal).toBe("team/not-allowed");
    },
  );

  test("who keeps the book sees their own entries, and no totals, file, history or memory", async () => {
    const at = await publishWedding(host.product, host.owner);
    const keeper = await member(at, "keep", "editor");
    const hidden = await save(at, { amount: 987_654_000, name: "Rahasia" });
    const own = await save(at, { amount: 20_000 }, { by: keeper });
    expect((await book(at, keeper)).rows).toEqual([own]);
    const { invitationId } = at;
    const ref = { invitationId, giftId: hidden.id };
    for (const [name, input, refusal] of [
      ["exportGifts", { invitationId, format: "csv", language: "id" }, "team/not-allowed"],
      ["giftHistory", ref, "team/not-allowed"],
      ["markThanked", { invitationId, giftIds: [hidden.id], isThanked: true }, "team/not-allowed"],
      ["confirmGift", { ...ref, state: "confirmed" }, "team/not-allowed"],
      ["removeGift", { ...ref, isRemoved: true }, "gift/not-found"],
      ["giftPhoto", ref, "gift/not-found"],
    ] as const)
      expect((await host.product.callHost(name, input, keeper)).refusal, name).toBe(refusal);
    expect((await trySave(at, {}, { giftId: hidden.id, revision: 1, by: keeper })).refusal).toBe(
      "gift/not-found",
    );
    expect((await host.product.asHost("giftMemory", {}, keeper)).events).toEqual([]);
  });

  test("with the next owner nobody else sees gifts, not who handed the invitation over nor whom they had named", async () => {
    const at = await publishWedding(host.product, host.owner);
    const next = await member(at, "see");
    const [seer, keeper] = [await member(at, "see"), await member(at, "keep", "editor")];
    await host.product.asHost(
      "transferOwnership",
      { invitationId: at.invitationId, uid: next.uid },
      host.owner,
    );
    const list = { invitationId: at.invitationId, since: null };
    for (const account of [host.owner, seer, keeper])
      expect((await host.product.callHost("listGifts", list, account)).refusal).toBe("team/not-allowed");
    expect((await host.product.callHost("listGifts", list, next)).refusal).toBeNull();
  });
});

describe("the book as a file", () => {
  test("comes as a workbook and as CSV, and nothing in it is a formula", async () => {
    const at = await publishWedding(host.product, host.owner);
    await save(at, { envelope: "1", name: "=1+1", through: "Bu RT", amount: 1_500_000 });
    const file = async (format: "csv" | "xlsx") => {
      const input = { invitationId: at.invitationId, format, language: "id" as const };
      return Buffer.from((await host.product.asHost("exportGifts", input, host.owner)).bytes, "base64");
    };
    const [, line] = await readSheet(await file("xlsx"));
    expect(line?.slice(0, 5)).toEqual(["1", "=1+1", "Bu RT", "Amplop", 1_500_000]);
    expect((await file("csv")).toString()).toContain('1,"\'=1+1",Bu RT,Amplop,1500000,Dicatat');
  });
});

describe("whoever goes", () => {
  test("leaves what they gave without a name, in the packed book as well", async () => {
    const at = await publishWedding(host.product, host.owner);
    const [first, second] = [
      await inviteGuest(host.product, host.owner, at, { name: "Sutrisno" }),
      await inviteGuest(host.product, host.owner, at, { name: "Wartini" }),
    ];
    for (let number = 1; number <= giftLimits.unpacked; number += 1)
      await save(at, { envelope: String(number) });
    await save(at, { name: "Bapak Sutrisno", guest: first.guestId, note: "Sutrisno sendiri" });
    await save(at, { name: "Ibu Wartini", guest: second.guestId, through: "Sutrisno" });
    await book(at);
    const packed = async () =>
      JSON.stringify(
        (await db().collection(paths.giftIndex(at.invitationId)).get()).docs.map((found) => found.data()),
      );
    expect(await packed()).toContain("Sutrisno");
    expect(await packed()).toContain("Wartini");
    await host.product.asGuest("forgetMe", {
      invitationId: at.invitationId,
      slug: at.slug,
      token: first.token,
    });
    await host.product.asHost(
      "deleteGuests",
      { invitationId: at.invitationId, guestIds: [second.guestId] },
      host.owner,
    );
    expect(await packed()).not.toMatch(/Sutrisno|Wartini/);
    const { rows } = await book(at);
    expect(JSON.stringify(rows)).not.toMatch(/Sutrisno|Wartini/);
    expect(rows).toHaveLength(giftLimits.unpacked + 2);
    expect(rows.filter(({ name }) => name === "")).toMatchObject([{ amount: 500_000 }, { amount: 500_000 }]);
  }, 120_000);

  test("gives what they gave to the one whom they became", async () => {
    const at = await publishWedding(host.product, host.owner);
    const [kept, gone] = [
      await inviteGuest(host.product, host.owner, at),
      await inviteGuest(host.product, host.owner, at),
    ];
    await save(at, { guest: gone.guestId });
    await host.product.asHost(
      "mergeGuests",
      { invitationId: at.invitationId, keptId: kept.guestId, goneId: gone.guestId },
      host.owner,
    );
    expect((await book(at)).rows).toMatchObject([{ guest: kept.guestId }]);
  });

  test("is named nowhere in a book of others once their account is erased", async () => {
    const at = await publishWedding(host.product, host.owner);
    const other = await member(at, "see");
    const { id } = await save(at, { envelope: "1" }, { by: other });
    await save(at, { envelope: "1", amount: 1 }, { giftId: id, revision: 1, by: other });
    await count(at, "2", 5_000, other);
    await eraseGifts({ uid: other.uid, email: null, choices: [] }, new Date());
    const all = await db().collection(paths.gifts(at.invitationId)).get();
    expect(JSON.stringify(all.docs.map((found) => found.data()))).not.toContain(other.uid);
    expect((await book(at)).rows).toMatchObject([{ amount: 1, by: "", uid: null }]);
    expect((await db().collection(paths.giftCounts(at.invitationId)).get()).size).toBe(0);
  });
});

describe("the memory of an account", () => {
  test("knows what was given at all events of the account's, and what they gave", async () => {
    const owner = await newAccount("Ratna");
    const [first, second] = [
      await publishWedding(host.product, owner),
      await publishWedding(host.product, owner),
    ];
    await save(first, { name: "Keluarga Pak Hadi", amount: 500_000 }, { by: owner });
    await save(second, { name: "Keluarga Pak Hadi", amount: 750_000 }, { by: owner });
    const gift = {
      id: newDoorId(),
      name: "Pak Hadi",
      kind: "envelope" as const,
      amount: 300_000,
      occasion: "Nikahan Sinta",
      date: "2026-05-02",
      note: "",
    };
    await host.product.asHost("saveGivenGift", { id: gift.id, gift }, owner);
    const memory = await host.product.asHost("giftMemory", {}, owner);
    const amounts = memory.events.flatMap(({ rows }) => unpackGiftRows(rows)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([500_000, 750_000]);
    expect(memory.given).toEqual([gift]);
    await host.product.asHost("saveGivenGift", { id: gift.id, gift: null }, owner);
    expect((await host.product.asHost("giftMemory", {}, owner)).given).toEqual([]);
    expect((await stored.profile(owner.uid))?.invitations).toHaveLength(2);
  });
});
