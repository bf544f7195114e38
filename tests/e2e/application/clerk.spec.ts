import { expect, test, type Page } from "@playwright/test";

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()["content-security-policy"] ?? "";

test("without a key the pages of the demo say how to get one, under a policy of their own", async ({
  page,
}) => {
  await page.goto("/clerk/sign-in");
  await expect(page.getByRole("heading", { level: 1, name: "Masuk lewat Clerk" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kunci Clerk belum dipasang" })).toBeVisible();
  await expect(page.getByText("VITE_CLERK_PUBLISHABLE_KEY=pk_test_")).toBeVisible();
  await page.getByRole("link", { name: "Daftar", exact: true }).click();
  await expect(page).toHaveURL("/clerk/sign-up");
  await page.getByRole("link", { name: "Kelola akun" }).click();
  await expect(page).toHaveURL("/clerk/user-management");
  await expect(page.getByRole("heading", { level: 1, name: "Akun Clerk" })).toBeVisible();
  expect(await policyOf(page, "/clerk/sign-in")).toContain("clerk.accounts.dev");
  expect(await policyOf(page, "/sign-in")).not.toContain("clerk");
  await page.getByRole("link", { name: "Ke Janur" }).click();
  await expect(page).toHaveURL("/");
});
