import { noContact } from "@janur/domain/guest/guest";
import {
  indexPartOf,
  indexPartSchema,
  packedById,
  packedFormat,
  packingMarginMs,
} from "@janur/domain/guest/packed-guests";
import { unpackContacts, unpackRows } from "@janur/domain/guest/guest-row";
import { paths } from "@janur/domain/paths";
import { expect, test } from "vitest";
import { useHost } from "../../../../../tests/harness/host.ts";
import { draftWedding, guestInput } from "../../../../../tests/harness/product.ts";
import { db } from "../../../platform/google/firestore.ts";
import { guestPartDocument, indexStateDocument } from "../../../store/index-documents.ts";
import { packGuests } from "./pack-guests.ts";

/* What becomes of an index that another release has packed (docs/decisions/057-stored-data-changes-over-time.md, T28). */

const host = useHost();

/** Changes of the last while count as not packed, and would be packed once more. */
const later = () => new Date(Date.now() + 2 * packingMarginMs);

async function packedWedding() {
  const { invitationId } = await draftWedding(host.product, host.owner);
  const add = async (name: string) => {
    const guest = { ...guestInput, name };
    const contact = { ...noContact, phone: "+6281234567890" };
    return (
      await host.product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, host.owner)
    ).guestId;
  };
  const ids = [await add("Hadi"), await add("Siti")] as const;
  await packGuests(invitationId, later());
  return { invitationId, ids };
}

const stateOf = async (invitationId: string) => (await indexStateDocument(invitationId).get()).data();

/** Every text of an index. */
async function texts(path: string): Promise<string[]> {
  const { docs } = await db().collection(path).get();
  return docs.flatMap((part) => indexPartSchema.safeParse(part.data()).data?.rows ?? []);
}

/** Writes the row of a guest as another release would. */
async function rewrite(invitationId: string, id: string, change: (row: unknown[]) => unknown): Promise<void> {
  const reference = guestPartDocument(invitationId, indexPartOf(id), 0);
  const rows = packedById((await reference.get()).data()?.rows ?? "[]");
  rows.set(id, change(rows.get(id) as unknown[]));
  await reference.set({ rows: JSON.stringify([...rows.values()]) });
}

const rowsOf = async (path: string) => {
  const rows = (await texts(path)).flatMap((text) => [...packedById(text)]);
  return new Map(rows);
};

test("an index of an earlier format is packed anew, with guests of whom nothing was changed", async () => {
  const { invitationId, ids } = await packedWedding();
  const path = paths.guestIndex(invitationId);
  const whole = await rowsOf(path);
  for (const id of ids) await rewrite(invitationId, id, (row) => row.slice(0, -2));
  await packGuests(invitationId, later());
  expect((await texts(path)).flatMap(unpackRows).map(({ replies }) => replies)).toEqual([null, null]);

  // As the next release does, whose rows have an entry more.
  await packGuests(invitationId, later(), { hasDoor: false, format: packedFormat + 1 });
  expect(await rowsOf(path)).toEqual(whole);
  expect(await stateOf(invitationId)).toMatchObject({ format: packedFormat + 1 });
});

test("an index of a later format keeps what this release does not know, and is packed anew by the later one", async () => {
  const { invitationId, ids } = await packedWedding();
  const [hadi, siti] = ids;
  await packGuests(invitationId, later(), { hasDoor: false, format: packedFormat + 1 });
  const path = paths.guestIndex(invitationId);
  const before = await rowsOf(path);
  // Of Siti a later release says more; and who she is to it, this one cannot read.
  for (const id of ids)
    await rewrite(invitationId, id, (row) => [
      ...row.slice(0, 9),
      ...(row[0] === siti ? [{}] : row.slice(9, 10)),
      ...row.slice(10),
      "of later",
    ]);
  const guest = { ...guestInput, name: "Hadi Wiranto" };
  await host.product.asHost(
    "saveGuest",
    { invitationId, guestId: hadi, guest, contact: noContact },
    host.owner,
  );
  // Later than what counts as packed.
  await db().doc(paths.guest(invitationId, hadi)).update({ updatedAt: later() });

  await packGuests(invitationId, later());
  const after = await rowsOf(path);
  expect(after.get(siti)).toEqual([...(before.get(siti) as unknown[]).with(9, {}), "of later"]);
  expect((await texts(path)).flatMap(unpackRows)).toMatchObject([{ id: hadi, name: "Hadi Wiranto" }]);
  expect(await stateOf(invitationId)).toMatchObject({ format: packedFormat });
  // Their contacts: one was taken away, the other is as it was.
  expect((await texts(paths.contactIndex(invitationId))).flatMap(unpackContacts)).toMatchObject([
    { id: siti },
  ]);

  await packGuests(invitationId, later(), { hasDoor: false, format: packedFormat + 1 });
  expect(
    (await texts(path))
      .flatMap(unpackRows)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["Hadi Wiranto", "Siti"]);
});
