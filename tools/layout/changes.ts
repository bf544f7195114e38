import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";

/** Something that is done again and again, measured by what was done before. */
interface Change {
  what: string;
  /** What the files are looked through for. */
  as: string;
  /** So many files are aimed at. */
  goal: number;
  /** So many it takes at most; lowered with whatever makes it fewer. */
  most: number;
  isTouched: (text: string, path: string) => boolean;
}

const names = (text: string, ...words: readonly string[]): boolean =>
  words.every((word) => new RegExp(`\\b${word}\\b`).test(text));

export const changes: readonly Change[] = [
  {
    what: "a guest's field: form, list, import, export, print, merge",
    as: "files that name both `position` and `organisation`",
    goal: 6,
    most: 4,
    isTouched: (text) => names(text, "position", "organisation"),
  },
  {
    what: "a theme",
    as: "files in folders of `kota`; `theme-lists` holds that no others name a theme",
    goal: 4,
    most: 4,
    isTouched: (_text, path) => path.includes("/kota/"),
  },
  {
    what: "an operation of hosts with a button",
    as: "files that name `nameForGifts`, and texts of its dialog",
    goal: 6,
    most: 6,
    isTouched: (text, path) =>
      /\b(useN|n)ameForGifts\b/.test(text) ||
      (/locales\/\w+\/rooms\/gift\.ts$/.test(path) && /^ {2}access: \{$/m.test(text)),
  },
  {
    what: "the text of a mail",
    as: "files with the subject of `exportReady`",
    goal: 1,
    most: 1,
    isTouched: (text) => text.includes("Salinan data Anda siap diunduh"),
  },
  {
    what: "a filter of a list",
    as: "what filters accounts by whether they are shut",
    goal: 5,
    most: 4,
    isTouched: (text, path) =>
      /field: "isDisabled"|isDisabled: z\.boolean\(\)\.nullable|query\.where\("isDisabled"|isDisabled: state/.test(
        text,
      ) ||
      (path.includes("/staff/") && /"filter\.(by\.)?state"|state: z\.enum/.test(text)) ||
      (/locales\/\w+\/staff\.ts$/.test(path) && /^ {2}filter: \{$/m.test(text)) ||
      (path === "firestore.indexes.json" && names(text, "isDisabled")),
  },
];

const product = [
  "domain/src",
  "door/src",
  "event-page",
  "functions/src",
  "web/src",
  "firestore.indexes.json",
];
/** What a command writes, which tests hold against what it is written from, is no place where somebody changes a thing. */
const isWritten = (text: string) => text.startsWith("// Written by npm run ");
const isProduct = (path: string) =>
  /\.(tsx?|css|json)$/.test(path) && !/\.test\.tsx?$|\/fixtures\/|\.lock\.json$|\/corpus\//.test(path);

/** A file of the product that people write, with what stands in it. */
interface ProductFile {
  path: string;
  text: string;
}

export function productFiles(): readonly ProductFile[] {
  const listed = execFileSync("git", ["ls-files", ...product], { cwd: rootFolder, encoding: "utf8" });
  return listed
    .split("\n")
    .filter(isProduct)
    .flatMap((path) => {
      try {
        const text = readFileSync(join(rootFolder, path), "utf8");
        return isWritten(text) ? [] : [{ path, text }];
      } catch {
        // Deleted, and not committed yet.
        return [];
      }
    });
}

/** The files that each of the changes touches. */
export function touchedBy(wanted: readonly Change[]): readonly (readonly string[])[] {
  const files = productFiles();
  return wanted.map(({ isTouched }) =>
    files.filter(({ path, text }) => isTouched(text, path)).map(({ path }) => path),
  );
}
