import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { rowOf } from "@janur/domain/guest/guest-row";
import { sendingQueue, type QueueOwner } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount } from "../harness/accounts.ts";
import { joinTeam, stored } from "../harness/documents.ts";
import { callerOf, importFile, newImport, sampleRows } from "../harness/imports.ts";
import { makePass } from "../harness/passes.ts";
import { freshSender, publishWedding, startProduct, tokenOf, type Product } from "../harness/product.ts";
import { allGuests, answerFor } from "../harness/seats.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));

test("500 guests of a file, sent by three at once, each once; who answers is not reminded", async () => {
  const [owner, dimas] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
  const wedding = await publishWedding(product, owner);
  const { invitationId } = wedding;
  await joinTeam(invitationId, dimas.uid, "sender");
  const { token, passId } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] });
  const file = { invitationId, ...newImport(), rows: sampleRows(500), chunk: 100 };
  await importFile(file, callerOf(owner.uid));
  const ids = (await allGuests(invitationId)).map(({ id }) => id).sort();
  expect(ids).toHaveLength(500);
  const share = async (guestIds: string[], sender: QueueOwner["sender"]) => {
    const change = { sender };
    await product.asHost("changeGuests", { invitationId, changeId: newId(), guestIds, change }, owner);
  };
  await share(ids.slice(200, 400), { kind: "member", id: dimas.uid });
  await share(ids.slice(400), { kind: "pass", id: passId });

  const queueOf = async (sender: QueueOwner["sender"], takesUnassigned: boolean, run: SendingRun) => {
    const rows = (await allGuests(invitationId)).map(rowOf);
    const head = await stored.invitation(invitationId);
    if (head === undefined) throw new Error("no such invitation");
    const owned = { sender, name: "", takesUnassigned };
    return sendingQueue(rows, { run, head, owner: owned, now: new Date(), came: null });
  };
  const bySome = async (guestIds: readonly string[], send: (guestId: string) => Promise<unknown>) => {
    // As a person does: one after another, each said twice because the first answer was lost.
    for (const guestId of guestIds) await send(guestId);
  };
  const mark = (account: typeof owner) => async (guestId: string) => {
    const call = { invitationId, markId: newId(), guestIds: [guestId], run: "invitation" as const };
    await product.asHost("markSent", { ...call, mark: "sent" }, account);
    await product.asHost("markSent", { ...call, mark: "sent" }, account);
  };
  const markAsHelper = (guestId: string) =>
    product.callGuest(
      "helperMark",
      { token, language: "id", proof: "", guestId, markId: newId(), mark: "sent" },
      freshSender(),
    );
  await Promise.all([
    bySome(ids.slice(0, 200), mark(owner)),
    bySome(ids.slice(200, 400), mark(dimas)),
    bySome(ids.slice(400), markAsHelper),
  ]);
  const senders = (await allGuests(invitationId)).map(({ sending }) => `${sending.state} ${sending.by}`);
  expect(senders.filter((said) => said === "sent Rani")).toHaveLength(200);
  expect(senders.filter((said) => said === "sent sender")).toHaveLength(200);
  expect(senders.filter((said) => said === "sent Bude Sri")).toHaveLength(100);

  const answering = ids.slice(0, 50);
  const { links } = await product.asHost("guestLinks", { invitationId, guestIds: answering }, owner);
  for (const { path } of links) await answerFor(product, wedding, tokenOf(path), {});
  const me = { kind: "member" as const, id: owner.uid };
  expect((await queueOf(me, true, "invitation")).waiting).toEqual([]);
  expect((await queueOf(me, true, "reminder")).waiting).toHaveLength(150);
  const all = ids.slice(0, 200);
  await product.asHost(
    "markSent",
    { invitationId, markId: newId(), guestIds: all.slice(50), run: "reminder", mark: "sent" },
    owner,
  );
  expect(await queueOf(me, true, "reminder")).toMatchObject({ waiting: [], done: 150, total: 150 });
});
