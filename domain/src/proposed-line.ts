import { proposedPersonSchema, type ProposedPerson } from "./branch.ts";
import { readGuestLine } from "./guest-line.ts";
import { limits } from "./limits.ts";
import { namedPerson } from "./named-person.ts";

/** Somebody out of a pasted line: honorific and "& Keluarga" taken apart; the number is left as it was typed. */
export interface ProposedLine {
  person: ProposedPerson;
  typedPhone: string;
}

/** @returns null for a line without a name, or with one that is too long */
export function readProposedLine(line: string): ProposedLine | null {
  const typed = readGuestLine(line);
  const seats = Number(typed.seats);
  const { min, max } = limits.guest.seats;
  const read = proposedPersonSchema.safeParse({
    ...namedPerson(typed.name),
    origin: "",
    seats: seats >= min && seats <= max ? seats : limits.guestImport.seats,
  });
  return read.success ? { person: read.data, typedPhone: typed.phone } : null;
}
