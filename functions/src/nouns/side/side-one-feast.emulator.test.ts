import { expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { useFeast } from "../../../../tests/harness/feast.ts";
import { inviteGuest, newKey } from "../../../../tests/harness/product.ts";
import { answerFor, recountSeats, roomy } from "../../../../tests/harness/seats.ts";
import { allocateSeats } from "../seat/allocate-seats.ts";

/* What there is one of, however many versions there are: seats and the wall of wishes. */

const { host, page, open, feast } = useFeast();

test("one number of seats: one that is taken on a version is gone on the others", async () => {
  const wedding = await feast();
  const { invitationId, slug, groom, bride } = wedding;
  const settings = (await stored.invitation(invitationId))?.settings;
  if (settings === undefined) throw new Error("there is no such invitation");
  const change = { invitationId, settings: { ...settings, capacity: 2 }, password: null };
  await host.product.asHost("changeSettings", change, host.owner);
  const [first, late] = [
    await inviteGuest(host.product, host.owner, wedding, { ...roomy, side: "groom" }),
    await inviteGuest(host.product, host.owner, wedding, { ...roomy, side: "bride" }),
  ];
  const told = "Semua kursi sudah terisi";
  const fresh = async (address: string) => (await page(`${address}?v=${newKey()}`)).text;
  for (const address of [slug, groom, bride]) expect(await fresh(address), address).not.toContain(told);
  expect((await open(wedding, bride, late.token)).rsvpHtml).not.toContain(told);

  await answerFor(host.product, { ...wedding, slug: groom }, first.token, { people: 2 });
  await allocateSeats(invitationId);
  for (const address of [slug, groom, bride]) expect(await fresh(address), address).toContain(told);
  expect((await open(wedding, bride, late.token)).rsvpHtml).toContain(told);
  // Whoever has a seat is told so on whichever version.
  for (const address of [groom, bride])
    expect((await open(wedding, address, first.token)).rsvpHtml).not.toContain(told);

  await answerFor(host.product, { ...wedding, slug: bride }, late.token, { people: 1 });
  await allocateSeats(invitationId);
  const seats = await Promise.all(
    [first, late].map(async ({ guestId }) => (await stored.guest(invitationId, guestId))?.seat),
  );
  expect(seats).toMatchObject([
    { state: "granted", held: 2 },
    { state: "waiting", held: 0 },
  ]);
  expect(await recountSeats(invitationId)).toMatchObject({ held: 2, taken: 2, waiting: 1, pending: 0 });

  // A seat that is given back on one version is for whoever waits on another.
  await answerFor(host.product, { ...wedding, slug: groom }, first.token, { attendance: "no", basedOn: 1 });
  await allocateSeats(invitationId);
  expect((await stored.guest(invitationId, late.guestId))?.seat).toMatchObject({ state: "granted", held: 1 });
});

test("one wall: a wish is seen on every version, wherever it was written", async () => {
  const wedding = await feast();
  const { invitationId, slug, groom, bride } = wedding;
  const guest = await inviteGuest(host.product, host.owner, wedding, { side: "groom" });
  const wish = (address: string, token: string | null, text: string) =>
    host.product.asGuest("postWish", {
      ...{ invitationId, slug: address, token, proof: "", key: newKey() },
      wish: { name: "Udin", text },
    });
  await wish(groom, guest.token, "Bahagia selalu");
  await wish(bride, null, "Langgeng nggih");
  const wall = async (address: string) => {
    const read = { invitationId, slug: address, token: null, proof: "", after: null };
    const { wishes } = await host.product.asGuest("readWishes", read);
    return wishes.map(({ text }) => text).sort();
  };
  for (const address of [slug, groom, bride]) {
    expect(await wall(address), address).toEqual(["Bahagia selalu", "Langgeng nggih"]);
    expect((await page(`${address}/wishes.json?v=${newKey()}`)).text, address).toContain("Bahagia selalu");
  }
});
