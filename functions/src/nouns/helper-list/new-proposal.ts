import type { ProposedGuest, ProposedPerson } from "@janur/domain/helper/helper-list";
import { addressedName } from "@janur/domain/guest/guest-name";
import { doubleKey } from "@janur/domain/guest/guest-double";
import type { Pass } from "@janur/domain/helper/pass";
import type { CellPhone } from "@janur/domain/contact/phone-cell";
import type { SoughtPerson } from "./find-proposal-doubles.ts";

/** Somebody whom a helper just wrote down, before anybody looked whether they are known. */
export interface TypedPerson {
  id: string;
  person: ProposedPerson;
  phone: Pick<CellPhone, "phone" | "note">;
}

export function soughtPerson({ id, person, phone }: TypedPerson, pass: Pick<Pass, "name">): SoughtPerson {
  return { id, ...person, phone: phone.phone, by: pass.name, addressed: addressedName(person) };
}

/** What a helper's words make of a proposal, new or changed. */
export function typedFields(
  { person, phone }: TypedPerson,
  isKnown: boolean,
): Pick<ProposedGuest, keyof ProposedPerson | "doubleKey" | "phone" | "phoneNote" | "isKnown"> {
  return {
    ...person,
    doubleKey: doubleKey(person.name),
    phone: phone.phone,
    phoneNote: phone.note,
    isKnown,
  };
}

export function newProposal(
  typed: TypedPerson,
  { pass, isKnown, now }: { pass: Pick<Pass, "id" | "name">; isKnown: boolean; now: Date },
): ProposedGuest {
  return {
    id: typed.id,
    passId: pass.id,
    by: pass.name,
    ...typedFields(typed, isKnown),
    state: "waiting",
    word: "",
    guestId: null,
    createdAt: now,
    decidedAt: null,
    expireAt: null,
  };
}
