import { expect, test } from "@playwright/test";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone } from "../support/door/door-phone.ts";

test.use(doorPhone);

test("a link that is opened where there is no signal opens by itself once there is one @once @proof", async ({
  page: door,
  context,
  baseURL,
}) => {
  const feast = await startFeast(baseURL);
  await context.route(/\/api\/guest\/doorPack$/, (route) => route.abort());
  await door.goto((await feast.pass("Rina")).link);
  await expect(door.getByText("Tidak ada sinyal. Tautan Anda tetap berlaku")).toBeVisible();
  await expect(door.getByRole("button", { name: "Coba lagi" })).toBeVisible();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  // Nobody taps.
  await expect(door.getByLabel("PIN dari pengundang")).toBeVisible();
});

test("whoever reads English changes to it before the PIN, and it stays so @once @proof", async ({
  page: door,
  baseURL,
}) => {
  const feast = await startFeast(baseURL);
  await door.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      document.documentElement.dataset["isAskedToStay"] = "yes";
      return persist();
    };
  });
  await door.goto((await feast.pass("Rina")).link);
  await door.getByRole("button", { name: "English" }).click();
  await door.getByLabel("PIN from the hosts").fill(feast.pin);
  await door.getByRole("button", { name: "Open", exact: true }).click();
  await expect(door.getByRole("heading", { name: "Prepare this phone" })).toBeVisible();
  // A browser that is short of room is asked to leave the list alone.
  await expect(door.locator("html")).toHaveAttribute("data-is-asked-to-stay", "yes");
  await expect(door.locator("html")).toHaveAttribute("lang", "en");
  await door.reload();
  await expect(door.getByLabel("Search name, origin or group")).toBeVisible();
});

test("a long list over a weak signal is waited for, longer than for any other answer @once @proof", async ({
  page: door,
  context,
  baseURL,
}) => {
  test.slow();
  const feast = await startFeast(baseURL);
  await feast.invite({ seats: 2 });
  await door.goto((await feast.pass("Rina")).link);
  await door.getByLabel("PIN dari pengundang").fill(feast.pin);
  await context.route(/\/api\/guest\/doorPack$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.continue();
  });
  await door.getByRole("button", { name: "Buka" }).click();
  await expect(door.getByText(/^1 undangan, per/)).toBeVisible({ timeout: 40_000 });
  await expect(door.getByText(/Tidak ada sinyal/)).toHaveCount(0);
  await context.unrouteAll({ behavior: "ignoreErrors" });
});
