import { findSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import { usualScreen } from "@janur/domain/screen/screen-settings";
import { beforeAll, describe, expect, test } from "vitest";
import { doorDevice, doorEvent, makeDoorPass, newDoorId } from "../../../../tests/harness/door.ts";
import { gatedWedding, saidOf } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { inDays, makePass } from "../../../../tests/harness/passes.ts";
import {
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { addTable, seat } from "../../../../tests/harness/seating.ts";
import { greetingScreen, makeScreenPass } from "../../../../tests/harness/screen.ts";

const host = useHost();
let wedding: Wedding;
beforeAll(async () => {
  wedding = await publishWedding(host.product, host.owner);
});

const screenPass = (change = {}, at = wedding) => makeScreenPass(host.product, host.owner, at, change);
const invite = (name: string, at = wedding) =>
  inviteGuest(host.product, host.owner, at, { ...guestInput, honorific: "Bapak", name, suffix: "" });
async function usher(at = wedding, wanted = {}) {
  const { passId, by } = await makeDoorPass(host.product, host.owner, at, wanted);
  return { passId, device: doorDevice(host.product, by) };
}
const open = (token: string) => host.product.asGuest("openScreen", { token, known: "" });
const refusalOf = async (name: "openScreen" | "screenNews", token: string) => {
  const more = name === "openScreen" ? { known: "" } : { since: { at: 0, nonce: "" }, seen: [] };
  return (await host.product.callGuest(name, { token, ...more }, freshSender())).refusal;
};

describe("a link to a screen", () => {
  const pass = (change: Record<string, unknown>) => ({
    ...{ invitationId: wedding.invitationId, name: "Layar", scopes: ["screen"], seesGated: false },
    ...{ screen: usualScreen, pin: null, expireAt: inDays(2).toISOString(), ...change },
  });
  const create = (change: Record<string, unknown>) =>
    host.product.callHost("createPass", pass(change), host.owner);

  test("is for a screen alone, has no PIN, and says what it shows", async () => {
    for (const wrong of [
      { scopes: ["screen", "door"], pin: "246810" },
      { pin: "246810" },
      { screen: null },
      { scopes: ["programme"] },
    ])
      expect((await create(wrong)).refusal, JSON.stringify(wrong)).toBe("input/invalid");
    expect((await create({})).refusal).toBeNull();
  });

  test("never becomes a helper's, nor a helper's a screen's", async () => {
    const screen = await screenPass();
    const helper = await makePass(host.product, host.owner, wedding);
    const change = (passId: string, scopes: string[], settings: unknown) =>
      host.product.callHost("changePass", { ...pass({ scopes, screen: settings }), passId }, host.owner);
    expect((await change(screen.passId, ["programme"], null)).refusal).toBe("input/invalid");
    expect((await change(helper.passId, ["screen"], usualScreen)).refusal).toBe("input/invalid");
    expect(
      (await change(screen.passId, ["screen"], { ...usualScreen, hasWishes: false })).refusal,
    ).toBeNull();
  });

  test("opens nothing of a helper's, and a helper's opens no screen", async () => {
    const { token } = await screenPass();
    const helper = await makePass(host.product, host.owner, wedding);
    const door = await makeDoorPass(host.product, host.owner, wedding);
    for (const name of ["openScreen", "screenNews"] as const) {
      expect(await refusalOf(name, helper.token)).toBe("pass/not-allowed");
      expect(await refusalOf(name, door.by.token)).toBe("pass/pin-required");
    }
    const asHelper = { token, proof: "", language: "id" };
    for (const [name, input] of [
      ["doorPack", { token, proof: "", known: "" }],
      ["readProgramme", asHelper],
      ["helperThreads", asHelper],
      ["readHelperList", asHelper],
    ] as const)
      expect((await host.product.callGuest(name, input, freshSender())).refusal, name).toBe(
        "pass/not-allowed",
      );
  });

  test("is worthless at once when it is taken back, and while the invitation lies in the trash", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const { passId, token } = await screenPass({}, feast);
    await open(token);
    await host.product.asHost("revokePass", { invitationId, passId }, host.owner);
    for (const name of ["openScreen", "screenNews"] as const)
      expect(await refusalOf(name, token)).toBe("pass/revoked");
    const other = await screenPass({}, feast);
    await host.product.asHost("trashInvitation", { invitationId }, host.owner);
    expect(await refusalOf("screenNews", other.token)).toBe("pass/revoked");
  });

  test("that asks without end is told to wait, and others are not", async () => {
    const [{ token }, other] = await Promise.all([screenPass(), screenPass()]);
    const since = { at: Date.now(), nonce: "" };
    // The first one is written down as a use of the link; the others write nothing.
    expect(await refusalOf("screenNews", token)).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: screenLimits.rate.count + 1 }, () =>
        host.product.callGuest("screenNews", { token, since, seen: [] }, freshSender()),
      ),
    );
    expect(answers.some(({ refusal }) => refusal === null)).toBe(true);
    expect(await refusalOf("screenNews", token)).toBe("limit/too-many-requests");
    expect(await refusalOf("screenNews", other.token)).toBeNull();
  });
});

describe("who is greeted", () => {
  test("is who was let in, by name and table, once; who came in parts too", async () => {
    const { device } = await usher();
    const screen = greetingScreen(host.product, (await screenPass()).token);
    const { guestId } = await invite("Hadi Wiranto");
    await host.product.asHost(
      "changeSeatingPlan",
      {
        ...{ invitationId: wedding.invitationId, ceremony: "resepsi" },
        changes: [addTable("t1", { name: "7" }), seat({ [guestId]: "t1" })],
      },
      host.owner,
    );
    await screen.news();
    const first = doorEvent({ guest: guestId });
    await device.sync([first]);
    const [greeting, ...others] = await screen.news();
    expect(others).toEqual([]);
    expect(greeting).toMatchObject({ name: "Bapak Hadi Wiranto", table: "7", isHere: true, isPlain: false });
    expect(await screen.news()).toEqual([]);
    await device.sync([doorEvent({ guest: guestId, knew: [first.nonce] })]);
    // The same key: a screen that has greeted it does not do so again.
    expect((await screen.news()).map(({ key, isHere }) => [key, isHere])).toEqual([[greeting?.key, true]]);
  });

  test("is nobody whose entry was taken back, and who was entered anew", async () => {
    const { device } = await usher();
    const screen = greetingScreen(host.product, (await screenPass()).token);
    const { guestId } = await invite("Salah Orang");
    await screen.news();
    const entry = doorEvent({ guest: guestId });
    const undo = doorEvent({ guest: guestId, kind: "undo", people: 0, target: entry.nonce });
    await device.sync([entry, undo]);
    expect((await screen.news()).map(({ isHere, name }) => [isHere, name])).toEqual([
      [false, ""],
      [false, ""],
    ]);
    await device.sync([doorEvent({ guest: guestId })]);
    expect(await screen.news()).toMatchObject([{ isHere: true, name: "Bapak Salah Orang" }]);
  });

  test("is a walk-in by name, until the entry is taken back", async () => {
    const { device } = await usher();
    const screen = greetingScreen(host.product, (await screenPass()).token);
    const walkIn = { id: newDoorId(), name: "Ibu Yanti", of: "kantor Pak Hadi" };
    const entry = doorEvent({ walkIn });
    await screen.news();
    await device.sync([entry]);
    const [greeting] = await screen.news();
    expect(greeting).toMatchObject({ isHere: true, name: "Ibu Yanti", table: "" });
    await device.sync([doorEvent({ walkIn, kind: "undo", people: 0, target: entry.nonce })]);
    expect(await screen.news()).toMatchObject([{ key: greeting?.key, isHere: false, name: "" }]);
  });

  test("is of the ceremony and the gate that the family chose, and nobody whom it passes over", async () => {
    const [front, back] = await Promise.all([usher(), usher()]);
    const [shy, one, other, elsewhere] = await Promise.all(
      ["Ingin Tenang", "Depan", "Belakang", "Lain Acara"].map((name) => invite(name)),
    );
    const screens = await Promise.all(
      [
        { ceremony: "resepsi", skipped: [shy?.guestId ?? ""] },
        { gates: [front.passId] },
        { hasNames: false },
      ].map(async (change) => greetingScreen(host.product, (await screenPass(change)).token)),
    );
    await front.device.sync([
      doorEvent({ guest: shy?.guestId ?? "" }),
      doorEvent({ guest: one?.guestId ?? "" }),
      doorEvent({ guest: elsewhere?.guestId ?? "", ceremony: "akad" }),
    ]);
    await back.device.sync([doorEvent({ guest: other?.guestId ?? "" })]);
    const greeted = await Promise.all(
      screens.map(async (screen) =>
        (await screen.news())
          .filter(({ isHere, name }) => isHere && /Tenang|Depan|Belakang|Lain/.test(name))
          .map(({ name }) => name)
          .sort(),
      ),
    );
    expect(greeted).toEqual([
      ["Bapak Belakang", "Bapak Depan"],
      ["Bapak Depan", "Bapak Ingin Tenang", "Bapak Lain Acara"],
      [],
    ]);
  });

  test("is nobody whom it passes over, also once their two entries are one", async () => {
    const { device } = await usher();
    const [shy, twin] = await Promise.all([invite("Ingin Tenang"), invite("Ingin Tenang Juga")]);
    const screen = greetingScreen(host.product, (await screenPass({ skipped: [shy.guestId] })).token);
    await screen.news();
    await host.product.asHost(
      "mergeGuests",
      { invitationId: wedding.invitationId, keptId: twin.guestId, goneId: shy.guestId },
      host.owner,
    );
    await device.sync([doorEvent({ guest: twin.guestId })]);
    expect((await screen.news()).filter(({ name }) => name.includes("Tenang"))).toEqual([]);
  });

  test("is nobody who came long ago by the clock of the door: their phone had no signal", async () => {
    const { device } = await usher();
    const screen = greetingScreen(host.product, (await screenPass()).token);
    const { guestId } = await invite("Lama Datang");
    await device.sync([doorEvent({ guest: guestId, deviceAt: Date.now() - screenLimits.lateMs - 60_000 })]);
    expect((await screen.news()).filter(({ name }) => name.includes("Lama"))).toEqual([]);
  });

  test("is told in pieces where many came at once, each once", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { device } = await usher(feast);
    const screen = greetingScreen(host.product, (await screenPass({}, feast)).token);
    const walkIns = Array.from({ length: screenLimits.given + 20 }, (_, index) =>
      doorEvent({ walkIn: { id: newDoorId(), name: `Tamu ${String(index)}`, of: "" } }),
    );
    await device.sync(walkIns.slice(0, limits.door.handedIn));
    const keys = (await screen.news()).map(({ key }) => key);
    expect(keys).toHaveLength(walkIns.length);
    expect(new Set(keys).size).toBe(walkIns.length);
  });
});

describe("a screen that waits", () => {
  test("greets as it happens whoever it is for, and is not woken by others", async () => {
    const [{ device }, shy, guest] = await Promise.all([usher(), invite("Diam Saja"), invite("Baru Tiba")]);
    const screen = greetingScreen(host.product, (await screenPass({ skipped: [shy.guestId] })).token);
    await screen.news();
    const quiet = screen.wait(2_000);
    await device.sync([doorEvent({ guest: shy.guestId })]);
    const { arrivals, tookMs } = await quiet;
    expect(arrivals.filter(({ name }) => name.includes("Diam"))).toEqual([]);
    const greeted = screen.wait(screenLimits.newsWaitMs);
    await device.sync([doorEvent({ guest: guest.guestId })]);
    expect((await greeted).arrivals.map(({ name }) => name)).toContain("Bapak Baru Tiba");
    expect((await greeted).tookMs).toBeLessThan(screenLimits.newsWaitMs / 2);
    expect(tookMs).toBeGreaterThanOrEqual(2_000);
  });

  test("learns nothing once its link was taken back meanwhile", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const [{ device }, { passId, token }] = await Promise.all([usher(feast), screenPass({}, feast)]);
    const waiting = host.product.callGuest(
      "screenNews",
      { token, since: { at: Date.now(), nonce: "" }, seen: [], waitMs: screenLimits.newsWaitMs },
      freshSender(),
    );
    await host.product.asHost("revokePass", { invitationId: feast.invitationId, passId }, host.owner);
    await device.sync([doorEvent({ walkIn: { id: newDoorId(), name: "Pak Terlambat", of: "" } })]);
    expect((await waiting).refusal).toBe("pass/revoked");
  });
});

describe("what a screen is told", () => {
  test("holds no id, number, address, group, note or tag of anybody", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId } = feast;
    const secrets = [
      "kenari-catatan",
      "kenari-alamat",
      "kenari@janur.example",
      "+6281234500077",
      "kenari-grup",
      "kenari-asal",
      "VIP",
    ];
    const { guestId } = await host.product.asHost(
      "saveGuest",
      {
        invitationId,
        guestId: null,
        guest: {
          ...guestInput,
          note: "kenari-catatan",
          group: "kenari-grup",
          origin: "kenari-asal",
          tags: ["VIP"],
        },
        contact: { phone: "+6281234500077", email: "kenari@janur.example", address: "kenari-alamat" },
      },
      host.owner,
    );
    const { device, passId } = await usher(feast);
    const event = doorEvent({ guest: guestId });
    await device.sync([
      event,
      doorEvent({ guest: guestId, kind: "note", people: 0, text: "kenari-catatan" }),
      doorEvent({ guest: guestId, kind: "envelope", people: 0, text: "A-17" }),
    ]);
    const { token } = await screenPass({}, feast);
    const news = await host.product.asGuest("screenNews", { token, since: { at: 0, nonce: "" }, seen: [] });
    const told = JSON.stringify([news.arrivals, await open(token)]);
    expect(told).toContain("Bapak Hadi Wiranto & Keluarga");
    for (const secret of [...secrets, "A-17", guestId, event.nonce, passId, "Rina", host.owner.uid])
      expect(told, secret).not.toContain(secret);
    expect(Object.keys(news.arrivals[0] ?? {}).sort()).toEqual([
      "at",
      "event",
      "isHere",
      "isPlain",
      "key",
      "name",
      "table",
    ]);
    // Another screen of the same feast has other keys: nothing ties them to anybody.
    const other = await screenPass({}, feast);
    const again = await host.product.asGuest("screenNews", {
      token: other.token,
      since: { at: 0, nonce: "" },
      seen: [],
    });
    expect(again.arrivals[0]?.key).not.toBe(news.arrivals[0]?.key);
  });

  test("shows wishes of the wall alone: none that waits, was hidden, or is of a wall that the page does not show", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { invitationId, slug } = feast;
    const post = (text: string) =>
      host.product.asGuest("postWish", {
        ...{ invitationId, slug, token: null, proof: "", key: newKey() },
        wish: { name: "Udin", text },
      });
    const [, { wish: hidden }] = [await post("Semoga samawa."), await post("Kenari disembunyikan")];
    await post(`Kenari panjang ${"sekali ".repeat(60)}`);
    await host.product.asHost(
      "moderateWish",
      { invitationId, wishId: hidden.id, action: "hide" },
      host.owner,
    );
    const { token } = await screenPass({}, feast);
    const { show, known } = await open(token);
    const wishes = show?.slides.filter(({ kind }) => kind === "wish") ?? [];
    expect(wishes).toHaveLength(1);
    expect(wishes[0]?.html).toContain("Semoga samawa.");
    expect(JSON.stringify(show)).not.toContain("Kenari");
    expect((await host.product.asGuest("openScreen", { token, known })).show).toBeNull();
    const without = await screenPass({ hasWishes: false }, feast);
    expect((await open(without.token)).show?.slides.some(({ kind }) => kind === "wish")).toBe(false);
    const wall = findSection(openWedding(), "wishes");
    if (wall === undefined) throw new Error("the wedding has no wall");
    const closed = await publishWedding(host.product, host.owner, openWedding({ ...wall, isHidden: true }));
    expect(
      (await open((await screenPass({}, closed)).token)).show?.slides.some(({ kind }) => kind === "wish"),
    ).toBe(false);
  });

  test("knows of no ceremony that only some guests know of", async () => {
    const feast = await publishWedding(host.product, host.owner, gatedWedding());
    const { show } = await open((await screenPass({}, feast)).token);
    const words = saidOf(JSON.stringify(show?.slides));
    expect(words.filter((word) => word.startsWith("kenari"))).toEqual([]);
    expect(show?.slides.map(({ kind }) => kind)).toContain("programme");
  });

  test("is only its welcome while nothing is published", async () => {
    const feast = await publishWedding(host.product, host.owner);
    const { token } = await screenPass({}, feast);
    await host.product.asHost("unpublishInvitation", { invitationId: feast.invitationId }, host.owner);
    const { show } = await open(token);
    expect(show?.slides.map(({ kind }) => kind)).toEqual(["title"]);
    expect(show).toMatchObject({ welcome: ["Selamat datang"], title: "Rani & Dimas" });
  });
});
