import { randomBytes, randomInt } from "node:crypto";
import { teamChatId } from "@janur/domain/chat/chat";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { accessTable } from "../../../../tests/rules/access-table.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { giftBook } from "../../../../tests/harness/gifts.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import {
  guestInput,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { samplePicture } from "../../../../tests/harness/samples/sample-pictures.ts";
import { filesUnder } from "../../platform/google/bucket.ts";
import { accountTables, invitationTables, leftOut } from "./export-tables.ts";
import { exportJobDocument, exportsUnder } from "../../store/export-job-document.ts";
import { makeExport } from "./make-export.ts";

/* Copies without the queue: nothing but this file works on them. */

let product: Product;
beforeAll(async () => {
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
});

const later = (ms: number) => () => new Date(Date.now() + ms);
const now = later(0);

async function guestOf(owner: Account, { invitationId }: Wedding, name: string): Promise<void> {
  const contact = { phone: "+6281234567890", email: null };
  const guest = { ...guestInput, name };
  await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner);
}

/** Fetches the copy as the browser does. */
async function fetched(account: Account): Promise<Record<string, string>> {
  const pieces: Buffer[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const piece = await product.asHost("readMyExport", { offset }, account);
    const bytes = Buffer.from(piece.bytes, "base64");
    pieces.push(bytes);
    offset += bytes.length;
    total = piece.total;
  }
  const files = unzipSync(Buffer.concat(pieces));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const state = async ({ uid }: Account) => (await exportJobDocument(uid).get()).data()?.state;
const named = z.array(z.looseObject({ name: z.string() }));
const namesIn = (json: string | undefined) => named.parse(JSON.parse(json ?? "")).map(({ name }) => name);

/** A host with an invitation of their own and one of somebody else's, in which they may read little. */
async function host() {
  const [account, other] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
  const [own, foreign] = await Promise.all([
    publishWedding(product, account),
    publishWedding(product, other),
  ]);
  await joinTeam(foreign.invitationId, account.uid, "viewer");
  await guestOf(account, own, "=SUM(A1:A9)");
  await guestOf(other, foreign, "Wati");
  return { account, own, foreign };
}

describe("a copy of one's data", () => {
  test("holds everything that is mine, and of others what my role may read", async () => {
    const { account, own, foreign } = await host();
    const said = async ({ invitationId, slug }: Wedding, text: string) => {
      const id = documentIdFromBytes(randomBytes(20));
      const asked = { invitationId, slug, token: null, thread: null, name: "Udin", id, text };
      await product.asGuest("askHost", asked);
    };
    await said(own, "Parkir di mana?");
    await said(own, "Ada mushola?");
    await said(foreign, "Bukan untuk penonton");
    const picture = (await samplePicture(40, 30).jpeg().toBuffer()).toString("base64");
    const shown = documentIdFromBytes(randomBytes(20));
    const chats = [own, foreign].map(({ invitationId }) => teamChatId(invitationId));
    for (const chatId of chats)
      await product.asHost("sendChatPicture", { chatId, id: shown, picture }, account);
    const [ownChat] = chats;
    const latest = "0".repeat(20);
    await product.asHost("sendChatPicture", { chatId: ownChat ?? "", id: latest, picture }, account);
    await product.asHost("exportMyData", {}, account);
    expect(await state(account)).toBe("asked");
    await makeExport(account.uid, now);
    expect(await state(account)).toBe("ready");
    const files = await fetched(account);
    const mine = `invitations/${own.slug}`;
    const theirs = `invitations/${foreign.slug}`;
    expect(files["README.txt"]).toContain("Salinan data Anda");
    expect(namesIn(files[`${mine}/guests.json`])).toEqual(["=SUM(A1:A9)"]);
    expect(files[`${mine}/guests.csv`]).toContain(`Bapak,"'=SUM(A1:A9)"`);
    expect(files[`${mine}/contacts.csv`]).toContain("'+6281234567890");
    expect(files[`${mine}/draft.json`]).toContain('"sections"');
    const threads = z
      .array(z.looseObject({ $parent: z.string(), text: z.string() }))
      .parse(JSON.parse(files[`${mine}/guests-chats.json`] ?? ""));
    expect(threads.map(({ text }) => text).sort()).toEqual(["Ada mushola?", "Parkir di mana?"]);
    // A conversation reads in the order in which it was had, whatever its messages are called.
    const talk = z
      .array(z.looseObject({ $id: z.string() }))
      .parse(JSON.parse(files[`${mine}/team-chat.json`] ?? ""));
    expect(talk.map(({ $id }) => $id)).toEqual([shown, latest]);
    expect(new Set(threads.map(({ $parent }) => $parent)).size).toBe(2);
    expect(files["account/profile.json"]).toContain(account.email);
    expect(namesIn(files[`${theirs}/guests.json`])).toEqual(["Wati"]);
    for (const folder of [mine, theirs])
      expect(files[`${folder}/team-chat/${shown}.webp`]?.slice(0, 4)).toBe("RIFF");
    expect(
      Object.keys(files)
        .filter((name) => name.startsWith(theirs) && !name.endsWith(".webp"))
        .sort(),
    ).toEqual(
      invitationTables
        .filter(({ roles }) => roles.includes("viewer"))
        .flatMap(({ name, columns }) => [
          ...(columns === undefined ? [] : [`${theirs}/${name}.csv`]),
          `${theirs}/${name}.json`,
        ])
        .sort(),
    );
    // Nothing but the finished copy is kept, and nobody else is given it.
    expect(await filesUnder(exportsUnder(account.uid))).toHaveLength(1);
    const stranger = await newAccount("Orang lain");
    expect((await product.callHost("readMyExport", { offset: 0 }, stranger)).refusal).toBe(
      "export/not-ready",
    );
    // It is forgotten when its time is over.
    await makeExport(account.uid, later(limits.export.keptMs + 60_000));
    expect(await state(account)).toBeUndefined();
    expect(await filesUnder(exportsUnder(account.uid))).toEqual([]);
    expect((await product.callHost("readMyExport", { offset: 0 }, account)).refusal).toBe("export/not-ready");
  }, 90_000);

  test("holds the book of gifts for its owner, and for nobody whom they named", async () => {
    const owner = await newAccount("Rani");
    const at = await publishWedding(product, owner);
    const book = giftBook({ product, owner });
    const [seer, keeper] = [await book.member(at, "see", "editor"), await book.member(at, "keep")];
    await book.save(at, { name: "Pak Kenari", amount: 87_654_321 });
    await book.save(at, { name: "Bu Kenari", amount: 76_543_210 }, { by: keeper });
    const copyOf = async (account: Account) => {
      await product.asHost("exportMyData", {}, account);
      await makeExport(account.uid, now);
      return fetched(account);
    };
    const own = await copyOf(owner);
    const folder = `invitations/${at.slug}`;
    expect(namesIn(own[`${folder}/gifts.json`]).sort()).toEqual(["Bu Kenari", "Pak Kenari"]);
    for (const amount of ["87654321", "76543210"]) expect(own[`${folder}/gifts.csv`]).toContain(amount);
    for (const account of [seer, keeper]) {
      const files = await copyOf(account);
      expect(files[`${folder}/invitation.json`]).toContain(at.invitationId);
      expect(Object.keys(files).filter((name) => name.startsWith(`${folder}/gift`))).toEqual([]);
      expect(JSON.stringify(files)).not.toMatch(/87654321|76543210|Kenari/);
    }
  }, 90_000);

  test("is the same though the work was killed at twenty random points (T5)", async () => {
    const { account } = await host();
    await product.asHost("exportMyData", {}, account);
    let at = 0;
    for (let kill = 0; kill < 20 && (await state(account)) !== "ready"; kill += 1) {
      await killedAfter(randomInt(1, 14), () => makeExport(account.uid, later(at)));
      at += limits.job.leaseMs + 1;
    }
    if ((await state(account)) !== "ready") await makeExport(account.uid, later(at));
    const killed = await fetched(account);
    await exportJobDocument(account.uid).delete();
    await product.asHost("exportMyData", {}, account);
    await makeExport(account.uid, now);
    expect(await fetched(account)).toEqual(killed);
  }, 120_000);

  test("is one at a time and so many a day", async () => {
    const account = await newAccount("Rani");
    const ask = () => product.callHost("exportMyData", {}, account);
    await Promise.all([ask(), ask(), ask()]);
    await exportJobDocument(account.uid).delete();
    const refusals: (string | null)[] = [];
    for (let more = 0; more <= limits.export.rate.count; more += 1) {
      refusals.push((await ask()).refusal);
      await exportJobDocument(account.uid).delete();
    }
    expect(refusals.at(-1)).toBe("limit/too-many-requests");
  });

  test("ends as failed when it fails again and again, and may be asked for anew", async () => {
    const account = await newAccount("Rani");
    await product.asHost("exportMyData", {}, account);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no files")));
    try {
      for (let attempt = 0; attempt < limits.export.attempts; attempt += 1)
        await makeExport(account.uid, later(attempt * (limits.job.pauseMs + 1_000)));
    } finally {
      vi.unstubAllGlobals();
    }
    expect(await state(account)).toBe("failed");
    await product.asHost("exportMyData", {}, account);
    expect(await state(account)).toBe("asked");
  });
});

describe("the tables of a copy", () => {
  const tables = [...accountTables, ...invitationTables];

  test.each(Object.keys(accessTable))("say what is taken of %s", (collection) => {
    expect([...tables.map((table) => table.collection), ...Object.keys(leftOut)]).toContain(collection);
  });

  test.each(invitationTables)("$name is for no role that the rules do not let read it", (table) => {
    // Of chats the table of the rules shows one kind.
    if (table.collection === "chats/*/messages") return;
    const { get = [], list = get } = accessTable[table.collection] ?? {};
    // No rule lets anybody read the book of gifts: operations tell it to its owner.
    const told = table.collection.startsWith("invitations/*/gift") ? ["owner"] : [];
    const readers: readonly string[] = [...(table.name === "invitation" ? get : list), ...told];
    expect(table.roles.filter((role) => !readers.includes(role))).toEqual([]);
  });
});
