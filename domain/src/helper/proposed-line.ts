import { proposedPersonSchema, type ProposedPerson } from "./helper-list.ts";
import { readGuestLines } from "../guest/lines/guest-lines.ts";
import { limits } from "../limits.ts";
import { namedPerson } from "../guest/named-person.ts";
import { usualSeats } from "../guest/party-size.ts";

/** Somebody out of a pasted line: honorific and "& Keluarga" taken apart; the number is left as it was typed. */
export interface ProposedLine {
  /** From 1. */
  line: number;
  typed: string;
  /** Null for a line without a name, with one that is too long, and for what is rather a heading, a sum or talk. */
  person: ProposedPerson | null;
  typedPhone: string;
}

/** The lines of a pasted list; those on which nothing stands are left out. */
export function readProposedLines(text: string): ProposedLine[] {
  const { min, max } = limits.guest.seats;
  return readGuestLines(text).map(({ line, typed, name, phone, origin, seats, doubt }) => {
    const person = namedPerson(name);
    const said = Number(seats);
    const read = proposedPersonSchema.safeParse({
      ...person,
      origin: origin.slice(0, limits.guest.origin),
      seats: said >= min && said <= max ? said : usualSeats(person),
    });
    return { line, typed, person: doubt === null && read.success ? read.data : null, typedPhone: phone };
  });
}
