import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { duration } from "../checks/outcome.ts";
import { inviteMany, demoHost } from "../bench/many-guests.ts";
import type { SuiteAddress } from "../emulators/suite.ts";
import { runSmoke } from "../smoke/run-smoke.ts";
import { whileMinutesPass } from "../smoke/minutes.ts";
import { localTarget } from "../smoke/target.ts";
import { differences } from "./differences.ts";
import { writeDocuments } from "./documents.ts";
import { oddDocuments } from "./odd-documents.ts";
import { ask, placeAt } from "./place.ts";
import { look, page, sentLink } from "./products-look.ts";
import { exportProject, importProject, isEmpty, wipeProject, type Times } from "./project-copy.ts";

const mostTold = 30;

/**
 * T14: copies all that a seeded suite holds, wipes it, brings it back and looks at it, as data, as people do, and by a
 * smoke run. It wipes: for a suite of its own only.
 * @param guests so many more than the demo has
 * @returns what went wrong, a line each, and how much there was and how long each step took
 */
export async function restoreDrill(
  suite: SuiteAddress,
  guests: number,
  say: (line: string) => void,
): Promise<{ wrong: string[]; figures: [string, string][] }> {
  const place = placeAt(suite.offset);
  const target = localTarget(suite.environment);
  const folder = mkdtempSync(join(tmpdir(), "janur-drill-"));
  const wrong: string[] = [];
  const figures: [string, string][] = [];
  const note = (what: string, value: string) => {
    figures.push([what, value]);
    say(`${what}: ${value}`);
  };
  const times: Times = {};
  try {
    await writeDocuments(place, oddDocuments(place));
    const call = await demoHost(suite.hostingUrl, place.auth);
    if (guests > 0) await inviteMany(call, guests);
    const seen = await look(target, await sentLink(target));
    // As in a project that is brought back before its functions are: they would take what comes for news.
    await functionsListen(suite, false);

    const before = await exportProject(place, join(folder, "before"), times);
    const counts = [before.documents, before.accounts, before.files].map(({ length }) => String(length));
    note("documents, accounts, files", counts.join(", "));
    await wipeProject(place, times);
    if (!isEmpty(await exportProject(place, join(folder, "wiped"))))
      wrong.push("the wiped project held something");
    const { status } = await page(target);
    if (status !== 404) wrong.push(`without data the page was answered ${String(status)}`);
    say("Wiped; the page answers 404.");

    await importProject(place, join(folder, "before"), times);
    const told = differences(before, await exportProject(place, join(folder, "after")));
    wrong.push(...told.slice(0, mostTold));
    if (told.length > mostTold) wrong.push(`and ${String(told.length - mostTold)} differences more`);
    note("differences once they are back", String(told.length));
    for (const [what, ms] of Object.entries(times)) note(what, duration(ms));

    await functionsListen(suite, true);
    const again = await look(target, seen.token);
    for (const part of ["page", "guest", "figures"] as const)
      if (!isDeepStrictEqual(again[part], seen[part])) wrong.push(`the ${part} is another than before`);
    say("Page, guest's link, sign-in and figures were asked again.");
    const failed = await whileMinutesPass(suite, runSmoke(target, say), 1);
    wrong.push(...failed.map((step) => `smoke run: ${step}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, figures };
}

/** Whether triggers of the suite's functions hear what happens. */
async function functionsListen({ ports }: SuiteAddress, doListen: boolean): Promise<void> {
  const verb = doListen ? "enable" : "disable";
  await ask(`http://127.0.0.1:${String(ports.hub)}/functions/${verb}BackgroundTriggers`, { method: "PUT" });
}
