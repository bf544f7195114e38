import type { Section } from "@janur/domain/content/section";
import { expect, test, type Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, prepare, scan, verdict } from "../support/door/door-phone.ts";
import { weddingAhead } from "../support/published-wedding.ts";

const aunt = {
  ...{ id: "sri", name: "Bude Sri Handayani", role: { id: "Keluarga Rani", en: "" } },
  ...{ phone: "+6281200004321", hasWhatsApp: true },
};

/** As large as a thumb needs, and within the screen. */
async function isTapped(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute("href", `tel:${aunt.phone}`);
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= doorPhone.viewport.width).toBe(true);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(doorPhone.viewport.height);
}

test("whoever is marked as a guest of honour is received by a call that one tap makes, with and without a signal @once @proof", async ({
  browser,
  baseURL,
}) => {
  const content = weddingAhead(0);
  const persons: Section = {
    ...{ id: "s-contact", type: "contact-persons", isHidden: false },
    ...{ heading: { id: "", en: "" }, persons: [aunt] },
  };
  const feast = await startFeast(baseURL, () => ({ ...content, sections: [...content.sections, persons] }));
  const minister = await feast.invite({ name: "Hartono", tags: ["VVIP pejabat"], seats: 2 });
  const hadi = await feast.invite({ name: "Hadi", seats: 2 });
  const context = await browser.newContext({ ...doorPhone, baseURL });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await context.setOffline(true);

  await test.step("on the guest's sheet, before they are let in", async () => {
    await scan(door, minister.code);
    await isTapped(door.getByRole("dialog", { name: "Resepsi" }).getByRole("link"));
    await door.keyboard.press("Escape");
  });

  await test.step("on the verdict, which waits for the call", async () => {
    await door.getByRole("button", { name: "Langsung" }).click();
    await scan(door, minister.code);
    const welcome = verdict(door, "Silakan masuk");
    const call = welcome.getByRole("link", { name: `Telepon ${aunt.name}` });
    await isTapped(call);
    await expectAccessible(door, "a guest of honour");
    // Longer than a welcome stands that nobody has to act upon.
    await door.waitForTimeout(3_000);
    await expect(call).toBeVisible();
    await welcome.getByRole("button", { name: "Berikutnya" }).click();
    await expect(welcome).toHaveCount(0);
  });

  await test.step("nobody is called for whoever bears no such mark", async () => {
    await scan(door, hadi.code);
    await expect(verdict(door, "Silakan masuk").getByText("Bapak Hadi")).toBeVisible();
    await expect(door.getByRole("link")).toHaveCount(0);
    await expect(verdict(door, "Silakan masuk")).toHaveCount(0);
  });
  await context.close();
});
