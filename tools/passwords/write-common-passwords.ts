import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { frontCoded } from "./front-coded.ts";

/**
 * `node tools/passwords/write-common-passwords.ts <passwords.json>`: writes the list that forms of new passwords refuse. It is
 * made of the commonest passwords, the most used first, as the npm package @zxcvbn-ts/language-common has them in
 * `src/passwords.json` (see NOTICE), and of what is common in Indonesia, which was gathered here.
 */

/** Shorter ones are refused by their length. */
const shortest = 8;
const count = 10_000;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the package's passwords.json.");
const ranked = z.array(z.string()).parse(JSON.parse(readFileSync(source, "utf8")));
const own = readFileSync(join(rootFolder, "tools/passwords/own-common-passwords.txt"), "utf8").split("\n");
const commonest = ranked.map((word) => word.toLowerCase()).filter((word) => word.length >= shortest);
const words = new Set([...new Set(commonest)].slice(0, count));
for (const word of own) if (word.length >= shortest) words.add(word);
writeFileSync(
  join(rootFolder, "web/src/features/account/common-passwords.txt"),
  frontCoded([...words].sort()),
);
