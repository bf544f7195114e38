import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { doorTestCode } from "@janur/domain/door/door-device";
import { expect, type BrowserType, type LaunchOptions } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import * as z from "zod";
import { writeCameraFilm } from "../support/camera-film.ts";
import { sampleCodePhoto } from "../support/code-photo.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, prepare, readPhoto, standAt, verdict } from "../support/door/door-phone.ts";

const answered = z.object({ result: z.looseObject({}) });

/** A browser whose camera plays a film. */
async function withCamera(type: BrowserType, options: LaunchOptions, film: string) {
  return type.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}

test("a camera reads the test code and lets guests in one after the other, without a tap and without a signal @once @proof", async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  test.slow();
  const feast = await startFeast(baseURL);
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 1 });
  const siti = await feast.invite({ name: "Siti Aminah", honorific: "Ibu", seats: 1 });
  mkdirSync(info.outputDir, { recursive: true });
  const film = join(info.outputDir, "camera.y4m");
  // Time enough to choose the door before the first guest comes, on a busy machine, too.
  const nobody = Array.from({ length: 5 }, () => null);
  writeCameraFilm(film, [doorTestCode, ...nobody, hadi.code, null, siti.code, null, hadi.code, null], 3);
  const browser = await withCamera(playwright.chromium, launchOptions, film);
  try {
    const context = await browser.newContext({ ...doorPhone, baseURL });
    const { link } = await feast.pass("Rina");
    const first = await context.newPage();
    await first.goto(link);
    await first.getByLabel("PIN dari pengundang").fill(feast.pin);
    await first.getByRole("button", { name: "Buka" }).click();
    await first.getByRole("button", { name: "Coba kamera" }).click();
    await expect(verdict(first, "Kode uji terbaca")).toBeVisible();
    await expect(first.getByText(/^Terbaca \d\d\.\d\d$/)).toBeVisible();
    await expect(first.getByText("Bisa membaca kode")).toBeVisible();
    await expect(first.getByText("Tersimpan, bisa dibuka tanpa sinyal")).toBeVisible();
    await first.close();

    // The evening: no signal from the first moment, the page from a cold start.
    await context.setOffline(true);
    const door = await context.newPage();
    await door.goto("/bantu/pintu/");
    // The longest name of a ceremony beside the longest word on the signal.
    await expect(door.getByText(/Tanpa sinyal sejak/)).toBeVisible();
    expect(await door.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await standAt(door, "Resepsi");
    await door.getByRole("button", { name: "Langsung" }).click();
    const welcome = verdict(door, "Silakan masuk");
    await expect(welcome.getByText("Bapak Hadi Wiranto")).toBeVisible();
    await expect(welcome.getByText("Ibu Siti Aminah")).toBeVisible();
    // One comes again, and is in already.
    await expect(verdict(door, "Sudah masuk")).toBeVisible();
    await verdict(door, "Sudah masuk").getByRole("button", { name: "Berikutnya" }).click();
    await expect(door.getByText("2 orang masuk · 2 undangan")).toBeVisible();
    expect(await feast.arrived()).toEqual({ invitations: 0, people: 0 });
    await context.setOffline(false);
    await expect.poll(feast.arrived).toEqual({ invitations: 2, people: 2 });
  } finally {
    await browser.close();
  }
});

test("without a camera, and beside a newer server, the door is kept by name and by a photograph of a code @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 2 });
  // What a later release of the server would add is passed over.
  await context.route(/\/api\/guest\/door(Pack|Sync)$/, async (route) => {
    const answer = await route.fetch();
    const { data: body } = answered.safeParse(await answer.json());
    if (body === undefined) await route.fulfill({ response: answer });
    else
      await route.fulfill({ response: answer, json: { result: { ...body.result, later: { field: [1] } } } });
  });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await expect(door.getByText(/Kamera tidak tersedia/)).toBeVisible();
  await readPhoto(door, await sampleCodePhoto(null));
  await expect(door.getByText("Tidak ada kode yang terbaca di foto itu.")).toBeVisible();
  await readPhoto(door, await sampleCodePhoto(hadi.code));
  await expect(door.getByRole("dialog").getByRole("heading", { name: "Bapak Hadi" })).toBeVisible();
  // The phone may be waiting for news of others.
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("after a new release has taken the old files away, a prepared phone starts, reads and hands in as before @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 2 });
  const first = await prepare(context, (await feast.pass("Rina")).link, feast);
  await first.close();
  // A deployment puts files of other names in the place of these, and a worker that wants them.
  await context.route(/\/bantu\/pintu\//, (route) => route.fulfill({ status: 404 }));
  const door = await context.newPage();
  const broken: string[] = [];
  door.on("pageerror", ({ message }) => broken.push(message));
  await door.goto("/bantu/pintu/");
  await readPhoto(door, await sampleCodePhoto(hadi.code));
  await door.getByRole("button", { name: "Persilakan masuk, 2 orang" }).click();
  await expect(verdict(door, "Silakan masuk").getByText("Bapak Hadi")).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  expect(broken).toEqual([]);
  await context.unrouteAll({ behavior: "ignoreErrors" });
});
