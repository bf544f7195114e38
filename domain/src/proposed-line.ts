import { proposedPersonSchema, type ProposedPerson } from "./branch.ts";
import { readGuestLine } from "./guest-line.ts";
import { limits } from "./limits.ts";

const addressed =
  /^(bapak|bpk\.?|pak|ibu|bu|sdri?\.?|saudara|saudari|mas|mbak|mba|pakde|bude|om|tante)\s+(\S.*)$/i;
const household = /\s*(?:(&|dan|and|beserta)\s+(?:keluarga|kel\b\.?|family)|(sekeluarga))\s*$/i;

/** Somebody out of a pasted line: honorific and "& Keluarga" taken apart; the number is left as it was typed. */
export interface ProposedLine {
  person: ProposedPerson;
  typedPhone: string;
}

/** @returns null for a line without a name, or with one that is too long */
export function readProposedLine(line: string): ProposedLine | null {
  const typed = readGuestLine(line);
  const suffix = household.exec(typed.name)?.[0].trim() ?? "";
  const whole = typed.name.replace(household, "").replace(/[\s,;:|/(–-]+$/, "");
  const [, honorific = "", name = whole] = addressed.exec(whole) ?? [];
  const seats = Number(typed.seats);
  const { min, max } = limits.guest.seats;
  const read = proposedPersonSchema.safeParse({
    name,
    honorific,
    suffix,
    origin: "",
    seats: seats >= min && seats <= max ? seats : limits.guestImport.seats,
  });
  return read.success ? { person: read.data, typedPhone: typed.phone } : null;
}
