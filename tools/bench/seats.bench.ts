import type { Page } from "@playwright/test";
import { draftInvitation } from "../../tests/e2e/support/host-api.ts";
import { signedInHost } from "../../tests/e2e/support/signed-in-host.ts";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { desktop, withDemo } from "../pictures/demo-browser.ts";
import { framesDuring } from "./frame-times.ts";
import { median } from "./median.ts";
import { percentile } from "./percentile.ts";

const tables = 100;
const seats = 10;
const apart = 250;
const moves = 180;

/** A hundred round tables in ten rows, as changes of a plan. */
function rowsOfTables() {
  return Array.from({ length: tables }, (_, index) => ({
    kind: "addTable",
    table: {
      ...{ id: `t${String(index)}`, name: String(index + 1), kind: "round", seats, rotation: 0 },
      ...{ x: 200 + (index % 10) * apart, y: 200 + Math.floor(index / 10) * apart },
    },
  }));
}

/** Drags the first table around over the others, there and back and there. */
async function drag(page: Page): Promise<number[]> {
  const table = page.locator("g[data-thing=table]").first();
  const box = await table.boundingBox();
  if (box === null) throw new Error("The plan is not drawn.");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let step = 1; step <= moves; step += 1) {
      const angle = (step / moves) * 3 * Math.PI;
      await page.mouse.move(middle.x + 150 - 150 * Math.cos(angle), middle.y + 150 * Math.sin(angle) ** 2);
    }
  });
  const { x, y } = (await table.boundingBox()) ?? box;
  await page.mouse.up();
  if (x === box.x && y === box.y) throw new Error("The table did not move.");
  return frames;
}

/** A table dragged over a plan of 1,000 seats, in the suite that runs at JANUR_PORT_OFFSET. */
export async function run(): Promise<string> {
  const { environment, hostingUrl } = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  // The tests' own helpers find the emulators there.
  Object.assign(process.env, environment);
  const lines: string[] = [];
  await withDemo(async (browser) => {
    const page = await browser.newPage({ baseURL: hostingUrl, viewport: desktop });
    const host = await signedInHost(page, hostingUrl, "Rani");
    const { invitationId } = await draftInvitation(host);
    await host.call("changeSeatingPlan", { invitationId, ceremony: "ceremony-1", changes: rowsOfTables() });
    await page.goto(`/invitations/${invitationId}/seats?tab=plan`);
    await page
      .locator("g[data-thing=table]")
      .nth(tables - 1)
      .waitFor();
    const frames = await drag(page);
    lines.push(
      `  ${String(tables * seats)} seats at ${String(tables)} tables, one dragged over ${String(frames.length)} frames: median ${median(frames).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} (60 a second: 16.7)`,
    );
  });
  return lines.join("\n");
}
