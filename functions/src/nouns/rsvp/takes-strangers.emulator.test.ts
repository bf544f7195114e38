import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { useHost } from "../../../../tests/harness/host.ts";
import { freshSender, newKey, publishWedding } from "../../../../tests/harness/product.ts";
import { takesStrangers } from "./takes-strangers.ts";

/* How many come without a link, in the memory of the instance that this process is. */

const host = useHost();

test("whoever says again what they said, or is refused, takes no place on the list from others", async () => {
  const { invitationId, slug } = await publishWedding(host.product, host.owner);
  const now = new Date();
  for (let places: number = limits.guest.withoutLink; places > 2; places -= 1)
    expect(await takesStrangers(invitationId, now)).not.toBeNull();
  const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
  const call = { invitationId, slug, language: "id", token: null, basedOn: 0, answer };
  const says = async (name: string, key = newKey(), adults = 1) => {
    const said = { ...call, name, key, answer: { ...answer, adults } };
    return (await host.product.callGuest("submitRsvp", said, freshSender())).refusal;
  };
  const key = newKey();
  for (let times = 0; times < 5; times += 1) expect(await says("Udin", key)).toBeNull();
  for (let times = 0; times < 5; times += 1) expect(await says("Joko", newKey(), 0)).toBe("input/invalid");
  expect(await says("Siti")).toBeNull();
  expect(await says("Wati")).toBe("limit/too-many-requests");
  // Who is on the list already may say so.
  expect(await says("Udin", key)).toBeNull();
});

test("a place that was given back is there for the next", async () => {
  const { invitationId } = await publishWedding(host.product, host.owner);
  const now = new Date();
  const taken: (() => void)[] = [];
  for (let giveBack = await takesStrangers(invitationId, now); giveBack !== null;) {
    taken.push(giveBack);
    giveBack = await takesStrangers(invitationId, now);
  }
  expect(taken).toHaveLength(limits.guest.withoutLink);
  taken[0]?.();
  expect(await takesStrangers(invitationId, now)).not.toBeNull();
  expect(await takesStrangers(invitationId, now)).toBeNull();
});
