import { familyDeviceId } from "@janur/domain/door/family-entry";
import type { GuestInput } from "@janur/domain/guest/guest";
import { teamRoles, type TeamRole } from "@janur/domain/team/team";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { doorDevice, doorEvent, makeDoorPass, newDoorId } from "../../../../tests/harness/door.ts";
import { gatedWedding } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { inviteGuest, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { eraseAuthorship } from "../../lifecycle/erasure/erase-authorship.ts";
import { checkInDocument } from "../../store/door/check-in-documents.ts";

const host = useHost();
const feastWith = async (...guests: Partial<GuestInput>[]) => {
  const feast = await publishWedding(host.product, host.owner);
  const ids: string[] = [];
  for (const guest of guests) ids.push((await inviteGuest(host.product, host.owner, feast, guest)).guestId);
  return { feast, ids };
};
const arrival = ({ invitationId }: Wedding, guest: string | null, change: object = {}) => ({
  ...{ invitationId, nonce: newDoorId(), ceremony: "resepsi", guest, walkIn: null, people: 2 },
  ...change,
});
const resepsi = async ({ invitationId }: Wedding) => {
  const { ceremonies } = await host.product.asHost("doorPicture", { invitationId, known: "" }, host.owner);
  const found = ceremonies?.find(({ ceremony }) => ceremony.id === "resepsi");
  if (found === undefined) throw new Error("the reception has no picture");
  return found.picture;
};
const report = ({ invitationId }: Wedding, known = "") =>
  host.product.asHost("doorReport", { invitationId, known }, host.owner);

test("the family lets somebody in by hand: by no link, under the member's name, once however often it is sent", async () => {
  const { feast, ids } = await feastWith({ seats: 2 });
  const came = arrival(feast, ids[0] ?? "");
  await Promise.all([1, 2, 3].map(() => host.product.asHost("checkIn", came, host.owner)));
  expect(await resepsi(feast)).toMatchObject({ arrived: { invitations: 1, people: 2 }, disputed: 0 });
  const stored = (await checkInDocument(feast.invitationId, came.nonce).get()).data();
  expect(stored).toMatchObject({ passId: null, deviceId: familyDeviceId, by: "Rani", skew: 0 });
  expect(stored?.uid).toBe(host.owner.uid);
});

test("who of the family wrote it down is forgotten with their account, and that the guest came is not", async () => {
  const { feast, ids } = await feastWith({ seats: 2 });
  const usher = await newAccount("Kenari Joko");
  await joinTeam(feast.invitationId, usher.uid, "usher");
  const came = arrival(feast, ids[0] ?? "");
  await host.product.asHost("checkIn", came, usher);
  const document = checkInDocument(feast.invitationId, came.nonce);
  await document.update({ by: "Kenari Joko" });
  await eraseAuthorship({ uid: usher.uid, email: null, choices: [] });
  expect((await document.get()).data()).toMatchObject({ uid: null, by: "", guest: ids[0], people: 2 });
});

test("what the family writes down knows of all before it and disputes with nobody", async () => {
  const { feast, ids } = await feastWith({ seats: 2 });
  const device = doorDevice(host.product, (await makeDoorPass(host.product, host.owner, feast)).by);
  const first = doorEvent({ guest: ids[0] ?? "", people: 2 });
  await device.sync([first]);
  const more = arrival(feast, ids[0] ?? "", { people: 1 });
  await host.product.asHost("checkIn", more, host.owner);
  expect(await resepsi(feast)).toMatchObject({ arrived: { people: 3 }, over: 1, disputed: 0 });
  await device.sync();
  expect(device.log.get(more.nonce)).toMatchObject({ knew: [first.nonce], people: 1 });
});

test("a dispute is settled by taking one of both back, on each device too", async () => {
  const { feast, ids } = await feastWith({ seats: 2 });
  const passes = await Promise.all([1, 2].map(() => makeDoorPass(host.product, host.owner, feast)));
  const devices = passes.map(({ by }) => doorDevice(host.product, by));
  const events = ["Rina", "Joko"].map((by) => doorEvent({ guest: ids[0] ?? "", by }));
  await Promise.all(devices.map((device, index) => device.sync(events.slice(index, index + 1))));
  expect((await resepsi(feast)).disputed).toBe(1);
  const undo = { invitationId: feast.invitationId, nonce: newDoorId(), target: events[1]?.nonce ?? "" };
  await host.product.asHost("undoCheckIn", undo, host.owner);
  await host.product.asHost("undoCheckIn", undo, host.owner);
  expect(await resepsi(feast)).toMatchObject({ arrived: { people: 2 }, disputed: 0 });
  await devices[0]?.sync();
  expect(devices[0]?.log.get(undo.nonce)).toMatchObject({ kind: "undo", target: undo.target });
  const ofUndo = { ...undo, nonce: newDoorId(), target: undo.nonce };
  expect((await host.product.callHost("undoCheckIn", ofUndo, host.owner)).refusal).toBe("door/not-found");
});

test("two who really were others are both counted: entered anew by the family, the disputed one taken back", async () => {
  const { feast, ids } = await feastWith({ seats: 2 });
  const passes = await Promise.all([1, 2].map(() => makeDoorPass(host.product, host.owner, feast)));
  const events = ["Rina", "Joko"].map((by) => doorEvent({ guest: ids[0] ?? "", by }));
  await Promise.all(
    passes.map(({ by }, index) => doorDevice(host.product, by).sync(events.slice(index, index + 1))),
  );
  await host.product.asHost("checkIn", arrival(feast, ids[0] ?? ""), host.owner);
  const { invitationId } = feast;
  const undo = { invitationId, nonce: newDoorId(), target: events[1]?.nonce ?? "" };
  await host.product.asHost("undoCheckIn", undo, host.owner);
  expect(await resepsi(feast)).toMatchObject({ arrived: { people: 4 }, disputed: 0, over: 1 });
});

test("nobody is let in who is not on the list, nor into what has no door, and senders and viewers let nobody in", async () => {
  const { feast, ids } = await feastWith({});
  const refusal = async (input: object, account = host.owner) =>
    (await host.product.callHost("checkIn", { ...input }, account)).refusal;
  expect(await refusal(arrival(feast, newDoorId()))).toBe("guest/not-found");
  expect(await refusal(arrival(feast, ids[0] ?? "", { ceremony: "tidak-ada" }))).toBe("input/invalid");
  expect(await refusal(arrival(feast, null))).toBe("input/invalid");
  for (const role of ["sender", "viewer"] as const) {
    const member = await newAccount(role);
    await joinTeam(feast.invitationId, member.uid, role);
    expect(await refusal(arrival(feast, ids[0] ?? ""), member)).toBe("team/not-allowed");
  }
  const usher = await newAccount("Joko");
  await joinTeam(feast.invitationId, usher.uid, "usher");
  await host.product.asHost("checkIn", arrival(feast, ids[0] ?? ""), usher);
  expect((await resepsi(feast)).arrived.people).toBe(2);
});

test("a sender is told who came of their own guests, and a viewer of nobody", async () => {
  const { feast, ids } = await feastWith({ name: "Suparmi" }, { name: "Budi" });
  const [sender, viewer] = [await newAccount("Sri"), await newAccount("Joko")];
  await joinTeam(feast.invitationId, sender.uid, "sender");
  await joinTeam(feast.invitationId, viewer.uid, "viewer");
  const own = await inviteGuest(host.product, host.owner, feast, {
    sender: { kind: "member", id: sender.uid },
  });
  const walkIn = { id: newDoorId(), name: "Tanpa undangan", of: "" };
  for (const guest of [...ids, own.guestId])
    await host.product.asHost("checkIn", arrival(feast, guest), host.owner);
  await host.product.asHost("checkIn", arrival(feast, null, { walkIn, people: 1 }), host.owner);
  const asked = { invitationId: feast.invitationId, known: "" };
  const { arrived } = await host.product.asHost("doorReport", asked, sender);
  expect(arrived?.map(({ guest }) => guest)).toEqual([own.guestId]);
  expect((await host.product.callHost("doorReport", asked, viewer)).refusal).toBe("team/not-allowed");
});

test("a viewer is told of no ceremony that only some guests know of, and whoever keeps the door of each", async () => {
  const feast = await publishWedding(host.product, host.owner, gatedWedding());
  const { invitationId } = feast;
  for (const role of teamRoles.filter((name) => name !== "owner")) {
    const member = await newAccount("Joko");
    await joinTeam(invitationId, member.uid, role);
    const { ceremonies } = await host.product.asHost("doorPicture", { invitationId, known: "" }, member);
    const isTold = ceremonies?.some(({ ceremony }) => ceremony.id === "malam");
    expect(isTold, role).toBe(role !== "viewer");
    expect(ceremonies?.some(({ ceremony }) => ceremony.id === "resepsi")).toBe(true);
  }
});

test("the file of who came reaches no role that the report refuses, and is whole for whoever gets it", async () => {
  const { feast, ids } = await feastWith({ name: "Suparmi" });
  await host.product.asHost("checkIn", arrival(feast, ids[0] ?? ""), host.owner);
  const { invitationId } = feast;
  const told: TeamRole[] = [];
  for (const role of teamRoles) {
    const member = role === "owner" ? host.owner : await newAccount("Joko");
    if (role !== "owner") await joinTeam(invitationId, member.uid, role);
    const refusals = await Promise.all([
      host.product.callHost("exportDoor", { invitationId, format: "csv", language: "id" }, member),
      host.product.callHost("doorReport", { invitationId, known: "" }, member),
    ]);
    const [file, list] = refusals.map(({ refusal }) => refusal);
    expect([null, "team/not-allowed"]).toContain(file);
    if (file !== null) continue;
    told.push(role);
    expect(list).toBeNull();
  }
  expect(told).toEqual(["owner", "editor"]);
});

test("the report names who came, when and by whom, walk-ins too, and tells nothing twice", async () => {
  const { feast, ids } = await feastWith({}, { name: "Suparmi" });
  const budi = { id: newDoorId(), name: "Budi", of: "Kantor Pak Hadi" };
  await host.product.asHost("checkIn", arrival(feast, ids[0] ?? ""), host.owner);
  await host.product.asHost("checkIn", arrival(feast, null, { walkIn: budi, people: 1 }), host.owner);
  const { known, arrived } = await report(feast);
  expect(arrived).toHaveLength(2);
  expect(arrived?.find(({ guest }) => guest === ids[0])).toMatchObject({
    people: 2,
    arrivals: [{ by: "Rani" }],
  });
  expect(arrived?.find(({ guest }) => guest === null)).toMatchObject({ walkIn: budi, people: 1 });
  expect(await report(feast, known)).toEqual({ known, arrived: null });
});

test("the file has who came, who did not and who was on no list, and nothing in it is a formula", async () => {
  const { feast, ids } = await feastWith({ name: "Hadi" }, { name: "Suparmi", honorific: "Ibu" });
  const budi = { id: newDoorId(), name: "=1+1", of: "" };
  await host.product.asHost("checkIn", arrival(feast, ids[0] ?? ""), host.owner);
  const device = doorDevice(host.product, (await makeDoorPass(host.product, host.owner, feast)).by);
  await device.sync([doorEvent({ kind: "note", people: 0, guest: ids[0] ?? "", text: "Kursi roda" })]);
  await host.product.asHost("checkIn", arrival(feast, null, { walkIn: budi, people: 1 }), host.owner);
  const { invitationId } = feast;
  const file = async (format: "csv" | "xlsx") => {
    const { bytes } = await host.product.asHost(
      "exportDoor",
      { invitationId, format, language: "id" },
      host.owner,
    );
    return Buffer.from(bytes, "base64");
  };
  const csv = Papa.parse<string[]>((await file("csv")).toString().replace(/^\uFEFF/, ""), {
    skipEmptyLines: true,
  }).data;
  const sheet = await readSheet(await file("xlsx"));
  for (const [format, lines] of [["csv", csv] as const, ["xlsx", sheet] as const]) {
    const [headings = [], ...rows] = lines;
    const at = (name: string) => headings.findIndex((heading) => heading === name);
    const own = rows.filter((row) => String(row[at("Acara")]).startsWith("Resepsi"));
    const cells = own.map((row) =>
      ["Nama", "Keadaan", "Orang yang datang", "Diterima oleh", "Catatan"].map((name) =>
        String(row[at(name)] ?? ""),
      ),
    );
    expect(cells).toEqual([
      [expect.stringContaining("Hadi"), "Datang", "2", "Rani", "Kursi roda"],
      [expect.stringContaining("Suparmi"), "Tidak datang", "0", "", ""],
      [format === "csv" ? "'=1+1" : "=1+1", "Di luar daftar", "1", "Rani", ""],
    ]);
  }
});
