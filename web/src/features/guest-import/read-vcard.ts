import type { ImportField } from "@janur/domain/guest/guest-import";
import { rowCollector, type ImportLimits, type Table } from "./table.ts";

const columns = [
  "name",
  "phone",
  "email",
  "organisation",
  "position",
  "address",
  "note",
] as const satisfies ImportField[];

interface Property {
  name: string;
  /** Upper case: `TYPE=CELL` and what vCard 2.1 says as `CELL` alone. */
  parameters: string;
  value: string;
}

/** Contacts of a phone: vCard 2.1, 3.0 and 4.0. @throws FileRefused */
export function readVcard(text: string, limits: ImportLimits): Table {
  const collector = rowCollector(limits);
  let card: Property[] | null = null;
  let line = 0;
  for (const property of properties(text)) {
    if (property.name === "BEGIN") card = [];
    else if (property.name === "END" && card !== null) {
      line += 1;
      if (!card.some(({ name, value }) => name === "KIND" && value.toLowerCase() === "group"))
        collector.add(line, rowOf(card));
      card = null;
    } else card?.push(property);
  }
  return { rows: collector.rows, columns };
}

function* properties(text: string): Generator<Property> {
  // Folded lines go on after a blank.
  const lines = text.split(/\r\n?|\n/).reduce<string[]>((unfolded, line) => {
    const before = unfolded.at(-1);
    if (before !== undefined && /^[ \t]/.test(line)) unfolded[unfolded.length - 1] = before + line.slice(1);
    else unfolded.push(line);
    return unfolded;
  }, []);
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, parameters = "", start = ""] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^:"]|"[^"]*")*)?):(.*)$/.exec(lines[at] ?? "") ?? [];
    if (name === undefined) continue;
    let value = start;
    if (/QUOTED-PRINTABLE/i.test(parameters)) {
      while (value.endsWith("=") && at + 1 < lines.length) {
        at += 1;
        value = value.slice(0, -1) + (lines[at] ?? "");
      }
      value = fromQuotedPrintable(value, /CHARSET=([\w-]+)/i.exec(parameters)?.[1] ?? "utf-8");
    }
    yield { name: name.toUpperCase(), parameters: parameters.toUpperCase(), value };
  }
}

function fromQuotedPrintable(value: string, charset: string): string {
  const encoder = new TextEncoder();
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|([^=]+|=)/gi)].flatMap(([, hex, plain]) =>
    hex === undefined ? [...encoder.encode(plain)] : [Number.parseInt(hex, 16)],
  );
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
}

function rowOf(card: readonly Property[]): string[] {
  const all = (name: string) => card.filter((property) => property.name === name);
  const first = (name: string) => all(name)[0]?.value ?? "";
  const [family = "", given = "", middle = ""] = partsOf(first("N"));
  const phones = all("TEL")
    .map(({ parameters, value }) => ({
      number: value.replace(/^tel:/i, "").replace(/;.*$/, ""),
      rank: /FAX|PAGER/.test(parameters)
        ? 3
        : /CELL|PREF/.test(parameters)
          ? 0
          : /HOME/.test(parameters)
            ? 2
            : 1,
    }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank);
  const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== "").join(by);
  return [
    unescaped(first("FN")).trim() || joined([given, middle, family], " "),
    [...new Set(phones.map(({ number }) => number))].join(" / "),
    first("EMAIL"),
    partsOf(first("ORG"))[0] ?? "",
    unescaped(first("TITLE")),
    joined(partsOf(first("ADR")), ", "),
    unescaped(first("NOTE")),
  ];
}

/** Parts of a value between semicolons. */
function partsOf(value: string): string[] {
  return [...value.matchAll(/((?:\\[\s\S]|[^;\\])*)(?:;|$)/g)].map(([, part = ""]) => unescaped(part).trim());
}

function unescaped(value: string): string {
  return value.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}
