import type { Trial } from "./rules-trial.ts";
import { nameOf, type CollectedTest } from "./vitest-stand-in.ts";

/** What became of a mutant. */
export interface Told {
  /** What is changed. */
  line: string;
  killedBy: string | null;
  /** How many tests looked. */
  ran: number;
}

/** Tests that noticed mutants: the latest are likely to notice the next one, which is changed close by. */
export class Killers {
  private readonly known = new Set<CollectedTest>();

  /** Runs tests with a mutant loaded until one notices it, and says so in what is told of it. */
  async hunt(trial: Trial, tests: readonly CollectedTest[], told: Told): Promise<void> {
    await trial.run(tests, (test, error) => {
      told.ran += 1;
      if (error === undefined) return Promise.resolve(true);
      told.killedBy = nameOf(test);
      // The latest at the end.
      this.known.delete(test);
      this.known.add(test);
      return Promise.resolve(false);
    });
  }

  /** Those of `able` that noticed one lately, the latest first. */
  among(able: readonly CollectedTest[]): CollectedTest[] {
    const those = new Set(able);
    return [...this.known]
      .filter((test) => those.has(test))
      .reverse()
      .slice(0, 12);
  }
}
