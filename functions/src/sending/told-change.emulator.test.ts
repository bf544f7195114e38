import { randomBytes } from "node:crypto";
import { noContact } from "@janur/domain/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { sendingSamples } from "@janur/domain/sending-samples";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../harness/accounts.ts";
import { stored } from "../harness/documents.ts";
import { moveWedding } from "../harness/move-wedding.ts";
import { guestInput, openWedding, publishWedding, startProduct, type Product } from "../harness/product.ts";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

test("of two changes each guest is told from what she knew", async () => {
  const wedding = await publishWedding(product, owner);
  const { invitationId, revision } = wedding;
  const add = async () => {
    const contact = { ...noContact, phone: "+6281234567890" };
    const input = { invitationId, guestId: null, guest: guestInput, contact };
    return (await product.asHost("saveGuest", input, owner)).guestId;
  };
  const [unheard, told] = [await add(), await add()];
  const basedOn = await moveWedding({ product, owner }, wedding, openWedding(), {
    venue: "Balai Kota",
    basedOn: revision,
  });
  const mark = { run: "change", mark: "sent", markId: documentIdFromBytes(randomBytes(20)) } as const;
  await product.asHost("markSent", { invitationId, guestIds: [told], ...mark }, owner);
  await moveWedding({ product, owner }, wedding, openWedding(), { venue: "Pendopo Baru", basedOn });
  expect((await stored.invitation(invitationId))?.toldChange?.before).toMatchObject([{ revision }]);
  const { messages } = await product.asHost(
    "prepareSending",
    {
      invitationId,
      guestIds: [unheard, told],
      run: "change",
      language: "id",
      text: sendingSamples.change.formal.id,
    },
    owner,
  );
  const textTo = (guestId: string) => messages.find((message) => message.guestId === guestId)?.text;
  for (const guestId of [unheard, told]) expect(textTo(guestId)).toContain("Pendopo Baru");
  expect(textTo(told)).toMatch(/sebelumnya[^)]*Balai Kota/);
  expect(textTo(unheard)).toContain("sebelumnya");
  expect(textTo(unheard)).not.toContain("Balai Kota");
});
