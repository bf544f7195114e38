import { expect, test } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import { showInvitation, signUpByApi } from "../support/host-api.ts";

test("guests read large and keep the day in their calendar", async ({ browser, baseURL }) => {
  test.slow();
  const { slug } = await showInvitation(await signUpByApi(baseURL));
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  const root = guest.locator("html");
  const bodySize = () => guest.evaluate(() => getComputedStyle(document.body).fontSize);

  await test.step("Mode mudah is one tap, stays for the next visit, and leaves by the same tap", async () => {
    await guest.goto(`/event/${slug}`);
    expect(["17px", "18px"]).toContain(await bodySize());
    const easy = guest.getByRole("button", { name: /Mode mudah/ });
    await easy.click();
    await expect(root).toHaveClass(/\beasy\b/);
    await expect(easy).toHaveText(/aktif. Mode biasa/);
    await expect(easy).toHaveAttribute("aria-pressed", "true");
    expect(await bodySize()).toBe("21px");
    expect(new URL(guest.url()).search).toBe("");
    expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await guest.reload();
    await expect(root).toHaveClass(/\beasy\b/);
    await easy.click();
    await guest.reload();
    await expect(root).not.toHaveClass(/\beasy\b/);
  });

  await test.step("headings take their own face after the cover is there", async () => {
    await expect(root).toHaveClass(/\blate\b/);
    const heading = guest.getByRole("heading", { name: "Waktu dan tempat" });
    await expect(heading).toHaveCSS("font-family", /^H,/);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^D,/);
  });

  await test.step("each ceremony goes into calendars", async () => {
    const link = guest.getByRole("link", { name: /^Simpan ke kalender: ./ });
    const file = await guest.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await file.text()).toContain("BEGIN:VEVENT");
    await expect(guest.getByRole("link", { name: /^Google Calendar/ })).toHaveAttribute(
      "href",
      /ctz=Asia%2FJakarta/,
    );
  });

  await test.step("without script the large page is a page of its own", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(new URL(`/event/${slug}`, guest.url()).href);
    await reader.getByRole("button", { name: /Mode mudah/ }).click();
    await expect(reader).toHaveURL(/\?mudah$/);
    await expect(reader.locator("html")).toHaveClass("easy");
    await plain.close();
  });
  await phone.close();
});
