import { createHash } from "node:crypto";
import { formatDoorCode } from "@janur/domain/door/door-code";
import { unpackDoorRows } from "@janur/domain/door/door-row";
import type { GuestInput } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { beforeAll, describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { doorDevice, doorEvent, makeDoorPass, newDoorId } from "../../../../tests/harness/door.ts";
import { gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { inDays } from "../../../../tests/harness/passes.ts";
import {
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { makeDoorCode } from "../../platform/secrets/door-code.ts";
import { allCheckIns } from "../../store/door/check-in-documents.ts";

const host = useHost();
let wedding: Wedding;
beforeAll(async () => {
  wedding = await publishWedding(host.product, host.owner);
});

const invite = (change: Partial<GuestInput> = {}, at = wedding) =>
  inviteGuest(host.product, host.owner, at, change);
const doorPass = (at = wedding) => makeDoorPass(host.product, host.owner, at);
const stored = async (at = wedding) =>
  (await allCheckIns(at.invitationId).get()).docs.map((found) => found.data());
const picture = (at = wedding, known = "") =>
  host.product.asHost("doorPicture", { invitationId: at.invitationId, known }, host.owner);
/** How the reception stands. */
async function resepsi(at: Wedding) {
  const found = (await picture(at)).ceremonies?.find(({ ceremony }) => ceremony.id === "resepsi");
  if (found === undefined) throw new Error("the reception has no picture");
  return found.picture;
}
const answer = (token: string, of = wedding) => {
  const { invitationId, slug } = of;
  const said = { adults: 2, children: 0, companions: [], note: "", representedBy: "", questions: {} };
  return host.product.asGuest("submitRsvp", {
    ...{ invitationId, slug, language: "id", token, proof: "", name: "", basedOn: 0, key: newKey() },
    answer: { ...said, ceremonies: { resepsi: "yes" } },
  });
};

async function pack(by: { token: string; proof: string }, known = "") {
  const given = await host.product.asGuest("doorPack", { ...by, known });
  return { ...given, list: given.rows?.flatMap(unpackDoorRows) ?? null };
}

/** What a device holds a code against. */
const digest = (code: string) =>
  createHash("sha256").update(code).digest().subarray(0, 8).toString("base64url");

describe("a link to the door", () => {
  const pass = (change: Record<string, unknown>) => ({
    ...{ invitationId: wedding.invitationId, name: "Meja depan", scopes: ["door"], seesGated: false },
    ...{ pin: "246810", expireAt: inDays(2).toISOString(), ...change },
  });

  test("is not made without a PIN, does not lose it, and gets none by a later task", async () => {
    const bare = await host.product.callHost("createPass", pass({ pin: null }), host.owner);
    expect(bare).toMatchObject({ refusal: "input/invalid", params: { fields: ["pin"] } });
    const { passId } = await doorPass();
    const removed = await host.product.callHost("changePass", { ...pass({ pin: "" }), passId }, host.owner);
    expect(removed).toMatchObject({ refusal: "input/invalid", params: { fields: ["pin"] } });
    const programme = await host.product.asHost(
      "createPass",
      {
        ...{ invitationId: wedding.invitationId, name: "Bude", scopes: ["programme"], seesGated: false },
        ...{ pin: null, family: null, branch: null, expireAt: inDays(2).toISOString() },
      },
      host.owner,
    );
    const added = { ...pass({ pin: null, scopes: ["programme", "door"] }), passId: programme.passId };
    const refused = await host.product.callHost("changePass", added, host.owner);
    expect(refused).toMatchObject({ refusal: "input/invalid", params: { fields: ["pin"] } });
  });

  test("opens nothing before the PIN, for another task, once it is over or taken back", async () => {
    const { passId, by } = await doorPass();
    const call = (name: "doorPack" | "doorSync", change: Record<string, unknown>) => {
      const sync = {
        sentAt: Date.now(),
        since: { at: 0, nonce: "" },
        events: [doorEvent({ guest: newDoorId() })],
      };
      const input = { ...by, ...(name === "doorPack" ? {} : sync), ...change };
      return host.product.callGuest(name, input, freshSender());
    };
    const other = await makeDoorPass(host.product, host.owner, wedding, { scopes: ["programme"] });
    const before = await stored();
    for (const name of ["doorPack", "doorSync"] as const) {
      expect((await call(name, { proof: "" })).refusal).toBe("pass/pin-required");
      expect((await call(name, { proof: other.by.proof })).refusal).toBe("pass/pin-required");
      expect((await call(name, other.by)).refusal).toBe("pass/not-allowed");
    }
    await host.product.asHost("revokePass", { invitationId: wedding.invitationId, passId }, host.owner);
    for (const name of ["doorPack", "doorSync"] as const)
      expect(await call(name, {})).toMatchObject({ http: 403, refusal: "pass/revoked", result: undefined });
    expect(await stored()).toEqual(before);
  });
});

describe("what a device takes along", () => {
  test("is the list, and nothing by which anybody is reached", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const canaries = ["kenari-catatan", "kenari-alamat", "kenari@janur.example", "+6281234500077"];
    const contact = { phone: canaries[3] ?? "", email: canaries[2] ?? "", address: canaries[1] ?? "" };
    const guest = {
      ...guestInput,
      note: canaries[0] ?? "",
      origin: "RT 08",
      tags: ["VIP"],
      side: "bride" as const,
    };
    const { guestId } = await host.product.asHost(
      "saveGuest",
      { invitationId, guestId: null, guest, contact },
      host.owner,
    );
    await invite({ kind: "group", name: "Grup Alumni" }, feast);
    const { by } = await doorPass(feast);
    const given = await pack(by);
    expect(given).toMatchObject({ by: "Meja depan", title: "Rani & Dimas" });
    expect(given.ceremonies.map(({ id }) => id)).toContain("resepsi");
    expect(given.list).toEqual([
      {
        ...{ id: guestId, name: "Bapak Hadi Wiranto & Keluarga", origin: "RT 08", group: "Keluarga" },
        ...{ side: "bride", tags: ["VIP"], seats: 4, ceremonies: null, replies: [], people: 0 },
        ...{ codes: [digest(makeDoorCode(invitationId, guestId, 1))], earlierCodes: [] },
      },
    ]);
    for (const canary of canaries) expect(JSON.stringify(given)).not.toContain(canary);
    // A code cannot be made out of what a device holds.
    expect(JSON.stringify(given)).not.toContain(makeDoorCode(invitationId, guestId, 1).slice(-22));
  });

  test("follows answers, new and deleted guests and links taken back, and is sent only when it changed", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const [one, two] = [await invite({}, feast), await invite({ name: "Suparmi" }, feast)];
    const { by } = await doorPass(feast);
    const first = await pack(by);
    expect(first.list?.map(({ id }) => id).sort()).toEqual([one.guestId, two.guestId].sort());
    expect((await pack(by, first.known)).list).toBeNull();

    await answer(one.token, feast);
    const rowOf = async (guestId: string) => (await pack(by)).list?.find(({ id }) => id === guestId);
    expect(await rowOf(one.guestId)).toMatchObject({ people: 2, replies: ["resepsi:yes"] });
    expect((await pack(by, first.known)).list).not.toBeNull();

    const link = { invitationId, guestId: one.guestId };
    const codeOf = (revision: number) => digest(makeDoorCode(invitationId, one.guestId, revision));
    await host.product.asHost("rotateGuestLink", link, host.owner);
    expect(await rowOf(one.guestId)).toMatchObject({ codes: [codeOf(2)], earlierCodes: [codeOf(1)] });
    await host.product.asHost("revokeGuestLink", link, host.owner);
    const revoked = await rowOf(one.guestId);
    expect(revoked?.codes).toEqual([]);
    expect(revoked?.earlierCodes).toContain(codeOf(2));

    await host.product.asHost("deleteGuests", { invitationId, guestIds: [two.guestId] }, host.owner);
    expect(await rowOf(two.guestId)).toBeUndefined();
  });

  test("names no ceremony of some guests only, nor who is invited to nothing else, unless the family says so", async () => {
    const feast = await publishWedding(host.product, host.owner, gatedWedding());
    const inner = await invite({ name: "Kenari", ceremonies: ["malam"] }, feast);
    const both = await invite({ ceremonies: ["malam", "resepsi"] }, feast);
    const { by } = await doorPass(feast);
    const given = await pack(by);
    expect(given.list).toMatchObject([{ id: both.guestId, ceremonies: ["resepsi"] }]);
    expect(JSON.stringify(given)).not.toContain("malam");
    expect(JSON.stringify(given)).not.toContain(gatedWords.ceremony);
    const all = await pack((await makeDoorPass(host.product, host.owner, feast, { seesGated: true })).by);
    expect(all.list?.map(({ id }) => id).sort()).toEqual([inner.guestId, both.guestId].sort());
    expect(all.ceremonies.find(({ id }) => id === "malam")).toMatchObject({ isOpen: false });
  });

  test("is at whose door the link belongs, as far as its phones may know of that", async () => {
    const feast = await publishWedding(host.product, host.owner, gatedWedding());
    const doorOf = async (doorCeremony: string | null, seesGated = false) =>
      (await pack((await makeDoorPass(host.product, host.owner, feast, { doorCeremony, seesGated })).by))
        .ceremony;
    expect(await doorOf(null)).toBeNull();
    expect(await doorOf("resepsi")).toBe("resepsi");
    expect(await doorOf("malam")).toBeNull();
    expect(await doorOf("malam", true)).toBe("malam");
    expect(await doorOf("gone")).toBeNull();
  });
});

describe("devices at the door", () => {
  test("hear of each other, and an event that is sent again stays one", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { guestId } = await invite({}, feast);
    const [rina, joko] = [await doorPass(feast), await doorPass(feast)];
    const [one, two] = [doorDevice(host.product, rina.by), doorDevice(host.product, joko.by)];
    const came = doorEvent({ guest: guestId });
    await one.sync([came]);
    await Promise.all([one.sync([came, came]), one.sync([came]), two.sync([came])]);
    await two.sync();
    expect([...two.log.values()]).toEqual([...one.log.values()]);
    expect([...one.log.values()]).toMatchObject([came]);
    expect(await stored(feast)).toMatchObject([{ nonce: came.nonce, passId: rina.passId }]);
    const undo = doorEvent({ kind: "undo", guest: guestId, people: 0, target: came.nonce });
    await two.sync([undo]);
    await one.sync();
    expect(one.log.get(undo.nonce)?.target).toBe(came.nonce);
    expect((await resepsi(feast)).arrived.people).toBe(0);
  });

  test("catch up piece by piece, and miss nothing of one moment", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { by } = await doorPass(feast);
    const busy = doorDevice(host.product, by);
    const walkIn = (number: number) => ({ id: newDoorId(), name: `Tamu ${String(number)}`, of: "" });
    const events = Array.from({ length: limits.door.given + 20 }, (_, number) =>
      doorEvent({ walkIn: walkIn(number), people: 1 }),
    );
    for (let index = 0; index < events.length; index += limits.door.handedIn)
      await busy.sync(events.slice(index, index + limits.door.handedIn));
    const late = doorDevice(host.product, by);
    expect(await late.sync()).toBeGreaterThan(1);
    expect([...late.log.keys()].sort()).toEqual(events.map(({ nonce }) => nonce).sort());
  });

  test("say by the server's clock when something happened, with clocks two days off", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { guestId } = await invite({}, feast);
    const device = doorDevice(host.product, (await doorPass(feast)).by);
    const off = 48 * 3_600_000;
    const ago = 5 * 60_000;
    const came = doorEvent({ guest: guestId, deviceAt: Date.now() + off - ago });
    await device.sync([came], Date.now() + off);
    const logged = device.log.get(came.nonce);
    expect(Math.abs((logged?.skew ?? 0) + off)).toBeLessThan(30_000);
    const [step] = (await resepsi(feast)).curve;
    expect(Math.abs((step?.from ?? 0) - (Date.now() - ago))).toBeLessThan(limits.door.stepMs + 60_000);
  });

  test("that let in the same people offline show the family a dispute, and count them once", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { guestId, token } = await invite({ seats: 2 }, feast);
    await answer(token, feast);
    const [rina, joko] = await Promise.all([doorPass(feast), doorPass(feast)]);
    await doorDevice(host.product, rina.by).sync([doorEvent({ guest: guestId, by: "Rina" })]);
    await doorDevice(host.product, joko.by).sync([doorEvent({ guest: guestId, by: "Joko" })]);
    const shown = await resepsi(feast);
    expect(shown).toMatchObject({
      arrived: { invitations: 1, people: 2 },
      expected: { invitations: 1, people: 2 },
      awaited: { invitations: 0, people: 0 },
      disputes: [{ guest: guestId, people: 2, disputed: 2 }],
    });
    expect(shown.disputes[0]?.arrivals.map(({ by }) => by).sort()).toEqual(["Joko", "Rina"]);
  });
});

describe("guests who go or become one meanwhile", () => {
  test("leave nothing at the door once they are deleted, but that somebody came", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const { guestId } = await invite({}, feast);
    const device = doorDevice(host.product, (await doorPass(feast)).by);
    await device.sync([
      doorEvent({ guest: guestId }),
      doorEvent({ guest: guestId, kind: "note", people: 0, text: "Kursi roda" }),
    ]);
    await host.product.asHost("deleteGuests", { invitationId, guestIds: [guestId] }, host.owner);
    expect(await stored(feast)).toEqual([]);
    const late = doorEvent({ guest: guestId });
    await device.sync([late, doorEvent({ guest: guestId, kind: "note", people: 0, text: "Kursi roda" })]);
    expect((await stored(feast)).map(({ nonce }) => nonce)).toEqual([late.nonce]);
    expect((await resepsi(feast)).strangers).toEqual({ invitations: 1, people: 2 });
  });

  test("are forgotten at the door too when they ask for it", async () => {
    const { guestId, token } = await invite();
    await doorDevice(host.product, (await doorPass()).by).sync([doorEvent({ guest: guestId })]);
    const { invitationId, slug } = wedding;
    await host.product.asGuest("forgetMe", { invitationId, slug, token });
    expect((await stored()).filter(({ guest }) => guest === guestId)).toEqual([]);
  });

  test("bring along what happened when two become one, and devices hear of it", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const [kept, gone] = [await invite({}, feast), await invite({}, feast)];
    const device = doorDevice(host.product, (await doorPass(feast)).by);
    const came = doorEvent({ guest: gone.guestId });
    await device.sync([came]);
    const { invitationId } = feast;
    await host.product.asHost(
      "mergeGuests",
      { invitationId, keptId: kept.guestId, goneId: gone.guestId },
      host.owner,
    );
    await device.sync();
    const told = device.log.get(came.nonce);
    expect(told).toMatchObject({ guest: kept.guestId });
    expect(told?.changedAt).toBeGreaterThan(told?.receivedAt ?? Infinity);
    expect((await resepsi(feast)).arrived).toEqual({ invitations: 1, people: 2 });
  });
});

describe("the family's picture", () => {
  test("is for all of the team, and tells nothing twice while nothing is new", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const usher = await newAccount("Joko");
    await joinTeam(invitationId, usher.uid, "usher");
    const { known } = await picture(feast);
    const again = await host.product.asHost("doorPicture", { invitationId, known }, usher);
    expect(again).toEqual({ known, ceremonies: null });
    const { guestId } = await invite({}, feast);
    await doorDevice(host.product, (await doorPass(feast)).by).sync([doorEvent({ guest: guestId })]);
    expect((await picture(feast, known)).ceremonies).not.toBeNull();
  });
});

test("the code on a guest's page is what a device holds it against", async () => {
  const { guestId } = await invite();
  const { list } = await pack((await doorPass()).by);
  const code = makeDoorCode(wedding.invitationId, guestId, 1);
  expect(list?.find(({ id }) => id === guestId)?.codes).toEqual([digest(code)]);
  const forged = formatDoorCode({ guestId, mac: "A".repeat(22) });
  expect(digest(forged)).not.toBe(digest(code));
});
