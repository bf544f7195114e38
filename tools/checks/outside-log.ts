import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loopbackOption } from "../emulators/node-environment.ts";
import { workFolder } from "../folders.ts";
import { failure, nothing, type Outcome } from "./outcome.ts";

/** Collects attempts to leave this machine from the test runners and the suite; one is enough to fail the run. */
export class OutsideLog {
  readonly #file = join(workFolder, `outside-${String(process.pid)}.log`);
  readonly #attempts: string[] = [];

  constructor() {
    mkdirSync(workFolder, { recursive: true });
    rmSync(this.#file, { force: true });
  }

  /** Confines a Node process and its children to loopback and makes them write here. */
  get environment(): Readonly<Record<string, string>> {
    return { NODE_OPTIONS: loopbackOption(process.env["NODE_OPTIONS"]), JANUR_OUTSIDE_LOG: this.#file };
  }

  add(attempts: readonly string[]): void {
    this.#attempts.push(...attempts);
  }

  /** Prints every attempt and counts as one check. */
  check(say: (line: string) => void): Outcome {
    if (existsSync(this.#file)) this.add(readFileSync(this.#file, "utf8").split("\n").filter(Boolean));
    rmSync(this.#file, { force: true });
    if (this.#attempts.length === 0) return { ...nothing, passed: 1 };
    say("\nConnections to other machines were tried and refused:");
    for (const attempt of this.#attempts) say(`  ✗ ${attempt}`);
    return failure(["connections to other machines", ...this.#attempts].join("\n"));
  }
}
