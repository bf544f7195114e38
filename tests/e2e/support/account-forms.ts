import { expect, type Page } from "@playwright/test";

const password = "pohon-mangga-77";
let serial = 0;
/** An address that no other test uses. */
export const newEmail = () =>
  `tamu.${Date.now().toString(36)}.${String(process.pid)}.${String((serial += 1))}@contoh.id`;
/** What a profile holds, and nothing else. */
export const sixFields = ["createdAt", "displayName", "email", "id", "invitations", "photoURL"];

interface NewAccount {
  name: string;
  email: string;
  /** The same for all where none is given. */
  password?: string;
}

/** Fills the form of /sign-up, which has to be open. */
export async function fillSignUp(page: Page, account: NewAccount): Promise<void> {
  await page.getByLabel("Nama Anda").fill(account.name);
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(account.password ?? password);
  await page.getByRole("checkbox").check();
}

/** Registers an account; ends on the first screen of it. */
export async function signUp(page: Page, account: NewAccount): Promise<void> {
  await page.goto("/sign-up");
  await fillSignUp(page, account);
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page).toHaveURL("/invitations/new");
}

/** Signs in through the form, which has to be open. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
}

/** Signs out through the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/sign-in");
}
