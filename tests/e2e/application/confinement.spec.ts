import { expect, test } from "@playwright/test";

test("the browser of these tests reaches nothing but this machine @once", async ({ page, context }) => {
  const failure = await page.goto("http://example.com/").then(
    () => "reached",
    (error: unknown) => String(error),
  );
  expect(failure).toContain("ERR_NAME_NOT_RESOLVED");
  const answer = await (await context.newPage()).goto("/");
  expect(answer?.status()).toBe(200);
});
