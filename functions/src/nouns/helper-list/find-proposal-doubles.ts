import type { ProposedGuest } from "@janur/domain/helper/helper-list";
import { guestSchema } from "@janur/domain/guest/guest";
import { addressedName, spokenName } from "@janur/domain/guest/guest-name";
import {
  doubleFinder,
  doubleKey,
  type FoundDouble,
  type KnownPerson,
} from "@janur/domain/guest/guest-double";
import { limits } from "@janur/domain/limits";
import { searchPart } from "@janur/domain/text/name-search";
import { paths } from "@janur/domain/paths";
import { inChunks } from "@janur/domain/list/in-chunks";
import { converter, db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { allProposals } from "../../store/proposal-documents.ts";

/** Values that one `in` takes, and one `array-contains-any` here. */
const valuesAtOnce = 30;

/** Somebody who is on the list, or whom a helper wrote down. */
export interface KnownSomebody extends KnownPerson {
  /** "Bapak Hadi & Keluarga" */
  addressed: string;
  guestId: string | null;
  /** Who wrote them down; null for a guest. */
  helper: string | null;
}

/** Somebody who is looked for. */
export interface SoughtPerson extends KnownPerson {
  /** Of their proposal, which is not their own double. */
  id: string;
  by: string;
  honorific: string;
  addressed: string;
}

const wanted = guestSchema.pick({
  id: true,
  name: true,
  honorific: true,
  suffix: true,
  origin: true,
  listing: true,
});
const wantedFields = Object.keys(wanted.shape);

/**
 * The double of each person: a guest of the list, somebody else who waits, or an earlier one of `persons`; null for
 * none. Compared as an import compares, with those alone who share a number or the longest word of a name; of a very
 * common one with the first `limits.branch.namesakes`.
 */
export async function findProposalDoubles(
  invitationId: string,
  persons: readonly SoughtPerson[],
): Promise<(FoundDouble<KnownSomebody> | null)[]> {
  const [guests, proposals] = await Promise.all([
    guestsLike(invitationId, persons),
    proposalsLike(invitationId, persons),
  ]);
  const { remember, find } = doubleFinder<KnownSomebody>();
  for (const guest of guests) remember(guest);
  const own = new Set(persons.map(({ id }) => id));
  for (const proposal of proposals) {
    if (own.has(proposal.id)) continue;
    const name = spokenName(proposal);
    remember({ ...proposal, name, addressed: addressedName(proposal), guestId: null, helper: proposal.by });
  }
  return persons.map((person) => {
    const spoken = { ...person, name: spokenName(person) };
    const found = find(spoken);
    remember({ ...spoken, guestId: null, helper: person.by });
    return found;
  });
}

async function guestsLike(invitationId: string, persons: readonly KnownPerson[]): Promise<KnownSomebody[]> {
  const contacts = db().collection(paths.contacts(invitationId));
  const guests = db().collection(paths.guests(invitationId));
  const [byPhone, byName] = await Promise.all([
    Promise.all(
      inParts(persons.map(({ phone }) => phone)).map((phones) =>
        contacts.where("phone", "in", phones).limit(limits.branch.namesakes).get(),
      ),
    ),
    Promise.all(
      inParts(persons.map(({ name }) => searchPart(name))).map((parts) =>
        guests
          .where("nameParts", "array-contains-any", parts)
          .select(...wantedFields)
          .withConverter(converter(wanted))
          .limit(limits.branch.namesakes)
          .get(),
      ),
    ),
  ]);
  const phones = new Map(
    byPhone.flatMap(({ docs }) => docs).map((found) => [found.id, String(found.get("phone"))] as const),
  );
  const reached = await Promise.all([...phones.keys()].map((id) => guestDocument(invitationId, id).get()));
  const found = [
    ...reached.flatMap((snapshot) => snapshot.data() ?? []),
    ...byName.flatMap(({ docs }) => docs.map((snapshot) => snapshot.data())),
  ];
  return found
    .filter(({ listing }) => listing === "listed")
    .map((guest) => ({
      name: spokenName(guest),
      origin: guest.origin,
      phone: phones.get(guest.id) ?? null,
      addressed: addressedName(guest),
      guestId: guest.id,
      helper: null,
    }));
}

async function proposalsLike(
  invitationId: string,
  persons: readonly KnownPerson[],
): Promise<ProposedGuest[]> {
  const all = allProposals(invitationId).limit(limits.branch.namesakes);
  const found = await Promise.all([
    ...inParts(persons.map(({ phone }) => phone)).map((phones) => all.where("phone", "in", phones).get()),
    ...inParts(persons.map(({ name }) => doubleKey(name))).map((keys) =>
      all.where("doubleKey", "in", keys).get(),
    ),
  ]);
  return found
    .flatMap(({ docs }) => docs.map((snapshot) => snapshot.data()))
    .filter(({ state }) => state === "waiting");
}

/** Each once, without those that say nothing, as many together as one query takes. */
function inParts(values: readonly (string | null)[]): string[][] {
  const each = [...new Set(values.flatMap((value) => value ?? []))].filter((value) => value !== "");
  return inChunks(each, valuesAtOnce);
}
