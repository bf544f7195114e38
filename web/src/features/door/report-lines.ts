import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import type { DoorCeremony } from "@janur/domain/contracts/door-callables";
import type { Arrived } from "@janur/domain/door/door-report";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { compareNames } from "@janur/domain/text/name-order";
import { plainWords } from "@janur/domain/text/plain-words";

/** One invitation, or somebody who is on no list. */
export interface ReportLine {
  key: string;
  /** Null for who is on no list, and for who was deleted from it. */
  guest: GuestRow | null;
  /** Empty for who was deleted. */
  name: string;
  /** Origin and group, or whose guest they are. */
  about: string;
  arrived: Arrived | null;
}

export interface ReportLines {
  here: ReportLine[];
  absent: ReportLine[];
  walkIns: ReportLine[];
}

/** Who came to a ceremony in the order in which they came, and who of those who were invited did not by their names. */
export function reportLines(
  rows: readonly GuestRow[],
  arrived: readonly Arrived[],
  ceremony: Pick<DoorCeremony, "id" | "isOpen">,
): ReportLines {
  const own = arrived.filter((one) => one.ceremony === ceremony.id);
  const byGuest = new Map(own.flatMap((one) => (one.guest === null ? [] : [[one.guest, one] as const])));
  const invited = rows.filter(
    (row) =>
      row.listing === "listed" && row.kind !== "group" && (byGuest.has(row.id) || isInvitedTo(row, ceremony)),
  );
  const lines = invited.map((guest): ReportLine => {
    const about = [guest.origin, guest.group].filter((part) => part !== "").join(" · ");
    return {
      key: guest.id,
      guest,
      name: addressedName(guest),
      about,
      arrived: byGuest.get(guest.id) ?? null,
    };
  });
  const listed = new Set(invited.map(({ id }) => id));
  const others = own
    .filter(({ guest }) => guest === null || !listed.has(guest))
    .map((one): ReportLine => {
      const { walkIn, guest } = one;
      const key = guest ?? walkIn?.id ?? "";
      return { key, guest: null, name: walkIn?.name ?? "", about: walkIn?.of ?? "", arrived: one };
    });
  return {
    here: lines.filter((line) => line.arrived !== null).sort(byArrival),
    absent: lines
      .filter((line) => line.arrived === null)
      .sort((a, b) => compareNames(a.guest?.name ?? "", b.guest?.name ?? "")),
    walkIns: others.sort(byArrival),
  };
}

function byArrival({ arrived: a }: ReportLine, { arrived: b }: ReportLine): number {
  return (a?.arrivals[0]?.at ?? 0) - (b?.arrivals[0]?.at ?? 0);
}

/** Those whose name or group has every word that somebody types. */
export function shownLines(lines: readonly ReportLine[], typed: string): readonly ReportLine[] {
  const words = plainWords(typed).split(" ");
  if (words.every((word) => word === "")) return lines;
  return lines.filter(({ name, about }) => {
    const text = plainWords(`${name} ${about}`);
    return words.every((word) => text.includes(word));
  });
}
