import { mkdtempSync, readFileSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { runBrowserTests } from "../checks/browser-part.ts";
import { sum, type Outcome } from "../checks/outcome.ts";
import { runVitest } from "../checks/vitest-part.ts";
import { withOwnSuite } from "../emulators/seeded-suite.ts";
import { warmServices } from "../emulators/warm-services.ts";
import type { EvidencePart } from "./evidence.ts";
import type { Found, Settings } from "./found.ts";
import { pageUnderLoad } from "./page-under-load.ts";
import { soak } from "./soak.ts";

export interface Part extends EvidencePart {
  run: (settings: Settings) => Promise<Found>;
}

const figuresSchema = z.tuple([z.string(), z.union([z.string(), z.number()])]);

/** Runs tests with a file in which they may note figures (tests/harness/figures.ts). */
async function counted(run: (environment: Record<string, string>) => Promise<Outcome>): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), "janur-figures-"));
  const file = join(folder, "figures");
  try {
    const { passed, failed, reasons } = await run({ JANUR_FIGURES: file });
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    return {
      passed: failed === 0 && passed > 0,
      figures: [
        ...lines.map((line) => figuresSchema.parse(JSON.parse(line))),
        ["tests passed, failed", `${String(passed)}, ${String(failed)}`],
      ],
      faults: reasons.map((reason) => reason.split("\n").slice(0, 12).join("\n")),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Tests {
  project: "emulator" | "proof";
  word: string;
  /** How many times the size of `npm test`. */
  load?: number;
  /** A browser test, of those that `npm test` leaves out. */
  browser?: string;
}

const tests =
  ({ project, word, load = 1, browser }: Tests): Part["run"] =>
  (settings) =>
    withOwnSuite(settings.signal, (suite, { invitationPath }) =>
      counted(async (figures) => {
        const { signal } = settings;
        const environment = { ...suite.environment, ...figures, LOAD: String(load) };
        const outcome = await runVitest(project, { words: [word], environment, signal });
        if (browser === undefined) return outcome;
        await warmServices(suite.hostingUrl, invitationPath);
        const screens = await runBrowserTests({
          words: [browser],
          environment: { ...environment, JANUR_PROOF: "1" },
          signal,
        });
        return sum([outcome, screens]);
      }),
    );

const restore: Part["run"] = ({ signal, say }) =>
  withOwnSuite(signal, async (suite, { invitationPath }) => {
    await warmServices(suite.hostingUrl, invitationPath);
    const { restoreDrill } = await import("../drill/restore-drill.ts");
    const { wrong, figures } = await restoreDrill(suite, 5_000, say);
    return { passed: wrong.length === 0, figures, faults: wrong };
  });

/** In the order in which they run. */
export const parts: readonly Part[] = [
  {
    name: "T1",
    about:
      "5,000 guests of one invitation answer, 1,000 of them twice, as many at once as ten instances take; again with 100 places, of which 30 become free. T2 runs with it.",
    run: tests({ project: "emulator", word: "load/answers", load: 10 }),
  },
  {
    name: "T6",
    about: "10,000 generated bodies for each operation of guests and each form, against the built functions.",
    run: tests({ project: "emulator", word: "hostile-bodies", load: 125 }),
  },
  {
    name: "T10",
    about: "Five devices at the door, in simulation and in five browsers.",
    run: tests({ project: "emulator", word: "load/door", browser: "door-crowd" }),
  },
  {
    name: "T14",
    about: "A project with 5,000 guests more than the demo goes out, is wiped and comes back.",
    run: restore,
  },
  { name: "T16", about: "20,000 requests for a page, 50 at once, cold and warm.", run: pageUnderLoad },
  {
    name: "T17",
    about: "Two clients write 1,000 messages each over lines that break.",
    run: tests({ project: "emulator", word: "chat-delivery" }),
  },
  {
    name: "T23",
    about:
      "Two years of 100,000 weddings a month over the sweeps' own code; the times stand in [scale.md](scale.md).",
    run: ({ signal }) =>
      counted((figures) => runVitest("scale", { words: [], environment: figures, signal })),
  },
  {
    name: "T26",
    about: "Both rings of keys turn on every instance while 1,500 guests answer.",
    run: tests({ project: "proof", word: "rotation", load: 5 }),
  },
  {
    name: "T30",
    about: "300 guests add five pictures each to an album, a third of them over a line that is cut.",
    run: tests({ project: "proof", word: "load/album" }),
  },
  {
    name: "soak",
    about: "The built functions in one process under steady mixed traffic.",
    run: (settings) => withOwnSuite(settings.signal, (suite) => soak(suite, settings)),
  },
];

/** The sections of docs/evidence.md, in their order; those of T27 are written by `npm run mutate`. */
export const evidenceParts: readonly EvidencePart[] = [
  ...parts,
  {
    name: "T27 rules",
    about: "One thing at a time is changed in `firestore.rules`; the tests of `tests/rules` have to notice.",
  },
  {
    name: "T27 storage",
    about: "One thing at a time is changed in `storage.rules`; its tests have to notice.",
  },
  {
    name: "T27 guards",
    about: "One thing at a time is changed in what decides who may do what; its unit tests have to notice.",
  },
];
