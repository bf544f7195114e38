import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

/** The Firestore emulator in Rust that stands in for the official one, which needs Java 21 and a download of its own. */
const version = "0.6.0";
const oldestRust: readonly [number, number] = [1, 88];

const otherWays =
  `put hidane ${version} on the PATH, install Rust 1.88 or newer (rustup.rs), ` +
  "or install Java 21 and set JANUR_EMULATORS=official; then run the command again.";

/** Where a built hidane is kept; outside node_modules, so that it survives `npm ci`. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const caches = environment["XDG_CACHE_HOME"];
  return join(
    caches === undefined || caches === "" ? join(homedir(), ".cache") : caches,
    "janur",
    `hidane-${version}`,
  );
}

/**
 * Path of a hidane that runs: on PATH, in node_modules, in the cache; otherwise from npm, otherwise built with cargo.
 * @param say is told what takes long, before it starts.
 * @throws PlainError when there is no way to get it.
 */
export async function findHidane(say: (line: string) => void, signal: AbortSignal): Promise<string> {
  const cache = cacheFolder();
  const fromNpm = join(cache, "npm", "node_modules", ".bin", "hidane");
  const places = [
    ...(process.env["PATH"] ?? "")
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, "hidane")),
    join(rootFolder, "node_modules", ".bin", "hidane"),
    join(cache, "bin", "hidane"),
    fromNpm,
  ];
  const found = places.find((place) => existsSync(place) && isRightHidane(place));
  if (found !== undefined) return found;

  say(`Looking for the Firestore emulator hidane ${version} on npm …`);
  const install = ["install", "--prefix", join(cache, "npm"), "--no-audit", "--no-fund", `hidane@${version}`];
  await run("npm", install, { signal, quiet: true, timeout: 60_000 });
  if (existsSync(fromNpm) && isRightHidane(fromNpm)) return fromNpm;

  checkRust();
  say(`npm does not have it. Building hidane ${version} with cargo: this takes 2–3 minutes, once.`);
  const build = ["install", `hidane@${version}`, "--locked", "--root", cache];
  const code = await run("cargo", build, { signal, quiet: false });
  if (signal.aborted) throw new PlainError("Stopped while hidane was being built.");
  const built = join(cache, "bin", "hidane");
  if (code !== 0 || !isRightHidane(built)) {
    throw new PlainError(
      `hidane could not be built (cargo's message is above): check the network connection, or ${otherWays}`,
    );
  }
  return built;
}

function isRightHidane(path: string): boolean {
  const answer = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 10_000 });
  return answer.status === 0 && isRightVersion(`${answer.stdout}${answer.stderr}`);
}

/** True for 0.6.0 and later releases of 0.6: rules and export formats are those that the tests were run with. */
export function isRightVersion(answer: string): boolean {
  return /\b0\.6\.\d+\b/.test(answer);
}

/** Major and minor version in `cargo --version`'s answer. */
export function parseRustVersion(answer: string): [number, number] | undefined {
  const match = /^cargo (\d+)\.(\d+)\./.exec(answer);
  return match === null ? undefined : [Number(match[1]), Number(match[2])];
}

function checkRust(): void {
  const answer = spawnSync("cargo", ["--version"], { encoding: "utf8" });
  const found = answer.status === 0 ? parseRustVersion(answer.stdout) : undefined;
  if (found === undefined) {
    throw new PlainError(
      `The Firestore emulator is missing, npm does not have it and there is no cargo to build it: ${otherWays}`,
    );
  }
  if (found[0] < oldestRust[0] || (found[0] === oldestRust[0] && found[1] < oldestRust[1])) {
    throw new PlainError(
      `The Firestore emulator must be built and this Rust (${found.join(".")}) is too old for it: run \`rustup update\`, or ${otherWays}`,
    );
  }
}

async function run(
  command: string,
  args: string[],
  options: { signal: AbortSignal; quiet: boolean; timeout?: number },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: options.quiet ? "ignore" : "inherit",
      signal: options.signal,
      timeout: options.timeout,
    });
    child.on("error", () => {
      resolve(1);
    });
    child.on("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}
