import { expect } from "@playwright/test";
import { prepare, scan, verdict } from "../support/door/door-phone.ts";
import { test } from "../support/door/door-test.ts";

test("an open sheet follows what others let in, and two taps let in once @once", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 4 });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await scan(door, hadi.code);
  const sheet = door.getByRole("dialog", { name: "Resepsi" });
  await expect(sheet.getByRole("button", { name: "Persilakan masuk, 4 orang" })).toBeVisible();
  await feast.host.call("checkIn", {
    ...{ invitationId: feast.shown.invitationId, nonce: "n".repeat(20), ceremony: "resepsi" },
    ...{ guest: hadi.id, walkIn: null, people: 3 },
  });
  const more = sheet.getByRole("button", { name: "Persilakan 1 orang lagi" });
  await expect(more).toBeVisible();
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(verdict(door, "Silakan masuk").getByText("4 dari 4 orang")).toBeVisible();
  await expect(door.getByText("4 orang masuk · 1 undangan")).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 4 });
});

test("a camera that starts while somebody types a name is switched off again @once", async ({
  feast,
  phone: context,
}) => {
  await context.addInitScript(() => {
    const film: { tracks: MediaStreamTrack[]; start: (() => void) | null } = { tracks: [], start: null };
    Object.assign(window, { film });
    navigator.mediaDevices.getUserMedia = () => {
      const stream = document.createElement("canvas").captureStream();
      film.tracks.push(...stream.getTracks());
      return Promise.resolve(stream);
    };
    // As on a phone, where the first picture takes its time.
    HTMLMediaElement.prototype.play = () =>
      new Promise((resolve) => {
        film.start = resolve;
      });
  });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  const states = () =>
    door.evaluate(() => {
      const film = Reflect.get(window, "film") as { tracks: MediaStreamTrack[] };
      return film.tracks.map(({ readyState }) => readyState);
    });
  await expect.poll(states).toEqual(["live"]);
  await door.getByLabel("Cari nama, asal, atau kelompok").fill("hadi");
  await expect.poll(states).toEqual(["ended"]);
  await door.evaluate(() => {
    const film = Reflect.get(window, "film") as { start: () => void };
    film.start();
  });
  await expect(door.getByText("Tidak ada “hadi” di daftar.")).toBeVisible();
  expect(await states()).toEqual(["ended"]);
});
