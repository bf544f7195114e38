import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import * as z from "zod";
import { rowChecker } from "./check-rows.ts";
import heldOut from "./corpus/held-out.txt?raw";
import tuning from "./corpus/tuning.txt?raw";
import { readText } from "./read-file.ts";
import { FileRefused, type Table } from "./table.ts";

/*
 * Pastes as families make them, in two files: what the reader was built on, and what was written beforehand and never
 * tuned on. Each line says behind ⇒ what it is: the guest as a message greets them, with (origin), x4 for four people
 * and #7801 for the end of their number; `!` where somebody has to look at them; `?` for what is left out until somebody
 * has looked, `-` for what is nothing. Without ⇒ the line is the name.
 */

interface Expected {
  typed: string;
  /** Null for what is no guest. */
  guest: string | null;
  isFlagged: boolean;
  isNothing: boolean;
}

function pastesOf(text: string): Expected[][] {
  return text
    .split(/^%% .*\n/m)
    .filter((paste) => paste !== "")
    .map((paste) => paste.replace(/\n$/, "").split("\n").map(expectedOf));
}

function expectedOf(line: string): Expected {
  const [typed = "", said] = line.split(" ⇒ ");
  const outcome = said ?? typed.replace(/^\d+[.)]\s|^[-•·▪○►]\s|[,;]$/g, "");
  const isFlagged = /^[!?]/.test(outcome);
  const guest = outcome === "?" || outcome === "-" ? null : outcome.replace(/^!/, "");
  return { typed, guest, isFlagged, isNothing: outcome === "-" };
}

const check = (table: Table) =>
  table.rows.map(
    rowChecker(table.columns ?? ["name"], {
      guest: limits.guest,
      emailPattern: z.regexes.email.source,
      ceremonies: [],
    }),
  );

/** What an import proposes for each line of a paste, by its number. */
function outcomesOf(paste: string): Map<number, { guest: string | null; isFlagged: boolean }> {
  try {
    const rows = check(readText(paste, limits.guestImport, true));
    return new Map(
      rows.map(({ row, isRefused, doubt, notes, guest, contact }) => {
        const { honorific = "", name, suffix = "", origin = "", seats = 1 } = guest;
        const said = [
          honorific,
          name,
          suffix,
          origin === "" ? "" : `(${origin})`,
          seats === 1 ? "" : `x${String(seats)}`,
          contact.phone == null ? "" : `#${contact.phone.slice(-4)}`,
        ];
        const isLeftOut = isRefused || doubt !== null;
        return [
          row,
          {
            guest: isLeftOut ? null : said.filter((part) => part !== "").join(" "),
            isFlagged: isLeftOut || notes.length > 0,
          },
        ];
      }),
    );
  } catch (error) {
    if (error instanceof FileRefused && error.problem === "empty") return new Map();
    throw error;
  }
}

interface Figures {
  pastes: number;
  lines: number;
  guest: { precision: number; recall: number };
  flagged: { precision: number; recall: number };
  wrong: string[];
}

function measure(text: string): Figures {
  const pastes = pastesOf(text);
  const guest = { found: 0, right: 0, wanted: 0 };
  const flagged = { found: 0, right: 0, wanted: 0 };
  const wrong: string[] = [];
  for (const lines of pastes) {
    const outcomes = outcomesOf(lines.map(({ typed }) => typed).join("\n"));
    lines.forEach((expected, index) => {
      const found = outcomes.get(index + 1) ?? { guest: null, isFlagged: false };
      // Whoever is called otherwise than their line says is a wrong guest and a missing one.
      guest.found += Number(found.guest !== null);
      guest.wanted += Number(expected.guest !== null);
      guest.right += Number(expected.guest !== null && found.guest === expected.guest);
      flagged.found += Number(found.isFlagged);
      flagged.wanted += Number(expected.isFlagged);
      flagged.right += Number(found.isFlagged && expected.isFlagged);
      if (found.guest !== expected.guest || found.isFlagged !== expected.isFlagged)
        wrong.push(
          `${expected.typed} → ${found.isFlagged ? "!" : ""}${String(found.guest)}, not ${expected.isFlagged ? "!" : ""}${String(expected.guest)}`,
        );
    });
  }
  const share = ({ found, right, wanted }: typeof guest) => ({
    precision: right / found,
    recall: right / wanted,
  });
  const lines = pastes.reduce((sum, paste) => sum + paste.length, 0);
  return { pastes: pastes.length, lines, guest: share(guest), flagged: share(flagged), wrong };
}

const percent = ({ precision, recall }: { precision: number; recall: number }) =>
  `precision ${(precision * 100).toFixed(1)} %, recall ${(recall * 100).toFixed(1)} %`;

test.for<[string, string, number]>([
  ["tuning", tuning, 133],
  ["held-out", heldOut, 67],
])("%s: who is a guest, and what somebody has to look at", async ([file, text, atLeast], { annotate }) => {
  const { pastes, lines, guest, flagged, wrong } = measure(text);
  await annotate(
    `${file}: ${String(pastes)} pastes, ${String(lines)} lines; is a guest: ${percent(guest)}; to look at: ${percent(flagged)}`,
  );
  expect(pastes).toBeGreaterThanOrEqual(atLeast);
  const all = { wrong, ...guest };
  expect(all.precision, wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(all.recall, wrong.join("\n")).toBeGreaterThanOrEqual(0.97);
  expect(flagged.precision, wrong.join("\n")).toBeGreaterThanOrEqual(0.97);
  expect(flagged.recall, wrong.join("\n")).toBeGreaterThanOrEqual(0.97);
});
