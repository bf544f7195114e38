import type { GuestInput } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { makeDoorPass, newDoorId } from "../../../../tests/harness/door.ts";
import { gatedWedding } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  inviteGuest,
  newKey,
  newSlug,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { addTable, seat } from "../../../../tests/harness/seating.ts";
import { db } from "../../platform/google/firestore.ts";
import { seatingPlanDocument } from "../../store/seat/seating-documents.ts";

const host = useHost();
let feast: Wedding;
beforeAll(async () => {
  feast = await publishWedding(host.product, host.owner);
});

const invite = (at: Wedding, change: Partial<GuestInput> = {}) =>
  inviteGuest(host.product, host.owner, at, change);
const change = (at: Wedding, changes: SeatingChange[], ceremony = "resepsi", by = host.owner) =>
  host.product.asHost("changeSeatingPlan", { invitationId: at.invitationId, ceremony, changes }, by);
const planOf = async (at: Wedding, ceremony = "resepsi") =>
  (await seatingPlanDocument(at.invitationId, ceremony).get()).data();
const answer = ({ invitationId, slug }: Wedding, token: string, ceremonies: Record<string, "yes" | "no">) =>
  host.product.asGuest("submitRsvp", {
    ...{ invitationId, slug, language: "id", token, proof: "", name: "", basedOn: 0, key: newKey() },
    answer: {
      ...{ ceremonies, adults: 2, children: 0, companions: [], note: "", representedBy: "", questions: {} },
    },
  });
const open = ({ invitationId, slug }: Wedding, token: string) =>
  host.product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: false });
/** A feast with a guest who sits at a table called VIP. */
async function seatedFeast() {
  const at = await publishWedding(host.product, host.owner);
  const guest = await invite(at);
  await change(at, [addTable("t1", { name: "Meja VIP" }), seat({ [guest.guestId]: "t1" })]);
  return { at, guest };
}

describe("a plan", () => {
  test("begins with its first change, and grows by one with each", async () => {
    const at = await publishWedding(host.product, host.owner);
    const guest = await invite(at);
    expect(await planOf(at)).toBeUndefined();
    expect(await change(at, [addTable("t1"), addTable("t2")])).toEqual({ revision: 1, gone: [] });
    expect(await change(at, [seat({ [guest.guestId]: "t2" })])).toEqual({ revision: 2, gone: [] });
    expect(await planOf(at)).toMatchObject({
      ceremony: "resepsi",
      tables: [{ id: "t1" }, { id: "t2" }],
      seated: { [guest.guestId]: { table: "t2", people: 2 } },
      revision: 2,
    });
    await change(at, [{ kind: "removeTable", id: "t2" }]);
    expect(await planOf(at)).toMatchObject({ tables: [{ id: "t1" }], seated: {} });
  });

  test("loses nothing of two people who change it at the same moment, twenty times", async () => {
    const at = await publishWedding(host.product, host.owner);
    const editor = await newAccount("Dimas");
    await joinTeam(at.invitationId, editor.uid, "editor");
    await change(at, [addTable("t1")]);
    const guests = await Promise.all([invite(at), invite(at)]);
    await Promise.all(
      Array.from({ length: 10 }, async (_, number) => {
        await Promise.all([
          change(at, [addTable(`a${String(number)}`)]),
          change(at, [addTable(`b${String(number)}`)], "resepsi", editor),
        ]);
      }),
    );
    await Promise.all([
      change(at, [
        { kind: "changeTable", id: "t1", fields: { x: 900 } },
        seat({ [guests[0].guestId]: "t1" }),
      ]),
      change(
        at,
        [{ kind: "changeTable", id: "t1", fields: { name: "VIP" } }, seat({ [guests[1].guestId]: "a1" })],
        "resepsi",
        editor,
      ),
    ]);
    const plan = await planOf(at);
    expect(plan?.tables).toHaveLength(21);
    expect(plan?.tables.find(({ id }) => id === "t1")).toMatchObject({ x: 900, name: "VIP" });
    expect(Object.keys(plan?.seated ?? {})).toHaveLength(2);
    expect(plan?.revision).toBe(23);
  });

  test("seats nobody who is gone, and names them", async () => {
    const at = await publishWedding(host.product, host.owner);
    const guest = await invite(at);
    const gone = newDoorId();
    const changes = [addTable("t1"), seat({ [guest.guestId]: "t1", [gone]: "t1" })];
    expect(await change(at, changes)).toEqual({ revision: 1, gone: [gone] });
    expect(Object.keys((await planOf(at))?.seated ?? {})).toEqual([guest.guestId]);
  });

  test("is of a ceremony that there is, and no larger than it can be kept", async () => {
    const { invitationId } = feast;
    const call = (ceremony: string, changes: SeatingChange[]) =>
      host.product.callHost("changeSeatingPlan", { invitationId, ceremony, changes }, host.owner);
    expect(await call("karaoke", [addTable("t1")])).toMatchObject({
      refusal: "input/invalid",
      params: { fields: ["ceremony"] },
    });
    const shapes = (from: number, count: number): SeatingChange[] =>
      Array.from({ length: count }, (_, number) => ({
        kind: "addShape",
        shape: {
          ...{ id: `s${String(from + number)}`, name: "", kind: "wall", x: 1, y: 1 },
          ...{ width: 100, height: 20, rotation: 0 },
        },
      }));
    expect((await call("resepsi", shapes(0, seatingLimits.shapes))).refusal).toBeNull();
    expect(await call("resepsi", shapes(1_000, 1))).toMatchObject({
      refusal: "seating/full",
      params: { of: "shapes" },
    });
    expect((await planOf(feast))?.shapes).toHaveLength(seatingLimits.shapes);
  });

  test("is written by owner and editors, and by nobody else", async () => {
    const { at } = await seatedFeast();
    for (const role of ["sender", "usher", "viewer"] as const) {
      const member = await newAccount(role);
      await joinTeam(at.invitationId, member.uid, role);
      const input = { invitationId: at.invitationId, ceremony: "resepsi", changes: [addTable("t9")] };
      expect((await host.product.callHost("changeSeatingPlan", input, member)).refusal).toBe(
        "team/not-allowed",
      );
    }
    expect((await planOf(at))?.tables).toHaveLength(1);
  });
});

describe("whoever goes", () => {
  test("leaves their seat when the family deletes them, and when they ask to be forgotten", async () => {
    const { at, guest } = await seatedFeast();
    const other = await invite(at);
    await change(at, [seat({ [other.guestId]: "t1" })]);
    const { invitationId, slug } = at;
    await host.product.asHost("deleteGuests", { invitationId, guestIds: [guest.guestId] }, host.owner);
    expect(Object.keys((await planOf(at))?.seated ?? {})).toEqual([other.guestId]);
    await host.product.asGuest("forgetMe", { invitationId, slug, token: other.token });
    expect(await planOf(at)).toMatchObject({ seated: {}, revision: 4 });
  });

  test("gives the seat to the one whom they became, who keeps their own where they have one", async () => {
    const { at, guest } = await seatedFeast();
    const [kept, third] = [await invite(at), await invite(at)];
    const { invitationId } = at;
    const merge = (keptId: string, goneId: string) =>
      host.product.asHost("mergeGuests", { invitationId, keptId, goneId }, host.owner);
    await merge(kept.guestId, guest.guestId);
    expect((await planOf(at))?.seated).toEqual({ [kept.guestId]: { table: "t1", people: 2 } });
    await change(at, [addTable("t2"), seat({ [third.guestId]: "t2" })]);
    await merge(kept.guestId, third.guestId);
    expect((await planOf(at))?.seated).toEqual({ [kept.guestId]: { table: "t1", people: 2 } });
  });

  test("stays behind when the invitation is copied: hall and tables come along", async () => {
    const { at } = await seatedFeast();
    const copy = await host.product.asHost(
      "duplicateInvitation",
      { invitationId: at.invitationId, slug: newSlug(), withGuests: true },
      host.owner,
    );
    const plan = (await seatingPlanDocument(copy.invitationId, "resepsi").get()).data();
    expect(plan).toMatchObject({ tables: [{ name: "Meja VIP" }], seated: {}, revision: 1 });
  });
});

describe("a device at the door", () => {
  const pack = (by: { token: string; proof: string }, known = "") =>
    host.product.asGuest("doorPack", { ...by, known });

  test("knows who sits where, and hears when somebody moves", async () => {
    const { at, guest } = await seatedFeast();
    const { by } = await makeDoorPass(host.product, host.owner, at);
    const first = await pack(by);
    expect(first.tables).toEqual([{ ceremony: "resepsi", name: "Meja VIP", guests: [guest.guestId] }]);
    expect(await pack(by, first.known)).toMatchObject({ rows: null, tables: null });
    await change(at, [addTable("t2"), seat({ [guest.guestId]: "t2" })]);
    const second = await pack(by, first.known);
    expect(second.tables).toEqual([{ ceremony: "resepsi", name: "Meja t2", guests: [guest.guestId] }]);
    // A table that was only pushed aside is no news for a door.
    await change(at, [{ kind: "changeTable", id: "t2", fields: { x: 800 } }]);
    expect((await pack(by, second.known)).tables).toBeNull();
  });

  test("is told no table of a ceremony that it does not see", async () => {
    const at = await publishWedding(host.product, host.owner, gatedWedding());
    const [inner, both] = [
      await invite(at, { ceremonies: ["malam"] }),
      await invite(at, { ceremonies: ["malam", "resepsi"] }),
    ];
    await change(at, [addTable("t1", { name: "Meja rahasia" }), seat({ [inner.guestId]: "t1" })], "malam");
    const places = { [inner.guestId]: "t1", [both.guestId]: "t1" };
    await change(at, [addTable("t1", { name: "Meja 1" }), seat(places)]);
    const given = await pack((await makeDoorPass(host.product, host.owner, at)).by);
    // Of whom the device does not know it hears no place either.
    expect(given.tables).toEqual([{ ceremony: "resepsi", name: "Meja 1", guests: [both.guestId] }]);
    expect(JSON.stringify(given)).not.toContain("Meja rahasia");
    const all = await pack((await makeDoorPass(host.product, host.owner, at, { seesGated: true })).by);
    expect(all.tables?.map(({ name }) => name).sort()).toEqual(["Meja 1", "Meja rahasia"]);
  });
});

describe("a guest's own page", () => {
  test("names their table once they come and the family shows it, and never anybody else's", async () => {
    const { at, guest } = await seatedFeast();
    const other = await invite(at);
    await change(at, [addTable("t2", { name: "Meja Kenari" }), seat({ [other.guestId]: "t2" })]);
    const words = "Tempat duduk Anda, Resepsi: Meja VIP";
    await answer(at, guest.token, { resepsi: "yes" });
    expect((await open(at, guest.token)).rsvpHtml).not.toContain("Meja VIP");
    await change(at, [{ kind: "showToGuests", isShown: true }]);
    const page = (await open(at, guest.token)).rsvpHtml;
    expect(page).toContain(words);
    expect(page).not.toContain("Kenari");
    // Nobody who has not answered, and nobody who does not come.
    expect((await open(at, other.token)).rsvpHtml).not.toContain("Kenari");
    await answer(at, other.token, { resepsi: "no" });
    expect((await open(at, other.token)).rsvpHtml).not.toContain("Kenari");
    await change(at, [seat({ [guest.guestId]: null })]);
    expect((await open(at, guest.token)).rsvpHtml).not.toContain("Tempat duduk");
  });
});

test("goes with its invitation", async () => {
  const { at } = await seatedFeast();
  const { removeInvitation } = await import("../../lifecycle/removal/remove-invitation.ts");
  await removeInvitation(at.invitationId, () => true, new Date());
  expect((await db().collection(paths.seatingPlans(at.invitationId)).get()).size).toBe(0);
});
