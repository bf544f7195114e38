import { expect, test } from "@playwright/test";

test("the browser of these tests reaches nothing but this machine", async ({ page }) => {
  const failure = await page.goto("http://example.com/").then(
    () => "reached",
    (error: unknown) => String(error),
  );
  expect(failure).toContain("ERR_NAME_NOT_RESOLVED");
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
});
