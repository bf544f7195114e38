import { expect, test } from "@playwright/test";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, letIn, prepare, scan, standAt, verdict } from "../support/door/door-phone.ts";
import { startWeakLine } from "../support/weak-line.ts";

const workerPath = "/bantu/pintu/service-worker.js";

test("T28: a release in the middle of a feast waits until the door is closed, and the next page has all of the evening @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  if (baseURL === undefined) throw new Error("no base URL");
  const line = await startWeakLine(baseURL);
  const feast = await startFeast(baseURL);
  const [hadi, siti] = [await feast.invite({ seats: 2 }), await feast.invite({ name: "Siti", seats: 2 })];
  const context = await browser.newContext({ ...doorPhone, baseURL: line.origin });
  const broken: string[] = [];
  context.on("weberror", (error) => broken.push(error.error().message));
  const door = await prepare(context, (await feast.pass("Rina")).link.replace(baseURL, line.origin), feast);
  await scan(door, hadi.code);
  await letIn(door, 2);

  const stateOf = (part: "active" | "waiting") =>
    door.evaluate(async (of) => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.[of]?.state ?? null;
    }, part);
  // The next release: the same files, so that they can be had, and a worker that is not the one of this morning.
  const worker = await (await fetch(`${baseURL}${workerPath}`)).text();
  line.scripts.set(workerPath, `${worker}\n// The next release.`);
  await door.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => stateOf("waiting")).toBe("installed");
  expect(await stateOf("active")).toBe("activated");
  await scan(door, siti.code);
  await letIn(door, 1);
  await expect(door.getByText("3 orang masuk · 2 undangan")).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 2, people: 3 });

  // Nobody holds the old page any more.
  await door.close();
  const next = await context.newPage();
  await next.goto("/bantu/pintu/");
  await expect(next.getByText("3 orang masuk · 2 undangan")).toBeVisible();
  await expect
    .poll(() =>
      next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null),
    )
    .toBeNull();
  await context.setOffline(true);
  await next.reload();
  await standAt(next, "Resepsi");
  await scan(next, hadi.code);
  await expect(verdict(next, "Sudah masuk")).toBeVisible();
  expect(broken).toEqual([]);
  await context.close();
  line.close();
});
