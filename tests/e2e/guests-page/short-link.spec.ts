import { expect, test } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import { publishWedding } from "../support/published-wedding.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

test("a short link greets as soon as it is answered, and at once when the page is loaded again @once", async ({
  browser,
  baseURL,
}) => {
  const { slug, invite } = await publishWedding(baseURL);
  const link = await invite({ name: "Hadi Wiranto Kusumanegara", suffix: "& Keluarga" });
  const token = tokenIn(link);
  expect(link).toBe(`${baseURL ?? ""}/event/${slug}#g=${token}`);
  const phone = await guestContext(browser);
  const page = await phone.newPage();

  await test.step("nothing is tapped or scrolled", async () => {
    await page.goto(link);
    await expect(page.locator("#guest")).toHaveText("Bapak Hadi Wiranto Kusumanegara & Keluarga");
  });

  await test.step("an in-page anchor leaves the token where it is", async () => {
    await page.getByRole("link", { name: "Buka Undangan" }).click();
    expect(page.url()).toContain(token);
  });

  await test.step("loaded again, the page greets without asking", async () => {
    await page.route("**/api/guest/**", (route) => route.abort());
    await page.reload();
    await expect(page.locator("#guest")).toHaveText("Bapak Hadi Wiranto Kusumanegara & Keluarga");
  });
  await phone.close();
});
