import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../harness/accounts.ts";
import { stored } from "../harness/documents.ts";
import { fieldOf, makePass } from "../harness/passes.ts";
import {
  draftWedding,
  freshSender,
  guestInput,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../harness/product.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  ({ token } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] }));
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));
const given = (link = token) => ({ sender: { kind: "pass" as const, id: link.split(".")[0] ?? "" } });
const sendingOf = async (id: string) => (await stored.guest(wedding.invitationId, id))?.sending;

async function addGuest(change: Partial<GuestInput>, phone: string | null = null) {
  const { invitationId } = wedding;
  const guest = { ...guestInput, ...change };
  const contact = { ...noContact, phone };
  return (await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner)).guestId;
}

const queue = async (guestId: string | null = null, link = token) => {
  const call = { token: link, language: "id", proof: "", guestId };
  return fieldOf((await product.callGuest("helperQueue", call, freshSender())).result, "html");
};
const mark = (guestId: string, word: string, markId = newId()) =>
  product.callGuest(
    "helperMark",
    { token, language: "id", proof: "", guestId, markId, mark: word },
    freshSender(),
  );

describe("a helper who sends", () => {
  test("sees her own guests and nobody else's, and no number but the one she sends to", async () => {
    const own = await addGuest({ ...given(), name: "Tuti Handayani" }, "+6281234567890");
    await addGuest({ ...given(), name: "Wulan" }, "+6281111111111");
    const others = await addGuest({ name: "Rahasia Keluarga" }, "+6281999999999");
    const html = await queue(own);
    expect(html).toContain("Tuti Handayani");
    expect(html).toContain("Wulan");
    expect(html).toContain("Ini Bude Sri.");
    for (const secret of ["Rahasia", "81111111111", "81999999999"]) expect(html).not.toContain(secret);
    // Whom she may not send to is not hers by asking for it either.
    expect(await queue(others)).not.toContain("Rahasia");
  });

  test("marks in her name, and takes it back", async () => {
    const id = await addGuest({ ...given(), name: "Aan" });
    expect(fieldOf((await mark(id, "handed")).result, "html")).toContain("Sudah terkirim ke");
    expect(await sendingOf(id)).toMatchObject({ state: "handed", by: "Bude Sri" });
    const markId = newId();
    expect(fieldOf((await mark(id, "sent", markId)).result, "html")).toContain(`data-id="${markId}"`);
    expect(await sendingOf(id)).toMatchObject({ state: "sent" });
    await mark(id, "undo", markId);
    expect(await sendingOf(id)).toMatchObject({ state: "handed" });
    await mark(id, "wrong-number");
    expect(await sendingOf(id)).toMatchObject({ state: "unsent", problem: "wrong-number" });
  });

  test("touches nobody else's guests, nor those of another helper", async () => {
    const { token: another } = await makePass(product, owner, wedding, { scopes: ["sendInvitations"] });
    const [nobodys, hers] = await Promise.all([addGuest({}), addGuest(given(another))]);
    for (const id of [nobodys, hers, newId()]) {
      expect((await mark(id, "sent")).refusal).toBe("guest/not-found");
      expect((await mark(id, "undo")).refusal).toBe("guest/not-found");
    }
    expect(await sendingOf(hers)).toMatchObject({ state: "unsent" });
  });

  test("needs the task among hers", async () => {
    const { token: programme } = await makePass(product, owner, wedding);
    const call = { token: programme, language: "id", proof: "", guestId: null };
    expect((await product.callGuest("helperQueue", call, freshSender())).refusal).toBe("pass/not-allowed");
  });

  test("is told to wait until something is published", async () => {
    const draft = await draftWedding(product, owner);
    const { token: early } = await makePass(product, owner, draft, { scopes: ["sendInvitations"] });
    expect(await queue(null, early)).toContain("belum diterbitkan");
  });
});
