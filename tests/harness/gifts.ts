import type { GiftInput } from "@janur/domain/gift/gift";
import { unpackGiftRows, type GiftRow } from "@janur/domain/gift/gift-row";
import { newAccount, type Account } from "./accounts.ts";
import { joinTeam } from "./documents.ts";
import { newDoorId } from "./door.ts";
import { type Product, type Wedding } from "./product.ts";

/** What most entries are. */
export const envelope: GiftInput = {
  ...{
    kind: "envelope",
    guest: null,
    name: "Pak Hadi",
    through: "",
    envelope: "",
    amount: 500_000,
    note: "",
  },
};
interface Saving {
  giftId?: string;
  revision?: number | null;
  isDouble?: boolean;
  by?: Account;
}

/** What a family does with its book of gifts, by the calls that its screens make. */
export function giftBook(host: { readonly product: Product; readonly owner: Account }) {
  function call(
    at: Wedding,
    change: Partial<GiftInput>,
    { giftId, revision = null, isDouble = false, by }: Saving = {},
  ) {
    const input = { invitationId: at.invitationId, giftId: giftId ?? newDoorId(), revision, isDouble };
    return { input: { ...input, gift: { ...envelope, ...change } }, by: by ?? host.owner };
  }
  async function save(at: Wedding, change: Partial<GiftInput>, saving: Saving = {}): Promise<GiftRow> {
    const { input, by } = call(at, change, saving);
    const { rows } = await host.product.asHost("saveGift", input, by);
    const [row] = unpackGiftRows(rows);
    if (row === undefined) throw new Error("nothing was saved");
    return row;
  }
  async function trySave(at: Wedding, change: Partial<GiftInput>, saving: Saving = {}) {
    const { input, by } = call(at, change, saving);
    return host.product.callHost("saveGift", input, by);
  }
  async function book({ invitationId }: Wedding, by = host.owner, since: number | null = null) {
    const { rows, cursor } = await host.product.asHost("listGifts", { invitationId, since }, by);
    return { rows: unpackGiftRows(rows), cursor };
  }
  const count = (at: Wedding, number: string, amount: number, by: Account) =>
    host.product.asHost("countGift", { invitationId: at.invitationId, envelope: number, amount }, by);
  async function member(at: Wedding, right: "keep" | "see" | null, role: "editor" | "viewer" = "viewer") {
    const account = await newAccount(right ?? "tanpa");
    await joinTeam(at.invitationId, account.uid, role);
    if (right !== null)
      await host.product.asHost(
        "nameForGifts",
        { invitationId: at.invitationId, uid: account.uid, right },
        host.owner,
      );
    return account;
  }
  return { call, save, trySave, book, count, member };
}
