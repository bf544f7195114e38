import type { CollectedTest } from "./vitest-stand-in.ts";

/** Tests that noticed mutants: the latest are likely to notice the next one, which is changed close by. */
export class Killers {
  private readonly known = new Set<CollectedTest>();

  add(test: CollectedTest): void {
    this.known.delete(test);
    this.known.add(test);
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
