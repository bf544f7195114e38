import { expect, test, type Page } from "@playwright/test";
import { breakComponent } from "../support/broken-code.ts";
import { expectAccessible } from "../support/axe.ts";
import { frameFaults } from "../support/frame-faults.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const heading = "Oops! Something went wrong :')";
const text = "We apologize for the inconvenience. Please try again later.";
const back = "Go Back";
const home = "Back to Home";

async function expectErrorPage(page: Page, what: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading, exact: true }), what).toBeVisible();
  await expect(page.getByText(text, { exact: true }), what).toBeVisible();
  await expect(page.getByRole("button", { name: back, exact: true }), what).toBeVisible();
  await expect(page.getByRole("button", { name: home, exact: true }), what).toBeVisible();
  expect(await frameFaults(page), what).toEqual([]);
}

test("a page that fails while it is drawn shows the specification's 500, with both ways out", async ({
  page,
  baseURL,
}) => {
  await breakComponent(page, "sign-up");
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Daftar" }).click();
  await expectErrorPage(page, "a public page");
  await page.getByRole("button", { name: back }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Masuk ke Janur" })).toBeVisible();

  const host = await signedInHost(page, baseURL);
  await draftInvitation(host);
  await breakComponent(page, "apps");
  await page.goto("/help-center");
  await page.goto("/apps");
  await expectErrorPage(page, "a page inside the shell");
  await expectAccessible(page, "the error page inside the shell");
  await page.getByRole("button", { name: back }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pusat bantuan" })).toBeVisible();

  // No date can be written: what the invitations' cards do with data that are there.
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error("broken for a test");
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: broken });
    Intl.DateTimeFormat.prototype.formatToParts = broken;
  });
  await page.goto("/invitations");
  await expectErrorPage(page, "what is drawn from data that are there");
  await page.getByRole("button", { name: home }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
});

test("a part that fails alone says so without buttons, and the page around it goes on @proof", async ({
  page,
  baseURL,
}) => {
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  const minimal = page.getByRole("heading", { level: 2, name: heading, exact: true });
  const expectMinimal = async (what: string) => {
    await expect(minimal, what).toBeInViewport();
    await expect(page.getByText(text, { exact: true }), what).toBeInViewport();
    await expect(page.getByRole("button", { name: back }), what).toHaveCount(0);
    await expect(page.getByRole("button", { name: home }), what).toHaveCount(0);
    expect(await frameFaults(page), what).toEqual([]);
  };

  await breakComponent(page, "method-settings", "MethodSettings");
  await page.goto("/profile");
  await page.getByText(text, { exact: true }).scrollIntoViewIfNeeded();
  await expectMinimal("a section of a page");
  await expectAccessible(page, "a page of which a part failed");
  await expect(page.getByLabel("Nama Anda")).toBeEditable();

  await breakComponent(page, "preview", "Preview");
  await page.goto(`/invitations/edit/${invitationId}`);
  await expectMinimal("the preview beside the editor's forms");
  await expect(page.getByRole("button", { name: "Terbitkan" })).toBeVisible();

  await breakComponent(page, "command-palette", "CommandPalette");
  await page.goto("/help-center");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expectMinimal("what opens over a page");
  await expect(page.getByRole("searchbox").or(page.getByRole("textbox")).first()).toBeVisible();
});

test("a page whose code is gone after a deployment loads anew once, and then says 500 inside the shell @once @proof", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL);
  await page.goto("/help-center");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("**/assets/apps-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => (loads += 1));
  const palette = page.getByRole("textbox", { name: "Cari dan lompat" });
  const jump = async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await palette.fill("Sambungan");
    await page.keyboard.press("Enter");
  };
  await jump();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL("/apps");
  await expectErrorPage(page, "after a deployment");
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  expect(loads).toBe(1);
});

test("going back leads home where a tab has no earlier page @once", async ({ page, context }) => {
  await page.goto("/sign-in");
  const opening = context.waitForEvent("page");
  await page.evaluate(() => {
    window.open("/tidak/ada", "_blank", "noopener");
  });
  const fresh = await opening;
  await fresh.getByRole("button", { name: back }).click();
  await expect(fresh).toHaveURL("/");
  await fresh.close();

  // Typed over a page that is nobody's: there is nothing of ours to go back to.
  const typed = await context.newPage();
  await typed.goto("/tidak/ada");
  await typed.getByRole("button", { name: back }).click();
  await expect(typed).toHaveURL("/");
});
