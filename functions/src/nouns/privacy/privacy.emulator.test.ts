import { areThreadsOpen } from "@janur/domain/chat/chat";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { newPhoto } from "../../../../tests/harness/album.ts";
import { doorDevice, doorEvent, makeDoorPass } from "../../../../tests/harness/door.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  draftWedding,
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  publishWedding,
  type InvitedGuest,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { recordOpened } from "../guest/record-opened.ts";
import { invitationDocument } from "../../store/access.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { allCheckIns } from "../../store/door/check-in-documents.ts";
import { purgeContacts } from "../../lifecycle/removal/purge-contacts.ts";

const host = useHost();

const contact = { phone: "+6281234567890", email: "hadi@janur.test", address: "" };

/** A guest whose number is known, who has answered and left two wishes. */
async function knownGuest(mine: Wedding): Promise<InvitedGuest> {
  const { invitationId, slug } = mine;
  const invited = await inviteGuest(host.product, host.owner, mine);
  const { guestId, token } = invited;
  await host.product.asHost("saveGuest", { invitationId, guestId, guest: guestInput, contact }, host.owner);
  const answer = {
    ceremonies: { resepsi: "yes" as const },
    adults: 2,
    children: 0,
    companions: [],
    note: "",
  };
  const common = { invitationId, slug, token };
  await host.product.asGuest("submitRsvp", {
    ...common,
    language: "id",
    name: "",
    basedOn: 0,
    key: newKey(),
    answer,
  });
  for (const text of ["Selamat.", "Barakallah."])
    await host.product.asGuest("postWish", { ...common, key: newKey(), wish: { name: "Hadi", text } });
  return invited;
}

describe("myData", () => {
  test("tells what is kept, and shows neither number nor address in full", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token, guestId } = await knownGuest(mine);
    const { invitationId, slug } = mine;
    // One by their link, one that somebody at a table sent.
    for (const [id, from] of [
      ["Foto0000000000000001", guestId],
      ["Foto0000000000000002", null],
    ] as const)
      await albumPhotoDocument(invitationId, id).create(newPhoto(id, { guestId: from }));
    const answer = await host.product.callGuest("myData", { invitationId, slug, token });
    expect(answer.result).toMatchObject({
      name: "Bapak Hadi Wiranto & Keluarga",
      phone: "•••890",
      email: "h•••@janur.test",
      wishes: 2,
      photos: 1,
      messages: 0,
      answer: { attendance: "yes", adults: 2 },
    });
    for (const secret of ["81234567890", "hadi@"]) expect(answer.text).not.toContain(secret);
  });

  test("is asked so often by one link and not once more", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await inviteGuest(host.product, host.owner, mine);
    const { invitationId, slug } = mine;
    for (let done = 0; done < limits.privacy.rate.count; done += 1)
      await host.product.asGuest("myData", { invitationId, slug, token });
    const refused = await host.product.callGuest("myData", { invitationId, slug, token }, freshSender());
    expect(refused).toMatchObject({ http: 429, refusal: "limit/too-many-requests" });
  });

  test.each(["myData", "forgetMe"] as const)("and a group's link is nobody's own (%s)", async (operation) => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await inviteGuest(host.product, host.owner, mine, { kind: "group" });
    const { invitationId, slug } = mine;
    const refused = await host.product.callGuest(operation, { invitationId, slug, token });
    expect(refused.refusal).toBe("link/invalid");
  });
});

describe("forgetMe", () => {
  test("forgets guest, contact and wishes, and nobody else; the link is dead", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = mine;
    const [forgotten, other] = [await knownGuest(mine), await knownGuest(mine)];
    const input = { invitationId, slug, token: forgotten.token };
    await host.product.asGuest("forgetMe", input);
    expect(await stored.guest(invitationId, forgotten.guestId)).toBeUndefined();
    expect(await stored.contact(invitationId, forgotten.guestId)).toBeUndefined();
    expect(await stored.wishCount(invitationId)).toBe(2);
    expect(await stored.contact(invitationId, other.guestId)).toEqual(contact);
    const all = await db().collection(paths.wishes(invitationId)).get();
    expect(all.docs.map((wish): unknown => wish.get("guestId"))).toEqual([other.guestId, other.guestId]);
    for (const operation of ["forgetMe", "myData"])
      expect((await host.product.callGuest(operation, input)).refusal).toBe("link/invalid");
    const open = await host.product.callGuest("openLink", { ...input, language: "id", isTap: true });
    expect(open.refusal).toBe("link/invalid");
  });

  test("leaves nothing behind when wishes arrive at the same moment", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = mine;
    const { token, guestId } = await inviteGuest(host.product, host.owner, mine);
    const wish = { name: "Hadi", text: "Selamat." };
    const common = { invitationId, slug, token };
    const [forgotten] = await Promise.all([
      host.product.callGuest("forgetMe", common),
      host.product.callGuest("postWish", { ...common, key: newKey(), wish }),
      host.product.callGuest("postWish", { ...common, key: newKey(), wish }),
    ]);
    expect(forgotten.refusal).toBeNull();
    expect(await stored.guest(invitationId, guestId)).toBeUndefined();
    expect(await stored.wishCount(invitationId)).toBe(0);
  });
});

describe("a tap while the guest is being forgotten", () => {
  test("is refused like any dead link", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = mine;
    const { token, guestId } = await inviteGuest(host.product, host.owner, mine);
    const read = await stored.guest(invitationId, guestId);
    if (read === undefined) throw new Error("no guest");
    await host.product.asGuest("forgetMe", { invitationId, slug, token });
    await expect(recordOpened(invitationId, read, new Date(), "phone")).rejects.toMatchObject({
      code: "link/invalid",
    });
    expect(await stored.guest(invitationId, guestId)).toBeUndefined();
  });

  test("never ends in a fault of ours", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = mine;
    const guests = await Promise.all(
      Array.from({ length: 8 }, () => inviteGuest(host.product, host.owner, mine)),
    );
    const taps = await Promise.all(
      guests.map(async ({ token }) => {
        const input = { invitationId, slug, token };
        const [tapped] = await Promise.all([
          host.product.callGuest("openLink", { ...input, language: "id", isTap: true }),
          host.product.asGuest("forgetMe", input),
        ]);
        return tapped.refusal ?? "opened";
      }),
    );
    for (const outcome of taps) expect(["opened", "link/invalid"]).toContain(outcome);
    expect(await stored.guestIds(invitationId)).toEqual([]);
  });
});

describe("purgeContacts", () => {
  const past = () => new Date(Date.now() - 1000);
  const makeDue = ({ invitationId }: Wedding, contactsUntil = past()) =>
    invitationDocument(invitationId).update({ contactsUntil });

  async function withContact(): Promise<{ mine: Wedding; guestId: string }> {
    const mine = await draftWedding(host.product, host.owner);
    const { invitationId } = mine;
    const input = { invitationId, guestId: null, guest: guestInput, contact };
    const { guestId } = await host.product.asHost("saveGuest", input, host.owner);
    return { mine, guestId };
  }

  test("forgets numbers and addresses that are due, keeps names, and may run twice at once", async () => {
    const { mine, guestId } = await withContact();
    const later = await withContact();
    await makeDue(mine);
    await Promise.all([purgeContacts(new Date()), purgeContacts(new Date())]);
    await purgeContacts(new Date());
    expect(await stored.contact(mine.invitationId, guestId)).toBeUndefined();
    expect((await stored.guest(mine.invitationId, guestId))?.name).toBe(guestInput.name);
    expect(await stored.contact(later.mine.invitationId, later.guestId)).toEqual(contact);
  });

  test("forgets what ushers noted of somebody, and not that they came", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId } = mine;
    const { guestId: guest } = await inviteGuest(host.product, host.owner, mine);
    const { by } = await makeDoorPass(host.product, host.owner, mine);
    const [came, noted] = [
      doorEvent({ guest }),
      doorEvent({ guest, kind: "note", people: 0, text: "Pakai kursi roda" }),
    ];
    await doorDevice(host.product, by).sync([came, noted]);
    const kept = async () => (await allCheckIns(invitationId).get()).docs.map(({ id }) => id);
    expect((await kept()).sort()).toEqual([came.nonce, noted.nonce].sort());
    await makeDue(mine);
    await purgeContacts(new Date());
    expect(await kept()).toEqual([came.nonce]);
  });

  test("forgets what was written down later when its turn comes again", async () => {
    const { mine, guestId } = await withContact();
    const { invitationId } = mine;
    await makeDue(mine);
    await purgeContacts(new Date());
    await host.product.asHost("saveGuest", { invitationId, guestId, guest: guestInput, contact }, host.owner);
    const next = (await stored.invitation(invitationId))?.contactsUntil;
    expect(next?.getTime()).toBeGreaterThan(Date.now());
    await makeDue(mine);
    await purgeContacts(new Date());
    expect(await stored.contact(invitationId, guestId)).toBeUndefined();
  });

  test("looks once more, then never again, until somebody writes a contact down", async () => {
    const { mine, guestId } = await withContact();
    const { invitationId } = mine;
    const head = async () => {
      const { contactsUntil = null, contactsGoneAt = null } = (await stored.invitation(invitationId)) ?? {};
      return { contactsUntil, contactsGoneAt };
    };
    await makeDue(mine);
    await purgeContacts(new Date());
    expect((await head()).contactsUntil).not.toBeNull();
    await makeDue(mine);
    await purgeContacts(new Date());
    expect(await head()).toEqual({ contactsUntil: null, contactsGoneAt: expect.any(Date) as Date });
    // Nobody is asked anything any more, and guests' threads stay closed.
    const invitation = await stored.invitation(invitationId);
    expect(invitation !== undefined && areThreadsOpen(invitation, new Date())).toBe(false);
    await host.product.asHost("saveGuest", { invitationId, guestId, guest: guestInput, contact }, host.owner);
    const again = (await head()).contactsUntil?.getTime() ?? 0;
    expect(Math.abs(again - Date.now() - limits.contact.againMs)).toBeLessThan(60_000);
    await makeDue(mine);
    await purgeContacts(new Date());
    expect(await stored.contact(invitationId, guestId)).toBeUndefined();
  });

  test("passes over a head that cannot be read", async () => {
    const broken = await withContact();
    const sound = await withContact();
    await invitationDocument(broken.mine.invitationId).update({ contactsUntil: new Date(0) });
    await db().doc(paths.invitation(broken.mine.invitationId)).update({ slug: 7 });
    await makeDue(sound.mine);
    await purgeContacts(new Date());
    expect(await stored.contact(sound.mine.invitationId, sound.guestId)).toBeUndefined();
    await db().doc(paths.invitation(broken.mine.invitationId)).delete();
  });

  test("keeps to the day that guests were told, whatever is drafted afterwards", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId, slug, revision } = mine;
    const told = (await stored.publication(slug))?.contactsUntil;
    expect(told).toBeInstanceOf(Date);
    expect((await stored.invitation(invitationId))?.contactsUntil).toEqual(told);
    const draft = await stored.draft(invitationId);
    if (draft === undefined) throw new Error("no draft");
    const sections = draft.content.sections.map((section) =>
      section.type === "ceremonies"
        ? {
            ...section,
            ceremonies: section.ceremonies.map((ceremony) => ({
              ...ceremony,
              startAt: "2031-01-01T00:00:00.000Z",
              endAt: null,
            })),
          }
        : section,
    );
    const content = { ...draft.content, sections };
    await host.product.asHost("saveDraft", { invitationId, basedOn: revision, content }, host.owner);
    expect((await stored.invitation(invitationId))?.contactsUntil).toEqual(told);
    await host.product.asHost("publishInvitation", { invitationId, revision: revision + 1 }, host.owner);
    const moved = new Date(Date.parse("2031-01-01T00:00:00.000Z") + limits.contact.keptMs);
    expect((await stored.publication(slug))?.contactsUntil).toEqual(moved);
    expect((await stored.invitation(invitationId))?.contactsUntil).toEqual(moved);
  });
});
