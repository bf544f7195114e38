import { expect, type Page } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import sharp from "sharp";
import { readCodes } from "../../../functions/src/nouns/media/read-codes.ts";
import { sampleCodePhoto } from "../support/code-photo.ts";
import { doorPhone, prepare, readPhoto } from "../support/door/door-phone.ts";

declare global {
  interface Window {
    /** What was asked of the stood-in camera, in turn. */
    asked: string[];
    /** Reads the code on a picture, given as raw pixels in base64. */
    readPixels: (picture: { pixels: string; width: number; height: number }) => Promise<string>;
  }
}

/** Headless Chromium brings no detector: one is put in its place that reads the very pixels it is given, outside the page. */
async function bringDetector(page: Page): Promise<void> {
  await page.exposeFunction(
    "readPixels",
    async ({ pixels, width, height }: { pixels: string; width: number; height: number }) => {
      const raw = { width, height, channels: 4 } as const;
      const { data } = await sharp(Buffer.from(pixels, "base64"), { raw })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (await readCodes({ data, width, height }))[0] ?? "";
    },
  );
  await page.addInitScript(() => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(["qr_code"]);
      detect = async ({ data, width, height }: ImageData) => {
        let text = "";
        for (let at = 0; at < data.length; at += 8_192)
          text += String.fromCharCode(...data.subarray(at, at + 8_192));
        const rawValue = await window.readPixels({ pixels: btoa(text), width, height });
        return rawValue === "" ? [] : [{ rawValue }];
      };
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  });
}

test("where the browser reads codes itself, it does, and no worker is started for it @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 2 });
  const { link } = await feast.pass("Rina");
  await (await prepare(context, link, feast)).close();
  const buffer = await sampleCodePhoto(hadi.code);
  /** Opens the door, reads a photograph of the guest's code. @returns how many workers were started */
  const workersToRead = async (hasDetector: boolean): Promise<number> => {
    const door = await context.newPage();
    let started = 0;
    door.on("worker", () => (started += 1));
    if (hasDetector) await bringDetector(door);
    await door.goto("/bantu/pintu/");
    await readPhoto(door, buffer);
    await expect(door.getByRole("dialog").getByRole("heading", { name: "Bapak Hadi" })).toBeVisible();
    await door.close();
    return started;
  };
  expect(await workersToRead(true)).toBe(0);
  expect(await workersToRead(false)).toBeGreaterThan(0);
});

test("the lamp is lit and put out, and another lens is chosen @once @proof", async ({
  playwright,
  launchOptions,
  baseURL,
  feast,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream=device-count=2",
    ],
  });
  try {
    const context = await browser.newContext({ ...doorPhone, baseURL });
    // Chromium's stood-in camera has no lamp.
    await context.addInitScript(() => {
      window.asked = [];
      // `torch` is in no library of types.
      const able: object = { torch: true };
      MediaStreamTrack.prototype.getCapabilities = () => able;
      MediaStreamTrack.prototype.applyConstraints = (wanted) => {
        window.asked.push(JSON.stringify(wanted?.advanced));
        return Promise.resolve();
      };
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (wanted) => {
        const video = typeof wanted?.video === "object" ? wanted.video : {};
        window.asked.push(JSON.stringify(video.deviceId ?? video.facingMode));
        return open(wanted);
      };
    });
    const door = await prepare(context, (await feast.pass("Rina")).link, feast);
    const lamp = door.getByRole("button", { name: "Lampu" });
    await lamp.click();
    await expect(lamp).toHaveAttribute("aria-pressed", "true");
    await lamp.click();
    await expect(lamp).toHaveAttribute("aria-pressed", "false");
    expect((await door.evaluate(() => window.asked)).filter((one) => one.includes("torch"))).toEqual([
      '[{"torch":true}]',
      '[{"torch":false}]',
    ]);
    await door.getByRole("button", { name: "Menu" }).click();
    const choice = door.getByRole("dialog", { name: "Menu" }).getByLabel("Kamera");
    await expect(choice.locator("option")).toHaveCount(3);
    const id = (await choice.locator("option").nth(2).getAttribute("value")) ?? "";
    await choice.selectOption({ index: 2 });
    await expect.poll(() => door.evaluate(() => window.asked.at(-1))).toBe(JSON.stringify({ exact: id }));
  } finally {
    await browser.close();
  }
});

test("whoever refuses the camera is told where to allow it, and keeps the door by name and photograph @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 2 });
  // Headless Chromium asks nobody: it answers that there is no camera. This is what browsers say where a person refused.
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await expect(door.getByText(/^Izin kamera ditolak\. Buka izin situs di browser/)).toBeVisible();
  const buffer = await sampleCodePhoto(hadi.code);
  await readPhoto(door, buffer);
  await expect(door.getByRole("dialog").getByRole("heading", { name: "Bapak Hadi" })).toBeVisible();
});
