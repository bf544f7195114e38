import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { unsent } from "@janur/domain/guest/sending";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import {
  guestInput,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { makeScreenPass } from "../../../../tests/harness/screen.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { passDocument } from "../../store/pass-documents.ts";

let product: Product;
let owner: Account;
let invitationId: string;
let feast: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  feast = await publishWedding(product, owner);
  ({ invitationId } = feast);
});
afterAll(() => product.close());

async function add(change: Partial<GuestInput>, contact = noContact): Promise<string> {
  const guest = { ...guestInput, ...change };
  return (await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner)).guestId;
}

async function answer(guestId: string, adults: number): Promise<void> {
  const said = {
    ceremonies: { resepsi: adults > 0 ? ("yes" as const) : ("no" as const) },
    adults,
    children: 0,
    companions: [],
    note: "",
    representedBy: "",
    questions: {},
  };
  await product.asHost(
    "recordAnswer",
    { invitationId, guestId, basedOn: 0, key: newKey(), answer: said },
    owner,
  );
}

const opened = (at: string) => ({ firstAt: new Date(at), lastAt: new Date(at) });

test("two entries of one guest become one that has both histories", async () => {
  const kept = await add({
    name: "Hadi Wiranto",
    honorific: "Bapak",
    group: "",
    seats: 2,
    tags: ["VIP"],
    note: "Teman Ayah",
  });
  const gone = await add(
    { name: "Pak Hadi", group: "Kantor", seats: 4, tags: ["kantor", "VIP"], note: "Datang terlambat" },
    { ...noContact, phone: "+6281234567890" },
  );
  await answer(kept, 1);
  await answer(gone, 3);
  await guestDocument(invitationId, kept).update({ opened: opened("2026-11-20T03:00:00Z") });
  await guestDocument(invitationId, gone).update({ opened: opened("2026-11-19T03:00:00Z") });
  const wish = db().collection(paths.wishes(invitationId)).doc();
  await wish.set({ guestId: gone });
  const proposal = db().collection(paths.proposedGuests(invitationId)).doc();
  await proposal.set({ guestId: gone });

  const call = { invitationId, keptId: kept, goneId: gone };
  expect(await product.asHost("mergeGuests", call, owner)).toEqual({ guestId: kept });
  expect(await stored.guest(invitationId, kept)).toMatchObject({
    name: "Hadi Wiranto",
    honorific: "Bapak",
    group: "Kantor",
    seats: 4,
    tags: ["VIP", "kantor"],
    note: "Teman Ayah\nDatang terlambat",
    linkRevision: 1,
    opened: { firstAt: new Date("2026-11-19T03:00:00Z"), lastAt: new Date("2026-11-20T03:00:00Z") },
    answer: { people: 3, revision: 2 },
    history: [{ people: 1, revision: 1 }],
  });
  expect((await contactDocument(invitationId, kept).get()).data()).toMatchObject({ phone: "+6281234567890" });
  expect((await guestDocument(invitationId, gone).get()).exists).toBe(false);
  expect((await contactDocument(invitationId, gone).get()).exists).toBe(false);
  expect((await wish.get()).get("guestId")).toBe(kept);
  expect((await proposal.get()).get("guestId")).toBe(kept);
  await Promise.all([wish.delete(), proposal.delete()]);
  // Sent again, there is nobody left to merge.
  expect(await product.callHost("mergeGuests", call, owner)).toMatchObject({ refusal: "guest/not-found" });
});

test("the other entry's number takes the place of one that was missing, and with it what was known of that", async () => {
  const [kept, gone, wrong] = await Promise.all([
    add({ name: "Hadi" }),
    add({ name: "Pak Hadi" }, { ...noContact, phone: "+6281234567890" }),
    add({ name: "H. Hadi" }, { ...noContact, phone: "+6281234567891" }),
  ]);
  const problem = { sending: { ...unsent, problem: "wrong-number" } };
  for (const id of [kept, wrong]) await guestDocument(invitationId, id).update(problem);
  const problemAfter = async (keptId: string, goneId: string) => {
    await product.asHost("mergeGuests", { invitationId, keptId, goneId }, owner);
    return (await stored.guest(invitationId, keptId))?.sending.problem;
  };
  expect(await problemAfter(kept, gone)).toBeNull();
  // Who keeps their own number keeps what is known of it.
  expect(await problemAfter(wrong, kept)).toBe("wrong-number");
});

test("a group's link, one entry alone and people who may not change guests are refused", async () => {
  const [hadi, siti, group] = await Promise.all([
    add({ name: "Hadi" }),
    add({ name: "Siti" }),
    add({ name: "Alumni", kind: "group" }),
  ]);
  const refusal = async (keptId: string, goneId: string, by = owner) =>
    (await product.callHost("mergeGuests", { invitationId, keptId, goneId }, by)).refusal;
  expect(await refusal(hadi, hadi)).toBe("guest/not-found");
  expect(await refusal(hadi, group)).toBe("guest/not-found");
  const sender = await newAccount("Sri");
  await joinTeam(invitationId, sender.uid, "sender");
  expect(await refusal(hadi, siti, sender)).toBe("team/not-allowed");
  expect(await refusal(hadi, siti, await newAccount("Asing"))).toBe("invitation/not-found");
});

test("a screen that passes them over goes on to, and one of another feast hears of nobody", async () => {
  const [kept, gone] = [await add({ name: "Bu Wati" }), await add({ name: "Wati" })];
  const stranger = await newAccount("Orang Lain");
  const theirs = await publishWedding(product, stranger);
  const screens = await Promise.all([
    makeScreenPass(product, owner, feast, { skipped: [gone] }),
    makeScreenPass(product, stranger, theirs, { skipped: [gone] }),
  ]);
  await product.asHost("mergeGuests", { invitationId, keptId: kept, goneId: gone }, owner);
  const skipped = await Promise.all(
    screens.map(async ({ passId }) => (await passDocument(passId).get()).data()?.screen?.skipped),
  );
  expect(skipped).toEqual([[kept], [gone]]);
});
