import { isIndonesianLandline } from "@janur/domain/contact/contact";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { SendingRun } from "@janur/domain/guest/sending-run";

/** Numbers by guest, as prepared messages tell them: rows have none. */
export type KnownNumbers = ReadonlyMap<string, string | null>;

interface Desk {
  run: SendingRun;
  numbers: KnownNumbers;
  skipped: ReadonlySet<string>;
}

/** Whether somebody is invited by hand, so that nothing goes to a number. */
export function isByHand({ channel }: Pick<GuestRow, "channel">, run: SendingRun): boolean {
  return run === "invitation" && (channel === "printed" || channel === "spoken");
}

/** The number that WhatsApp can open; null where there is none, or one without WhatsApp. */
export function mobileOf(phone: string | null): string | null {
  return phone === null || isIndonesianLandline(phone) ? null : phone;
}

/** Whether a guest's message is known to have no number to go to, though it needs one. A group is picked in WhatsApp. */
export function lacksNumber(
  guest: Pick<GuestRow, "id" | "channel" | "kind">,
  { run, numbers }: Pick<Desk, "run" | "numbers">,
): boolean {
  const phone = numbers.get(guest.id);
  if (phone === undefined || guest.kind === "group" || isByHand(guest, run)) return false;
  return mobileOf(phone) === null;
}

/**
 * Who waits, in the order in which the desk takes them: whoever was skipped later, and last of each whoever cannot be
 * written to. A message that was opened already is asked about first all the same.
 */
export function deskOrder<Guest extends Pick<GuestRow, "id" | "channel" | "kind" | "sending">>(
  waiting: readonly Guest[],
  { run, numbers, skipped }: Desk,
): Guest[] {
  const rankOf = (guest: Guest) => {
    const isAsked = run === "invitation" && guest.sending === "handed";
    return (skipped.has(guest.id) ? 2 : 0) + (!isAsked && lacksNumber(guest, { run, numbers }) ? 1 : 0);
  };
  return waiting.toSorted((a, b) => rankOf(a) - rankOf(b));
}
