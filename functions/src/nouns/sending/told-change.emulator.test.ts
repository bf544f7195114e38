import { randomBytes } from "node:crypto";
import { noContact } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { sendingSamples } from "@janur/domain/sending/sending-samples";
import { expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { moveWedding } from "../../../../tests/harness/move-wedding.ts";
import { guestInput, openWedding, publishWedding } from "../../../../tests/harness/product.ts";

const host = useHost();

test("of two changes each guest is told from what they knew", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const { invitationId, revision } = wedding;
  const add = async () => {
    const contact = { ...noContact, phone: "+6281234567890" };
    const input = { invitationId, guestId: null, guest: guestInput, contact };
    return (await host.product.asHost("saveGuest", input, host.owner)).guestId;
  };
  const [unheard, told] = [await add(), await add()];
  const basedOn = await moveWedding(host, wedding, openWedding(), {
    venue: "Balai Kota",
    basedOn: revision,
  });
  const mark = { run: "change", mark: "sent", markId: documentIdFromBytes(randomBytes(20)) } as const;
  await host.product.asHost("markSent", { invitationId, guestIds: [told], ...mark }, host.owner);
  await moveWedding(host, wedding, openWedding(), { venue: "Pendopo Baru", basedOn });
  expect((await stored.invitation(invitationId))?.toldChange?.before).toMatchObject([{ revision }]);
  const { messages } = await host.product.asHost(
    "prepareSending",
    {
      invitationId,
      guestIds: [unheard, told],
      run: "change",
      language: "id",
      text: sendingSamples.change.formal.id,
    },
    host.owner,
  );
  const textTo = (guestId: string) => messages.find((message) => message.guestId === guestId)?.text;
  for (const guestId of [unheard, told]) expect(textTo(guestId)).toContain("Pendopo Baru");
  expect(textTo(told)).toMatch(/sebelumnya[^)]*Balai Kota/);
  expect(textTo(unheard)).toContain("sebelumnya");
  expect(textTo(unheard)).not.toContain("Balai Kota");
});
