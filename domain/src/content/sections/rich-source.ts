import { limits } from "../../limits.ts";
import type { Block, RichText, Run } from "./rich-text.ts";
import { webLinkSchema } from "./base.ts";

/*
 * Formatted text as it is typed, in the marks that people know from WhatsApp: *bold*, _italic_, lines that begin with
 * "- " or "1. ", [words](https://…) or a bare address. A backslash takes a mark its meaning.
 */

const itemMark = /^(?:[-•]|\d{1,3}[.)]) +(?=\S)/;
const escapable = /[\\*_[\].):•-]/;
const bareAddress = /https?:\/\/[^\s<>"\\[\]*()]*[^\s<>"\\[\]*().,;:!?]/y;
const linkTarget = /\]\((https?:\/\/[^\s()<>"\\]+)\)/y;
const letter = /[\p{L}\p{N}]/u;

type Look = Omit<Run, "text">;

const noLook: Look = { isBold: false, isItalic: false, link: "" };

/** What was typed: words alone, unless a mark in them means something. */
export function richTextOf(source: string): RichText {
  // Too long to be kept in any case; marks without an end would be looked for again and again.
  if (source.length > 4 * limits.content.paragraph) return source;
  const blocks = blocksOf(source);
  if (blocks.some(hasLook)) return { blocks };
  const plain = source.includes("\\") ? richSourceOf({ blocks }) : source;
  // Words that only look like marks have to be told from marks when they are read again.
  return plain.includes("\\") ? { blocks } : plain;
}

/** What would have to be typed for this text. */
export function richSourceOf(text: RichText): string {
  return typeof text === "string" ? text : text.blocks.map(blockSource).join("\n\n");
}

function hasLook(block: Block): boolean {
  return block.type === "list" || block.runs.some((run) => !isSameLook(run, noLook));
}

function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: Run[][] = [];
  const endParagraph = () => {
    const runs = lines.flatMap((line, index) => (index === 0 ? line : [{ ...noLook, text: "\n" }, ...line]));
    if (runs.length > 0) blocks.push({ type: "paragraph", runs: joined(runs) });
    lines = [];
  };
  for (const line of source.split(/\r?\n/)) {
    const mark = itemMark.exec(line)?.[0];
    if (mark === undefined) {
      if (line.trim() === "") endParagraph();
      else lines.push(runsOf(tokensOf(line), noLook));
      continue;
    }
    endParagraph();
    const isNumbered = /^\d/.test(mark);
    const item = { runs: runsOf(tokensOf(line.slice(mark.length)), noLook) };
    const last = blocks.at(-1);
    if (last?.type === "list" && last.isNumbered === isNumbered) last.items.push(item);
    else blocks.push({ type: "list", isNumbered, items: [item] });
  }
  endParagraph();
  return blocks;
}

/** A letter as it stands, a link, or a mark with what it may do at its place. */
interface Token {
  text: string;
  address?: string;
  mark?: { field: "isBold" | "isItalic"; opens: boolean; closes: boolean };
}

function tokensOf(line: string, hasLinks = true): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    const [token, length] = escapedAt(line, at) ?? (hasLinks ? linkAt(line, at) : null) ?? signAt(line, at);
    tokens.push(token);
    at += length;
  }
  return tokens;
}

type Found = [token: Token, length: number];

function escapedAt(line: string, at: number): Found | null {
  const next = line[at + 1] ?? "";
  return line[at] === "\\" && escapable.test(next) ? [{ text: next }, 2] : null;
}

function linkAt(line: string, at: number): Found | null {
  const bare = letter.test(line[at - 1] ?? "") ? "" : (matchAt(bareAddress, line, at)?.[0] ?? "");
  if (isLink(bare)) return [{ text: bare, address: bare }, bare.length];
  const close = line[at] === "[" ? line.indexOf("](", at) : -1;
  if (close < 0) return null;
  const [target = "", address = ""] = matchAt(linkTarget, line, close) ?? [];
  const text = line.slice(at + 1, close);
  const isLinked = isLink(address) && text.trim() !== "" && !text.includes("[");
  return isLinked ? [{ text, address }, text.length + 1 + target.length] : null;
}

/** A mark opens before a word and closes behind one, so that "2*3*4" and "nama_berkas_ini" stay what they are. */
function signAt(line: string, at: number): Found {
  const text = line[at] ?? "";
  const [before, behind] = [line[at - 1] ?? "", line[at + 1] ?? ""];
  const field = text === "*" ? "isBold" : text === "_" ? "isItalic" : null;
  if (field === null) return [{ text }, 1];
  const opens = !letter.test(before) && !/^\s?$/.test(behind);
  const closes = !letter.test(behind) && !/^\s?$/.test(before);
  return [{ text, mark: { field, opens, closes } }, 1];
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

function isLink(address: string): boolean {
  return address !== "" && webLinkSchema.safeParse(address).success;
}

/** One line, or the inside of a mark in it. */
function runsOf(tokens: readonly Token[], look: Look): Run[] {
  const runs: Run[] = [];
  const endless = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? { text: "" };
    const { text, address, mark } = token;
    if (address !== undefined) {
      runs.push(...runsOf(tokensOf(text, false), { ...look, link: address }));
      continue;
    }
    const canOpen = mark?.opens === true && !look[mark.field] && !endless.has(mark.field);
    const end = canOpen
      ? tokens.findIndex((other, index) => index > at + 1 && closes(other, mark.field))
      : -1;
    if (canOpen && end > 0) {
      runs.push(...runsOf(tokens.slice(at + 1, end), { ...look, [mark.field]: true }));
      at = end;
    } else {
      // What has no end from here has none further on.
      if (canOpen && at + 2 < tokens.length) endless.add(mark.field);
      runs.push({ ...look, text });
    }
  }
  return joined(runs);
}

function closes({ mark }: Token, field: "isBold" | "isItalic"): boolean {
  return mark?.field === field && mark.closes;
}

/** Neighbours of one look are one run. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last !== undefined && isSameLook(last, run))
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

function isSameLook(one: Look, other: Look): boolean {
  return one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link;
}

function blockSource(block: Block): string {
  if (block.type === "paragraph") return lineSource(block.runs, true);
  return block.items
    .map(
      ({ runs }, index) => `${block.isNumbered ? `${String(index + 1)}.` : "-"} ${lineSource(runs, false)}`,
    )
    .join("\n");
}

/** @param isParagraph whether its lines have to be told from those of a list */
function lineSource(runs: readonly Run[], isParagraph: boolean): string {
  const source = runsSource(runs, []);
  return isParagraph ? source.split("\n").map(withoutItemMark).join("\n") : source;
}

function withoutItemMark(line: string): string {
  const mark = itemMark.exec(line)?.[0].trimEnd();
  return mark === undefined ? line : `${mark.slice(0, -1)}\\${line.slice(mark.length - 1)}`;
}

type Mark = "isBold" | "isItalic" | "link";

const signs = { isBold: "*", isItalic: "_" } as const;

/** Marks that reach further stand outside of those that end first. */
function runsSource(runs: readonly Run[], done: readonly Mark[]): string {
  let source = "";
  for (let at = 0; at < runs.length;) {
    const rest = runs.slice(at);
    const open = (["isBold", "isItalic", "link"] as const)
      .filter((mark) => !done.includes(mark) && (rest[0]?.[mark] ?? "") !== noLook[mark])
      .map((mark) => ({ mark, length: reach(rest, mark) }))
      .toSorted((one, other) => other.length - one.length)[0];
    const inner = rest.slice(0, open?.length ?? 1);
    source +=
      open === undefined
        ? inner.map(({ text }) => escaped(text)).join("")
        : open.mark === "link"
          ? linkSource(inner, done, source, runs[at + inner.length])
          : signs[open.mark] + runsSource(inner, [...done, open.mark]) + signs[open.mark];
    at += inner.length;
  }
  return source;
}

function reach(runs: readonly Run[], mark: Mark): number {
  const end = runs.findIndex((run) => run[mark] !== runs[0]?.[mark]);
  return end < 0 ? runs.length : end;
}

/** A bare address where it would be read as that, between what stands before it and behind it. */
function linkSource(
  runs: readonly Run[],
  done: readonly Mark[],
  before: string,
  next: Run | undefined,
): string {
  const [{ text, link: address } = { text: "", link: "" }] = runs;
  const behind = next?.text[0] ?? (done.length > 0 ? "_" : "");
  const isBare =
    runs.length === 1 && text === address && /^\s?$/.test(behind) && !letter.test(before.at(-1) ?? "");
  return isBare ? address : `[${runsSource(runs, [...done, "link"])}](${address})`;
}

function escaped(text: string): string {
  return text.replace(/[\\[*_]|:(?=\/\/)/g, (sign, at: number) => {
    const [before, behind] = [text[at - 1] ?? "", text[at + 1] ?? ""];
    const opens = !letter.test(before) && !/\s/.test(behind);
    const closes = !letter.test(behind) && !/\s/.test(before);
    return /[\\[:]/.test(sign) || opens || closes ? `\\${sign}` : sign;
  });
}
