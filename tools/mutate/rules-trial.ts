import { suitesOf, type CollectedTest, type Suite } from "./vitest-stand-in.ts";

const longestMs = 10_000;

/** Beyond that time a test is tried once more: a busy machine is no test that noticed. */
class TooLate extends Error {}

async function within(work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate("it took too long"));
    }, longestMs);
  });
  try {
    await Promise.race([Promise.resolve().then(work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What was refused wrote nothing; whatever else failed may have let somebody write. */
const isRefusal = ({ message }: Error) => /permission|PERMISSION_DENIED|false for/i.test(message);

/** Runs tests of one file against whatever rules are loaded; what their suites prepare stays for the next trial. */
export class Trial {
  private ready: Suite[] = [];

  /** @param onResult says whether to go on */
  async run(
    tests: readonly CollectedTest[],
    onResult: (test: CollectedTest, error: Error | undefined) => Promise<boolean>,
  ): Promise<void> {
    for (const test of tests) {
      let error = await this.runOne(test);
      if (error instanceof TooLate) {
        await this.end();
        error = await this.runOne(test);
      }
      if (error !== undefined && !isRefusal(error)) await this.end();
      if (!(await onResult(test, error))) return;
    }
  }

  private async runOne(test: CollectedTest): Promise<Error | undefined> {
    try {
      const suites = suitesOf(test);
      for (const suite of suites.filter((one) => !this.ready.includes(one))) {
        for (const work of suite.before) await within(work);
        this.ready.push(suite);
      }
      for (const work of suites.flatMap((suite) => suite.beforeEach)) await within(work);
      await within(test.work);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Clears up, so that the next trial prepares anew. */
  async end(): Promise<void> {
    for (const suite of this.ready.reverse())
      for (const work of suite.after) await within(work).catch(() => undefined);
    this.ready = [];
  }
}
