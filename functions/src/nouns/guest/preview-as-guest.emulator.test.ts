import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding } from "../../../../tests/harness/gates.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  tokenOf,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { makePreviewToken } from "../../platform/secrets/guest-token.ts";

/* The family sees the page as a guest does, and leaves no trace of theirs. */

let product: Product;
let owner: Account;
let wedding: Wedding;
let guest: InvitedGuest;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  guest = await inviteGuest(product, owner, wedding);
  token = await look(wedding, guest);
});
afterAll(() => product.close());

async function look({ invitationId }: Wedding, { guestId }: InvitedGuest): Promise<string> {
  const { path } = await product.asHost("previewAsGuest", { invitationId, guestId }, owner);
  return tokenOf(path);
}

const call = (name: string, input: object, { invitationId, slug }: Wedding = wedding) =>
  product.callGuest(name, { invitationId, slug, token, ...input }, freshSender());
const open = { language: "id", isTap: true };

describe("looking as a guest", () => {
  test("shows their page, says that it does, and counts nothing", async () => {
    const before = await stored.guest(wedding.invitationId, guest.guestId);
    const { result } = await call("openLink", open);
    expect(result).toMatchObject({ name: "Bapak Hadi Wiranto & Keluarga", seats: 4 });
    const { rsvpHtml } = result as { rsvpHtml: string };
    expect(rsvpHtml).toContain("Anda melihat undangan ini sebagai Bapak Hadi Wiranto &amp; Keluarga");
    expect(rsvpHtml).toMatch(/<div inert=""[^>]*>.*<form/);
    expect(await stored.guest(wedding.invitationId, guest.guestId)).toEqual(before);
  });

  test.each([
    [
      "submitRsvp",
      {
        language: "id",
        name: "",
        basedOn: 0,
        key: newKey(),
        answer: { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" },
      },
    ],
    ["postWish", { key: newKey(), wish: { name: "Hadi", text: "Selamat" } }],
    ["myData", {}],
    ["forgetMe", {}],
  ])("does not let the family do %s in their name", async (name, input) => {
    expect(await call(name, input)).toMatchObject({ refusal: "link/invalid" });
    expect(await stored.guest(wedding.invitationId, guest.guestId)).toMatchObject({
      opened: null,
      answer: null,
    });
  });

  test("opens a page that is closed to everybody, and its wall", async () => {
    const closed = await publishWedding(product, owner, gatedWedding());
    await changeSettings(product, owner, closed, { access: "guests" });
    const invited = await inviteGuest(product, owner, closed, { ceremonies: ["malam"] });
    const own = await look(closed, invited);
    expect(await call("openLink", { ...open, token: own }, closed)).toMatchObject({ refusal: null });
    expect(await call("readWishes", { token: own, after: null }, closed)).toMatchObject({ refusal: null });
    expect(await call("openLink", { ...open, token }, closed)).toMatchObject({ refusal: "link/invalid" });
  });

  test("ends by itself, and with the guest's link", async () => {
    const { invitationId } = wedding;
    const old = new Date(Date.now() - 2 * limits.guest.lookMs);
    const over = makePreviewToken(invitationId, guest.guestId, 1, old);
    expect(await call("openLink", { ...open, token: over })).toMatchObject({ refusal: "link/invalid" });
    const other = await inviteGuest(product, owner, wedding);
    const own = await look(wedding, other);
    await product.asHost("rotateGuestLink", { invitationId, guestId: other.guestId }, owner);
    expect(await call("openLink", { ...open, token: own })).toMatchObject({ refusal: "link/invalid" });
  });
});
