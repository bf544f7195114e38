import type { SideTexts, SendingTemplate } from "@janur/domain/sending/sending-template";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { describe, expect, test } from "vitest";
import { newAccount, withVerifiedEmail } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { bothWorded, useFeast } from "../../../../tests/harness/feast.ts";
import { newAddress, newId, useGuestMails } from "../../../../tests/harness/mail/guest-mails.ts";
import { fieldOf, makePass } from "../../../../tests/harness/passes.ts";
import { draftWedding, freshSender, guestInput, type Wedding } from "../../../../tests/harness/product.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";

/* One list of guests, and the words that each family sends. */

const { host, call, feast } = useFeast();
const mails = useGuestMails();

const text = "Halo {nama}: {tautan}";
const sides: SideTexts = {
  groom: { id: "Nuwun {nama}: {tautan}", en: "" },
  bride: { id: "Sampurasun {nama}: {tautan}", en: "Dear {name}: {link}" },
};
const template = (change: Partial<SendingTemplate> = {}): SendingTemplate => ({
  ...{ id: newId(), name: "Keluarga", kind: "invitation", voice: "formal" },
  ...{ text: { id: text, en: "Hello {name}: {link}" }, sides },
  ...change,
});

async function addGuest({ invitationId }: Wedding, change: Partial<GuestInput>) {
  const guest = { ...guestInput, name: "Hadi", ...change };
  const input = { invitationId, guestId: null, guest, contact: noContact };
  return (await host.product.asHost("saveGuest", input, host.owner)).guestId;
}

const guestsOf = (wedding: Wedding) =>
  Promise.all([null, "groom" as const, "bride" as const].map((side) => addGuest(wedding, { side })));

/** How each message begins. */
async function prepared({ invitationId }: Wedding, guestIds: string[], change: object = {}) {
  const words = { run: "invitation" as const, language: "id" as const, text, sides, ...change };
  const { messages } = await host.product.asHost(
    "prepareSending",
    { invitationId, guestIds, ...words },
    host.owner,
  );
  return guestIds.map((id) => messages.find(({ guestId }) => guestId === id)?.text.split(":")[0]);
}

describe("messages", () => {
  test("have the words of the guest's family, the common ones where it has none", async () => {
    const wedding = await feast();
    const guests = await guestsOf(wedding);
    expect(await prepared(wedding, guests)).toEqual(["Halo Hadi", "Nuwun Hadi", "Sampurasun Hadi"]);
    const inEnglish = { language: "en", text: "Hello {name}: {link}" };
    expect(await prepared(wedding, guests, inEnglish)).toEqual(["Hello Hadi", "Hello Hadi", "Dear Hadi"]);
    for (const run of ["reminder", "thanks"])
      expect(await prepared(wedding, guests, { run })).toEqual([
        "Halo Hadi",
        "Nuwun Hadi",
        "Sampurasun Hadi",
      ]);
    expect(await prepared(wedding, guests, { sides: {} })).toEqual(Array(3).fill("Halo Hadi"));
  });

  test("have them as long as guests see that family's version", async () => {
    const wedding = await draftWedding(host.product, host.owner, bothWorded());
    const { invitationId, revision } = wedding;
    await call.publish(invitationId, revision);
    const [, groom] = await guestsOf(wedding);
    if (groom === undefined) throw new Error("no guest");
    await call.add(invitationId, "groom");
    expect(await prepared(wedding, [groom])).toEqual(["Halo Hadi"]);
    await call.publish(invitationId, revision);
    expect(await prepared(wedding, [groom])).toEqual(["Nuwun Hadi"]);
    await call.remove(invitationId, "groom");
    expect(await prepared(wedding, [groom])).toEqual(["Halo Hadi"]);
  });

  test("are refused by name where a family's cannot be sent", async () => {
    const { invitationId } = await feast();
    const refused = (name: string, more: object = {}) => {
      const wrong = { groom: { id: "Nuwun {nama}", en: "" } };
      const words = { run: "invitation", language: "id", text, sides: wrong, guestIds: [newId()] };
      return host.product.callHost(name, { invitationId, ...words, ...more }, host.owner);
    };
    const because = { refusal: "input/invalid", params: { fields: ["sides.groom.id"] } };
    expect(await refused("prepareSending")).toMatchObject(because);
    expect(
      await refused("sendMails", { sendingId: newId(), subject: "Undangan", takesReplies: false }),
    ).toMatchObject(because);
  });

  test("are e-mails too", async () => {
    const { wedding } = mails;
    const { invitationId, revision } = wedding;
    const added = { invitationId, side: "bride" as const, slug: `${wedding.slug}-w` };
    await mails.product.asHost("addSide", added, mails.owner);
    await mails.product.asHost("publishInvitation", { invitationId, revision }, mails.owner);
    const [all, bride] = await Promise.all([
      mails.addGuest(),
      mails.addGuest({ side: "bride" }, newAddress()),
    ]);
    await mails.product.asHost("sendMails", mails.sending([all.id, bride.id], { text, sides }), mails.owner);
    for (const [{ id, email }, word, slug] of [
      [all, "Halo", wedding.slug],
      [bride, "Sampurasun", added.slug],
    ] as const) {
      await handOverMail(await mails.mailOf(id), () => new Date());
      const [mail] = mails.arrivedAt(email);
      expect(mail?.text).toContain(`${word} Hadi`);
      // The way out looks like the page that they know.
      expect(mail?.html).toContain(`/event/${slug}/berhenti?`);
    }
  });

  test("are a helper's too, by the first text that the family keeps", async () => {
    const wedding = await feast();
    const { invitationId } = wedding;
    await host.product.asHost("saveSendingTemplate", { invitationId, template: template() }, host.owner);
    for (const [side, word] of [
      [null, "Halo Hadi"],
      ["groom", "Nuwun Hadi"],
    ] as const) {
      const { token } = await makePass(host.product, host.owner, wedding, { scopes: ["sendInvitations"] });
      const sender = { kind: "pass" as const, id: token.split(".")[0] ?? "" };
      await addGuest(wedding, { side, sender });
      const asked = { token, language: "id", proof: "", guestId: null };
      const { result } = await host.product.callGuest("helperQueue", asked, freshSender());
      expect(fieldOf(result, "html")).toContain(word);
    }
  });
});

describe("a text with words of families", () => {
  const save = (invitationId: string, saved: SendingTemplate, by = host.owner) =>
    host.product.callHost("saveSendingTemplate", { invitationId, template: saved }, by);
  const remove = (invitationId: string, { id }: SendingTemplate, by = host.owner) =>
    host.product.callHost("removeSendingTemplate", { invitationId, templateId: id }, by);
  const list = async (invitationId: string) =>
    (await host.product.asHost("listSendingTemplates", { invitationId }, host.owner)).templates;

  test("is kept, and keeps them where a tab of before saves it without", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const kept = template();
    await save(invitationId, kept);
    expect(await list(invitationId)).toEqual([kept]);
    const { sides: _unknown, ...before } = { ...kept, name: "Kantor" };
    await save(invitationId, before);
    expect(await list(invitationId)).toEqual([{ ...kept, name: "Kantor" }]);
    await save(invitationId, { ...kept, sides: {} });
    expect(await list(invitationId)).toEqual([{ ...kept, sides: {} }]);
  });

  test("is one family's editor's where the other family's words stay as they are", async () => {
    const { invitationId } = await feast();
    const [member, kept] = [await withVerifiedEmail(await newAccount("Ibu Ratna")), template()];
    await joinTeam(invitationId, member.uid, "editor");
    const role = { invitationId, uid: member.uid, role: "editor", side: "groom" } as const;
    await host.product.asHost("changeTeamRole", role, host.owner);
    await save(invitationId, kept);
    const worded = (side: GuestSide) => ({
      ...kept,
      sides: { ...sides, [side]: { id: "Monggo {nama}: {tautan}", en: "" } },
    });
    expect((await save(invitationId, worded("groom"), member)).refusal).toBeNull();
    expect((await save(invitationId, worded("bride"), member)).refusal).toBe("team/not-allowed");
    expect((await save(invitationId, { ...kept, sides: {} }, member)).refusal).toBe("team/not-allowed");
    expect((await remove(invitationId, kept, member)).refusal).toBe("team/not-allowed");
    expect(await list(invitationId)).toEqual([worded("groom")]);
    const added = template({ sides: { groom: sides.groom ?? { id: "", en: "" } } });
    expect((await save(invitationId, added, member)).refusal).toBeNull();
    expect((await remove(invitationId, added, member)).refusal).toBeNull();
    expect((await save(invitationId, template(), member)).refusal).toBe("team/not-allowed");
  });
});
