import { eventTime } from "@janur/domain/door/door-event";
import type { Verdict } from "@janur/domain/door/verdict";
import type { Shown } from "../../desk/desk.ts";
import type { Words } from "../../texts/words.ts";
import type { SignName } from "../sign.tsx";

/** What a verdict screen says: its colour, its shape, and its words from the largest down. */
export interface VerdictText {
  tone: "in" | "again" | "no";
  sign: SignName;
  title: string;
  name: string;
  lines: string[];
}

interface Facts {
  time: (at: number) => string;
  /** As of when the list is, by the server's clock. */
  listAt: number;
  table: string;
  /** What a ceremony is called. */
  nameOf: (ceremony: string) => string;
}

export function verdictText(shown: Shown, w: Words["verdict"], facts: Facts): VerdictText {
  if (shown.kind === "test")
    return { tone: "in", sign: "check", title: w.testTitle, name: "", lines: [w.test] };
  if (shown.kind === "verdict") return refusalText(shown.verdict, w, facts);
  const { row, walkIn, people, inAll } = shown;
  const seats = row?.seats ?? 0;
  const lines =
    row === null
      ? [w.people(people)]
      : [
          seats > 1 ? w.of(inAll, seats) : w.people(inAll),
          ...(inAll < seats ? [w.follow(seats - inAll)] : []),
          ...(inAll > seats ? [w.over(inAll - seats)] : []),
        ];
  return {
    ...{ tone: "in", sign: "check", title: w.welcome, name: row?.name ?? walkIn?.name ?? "" },
    lines: [...lines, facts.table].filter((line) => line !== ""),
  };
}

function refusalText(verdict: Verdict, w: Words["verdict"], { time, listAt, nameOf }: Facts): VerdictText {
  switch (verdict.kind) {
    case "allIn":
    case "partly":
      return {
        ...{ tone: "again", sign: "warn", title: w.alreadyTitle, name: verdict.row.name },
        lines: [
          w.of(verdict.arrived.people, verdict.row.seats),
          w.already(time(eventTime(verdict.last)), verdict.last.by),
        ],
      };
    case "expected":
      return { tone: "in", sign: "check", title: w.welcome, name: verdict.row.name, lines: [] };
    case "otherCeremony":
      return {
        ...{ tone: "again", sign: "warn", title: w.otherTitle, name: verdict.row.name },
        lines: [
          w.other(
            (verdict.row.ceremonies ?? [])
              .map(nameOf)
              .filter((name) => name !== "")
              .join(", "),
          ),
        ],
      };
    case "revoked":
      return {
        ...{ tone: "no", sign: "ask", title: w.revokedTitle, name: verdict.row.name },
        lines: [w.revoked(time(listAt))],
      };
    case "forged":
      return { tone: "no", sign: "ask", title: w.forgedTitle, name: "", lines: [w.forged(time(listAt))] };
    case "unknown":
      return { tone: "no", sign: "ask", title: w.unknownTitle, name: "", lines: [w.unknown(time(listAt))] };
  }
}
