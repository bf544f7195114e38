import { expect, test } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import { publishWedding } from "../support/published-wedding.ts";

test("whom the page greets it knows in its forms, and a dead link is told where it greets @once", async ({
  browser,
  baseURL,
}) => {
  const { slug, invite } = await publishWedding(baseURL);
  const phone = await guestContext(browser);
  const guest = await phone.newPage();

  await test.step("a name in the address stands in the answer's field", async () => {
    await guest.goto(`/event/${slug}?to=Ibu+Sari`);
    await expect(guest.locator("#rsvp").getByLabel("Nama", { exact: true })).toHaveValue("Ibu Sari");
  });

  const link = new URL(await invite());
  const token = link.hash.slice(-28);
  const dead = token.startsWith("A") ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  for (const [how, fragment] of [
    ["without a name", `#g=${dead}`],
    ["with a name", `#to=Bapak%20Palsu&g=${dead}`],
  ] as const) {
    await test.step(`a link that is dead, ${how}, says so on the first screen`, async () => {
      await guest.goto("about:blank");
      await guest.goto(`/event/${slug}${fragment}`);
      const told = guest.locator("#told");
      await expect(told).toContainText("tidak berlaku lagi");
      await expect(told).toBeInViewport();
    });
  }
  await phone.close();
});
