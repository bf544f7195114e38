import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import * as z from "zod";
import { startFeast, type DoorFeast } from "../support/door/door-feast.ts";
import { prepare, scan, verdict } from "../support/door/door-phone.ts";
import { weddingAhead } from "../support/published-wedding.ts";

const strangersRead = z.object({
  ceremonies: z.array(
    z.object({
      ceremony: z.object({ id: z.string() }),
      picture: z.object({ strangers: z.object({ invitations: z.number(), people: z.number() }) }),
    }),
  ),
});

/** Who came to the reception and is on no list any more. */
async function strangers({ host, shown }: DoorFeast) {
  const told = await host.call("doorPicture", { invitationId: shown.invitationId, known: "" });
  const { ceremonies } = strangersRead.parse(told);
  return ceremonies.find(({ ceremony }) => ceremony.id === "resepsi")?.picture.strangers;
}

/** The wedding of today, whose reception is called otherwise and begins three hours later. */
function movedWedding(): Content {
  const content = weddingAhead(0);
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const ceremonies = section.ceremonies.map((ceremony) =>
    ceremony.id === "resepsi" && ceremony.startAt !== null
      ? {
          ...ceremony,
          name: { id: "Resepsi malam", en: "Evening reception" },
          startAt: new Date(Date.parse(ceremony.startAt) + 3 * 3_600_000).toISOString(),
          endAt: null,
        }
      : ceremony,
  );
  return withSection(content, { ...section, ceremonies });
}

async function fetchAnew(door: Page): Promise<void> {
  await door.getByRole("button", { name: "Menu" }).click();
  await door.getByRole("button", { name: "Perbarui sekarang" }).click();
}

test("guests who were deleted or made one, and a ceremony that moved, while the phone was away @once @proof", async ({
  feast,
  phone: context,
}) => {
  test.slow();
  const { host, shown } = feast;
  const { invitationId } = shown;
  const deleted = await feast.invite({ name: "Karto", seats: 1 });
  const twin = await feast.invite({ name: "Hadi W", seats: 1 });
  const kept = await feast.invite({ name: "Hadi Wiranto", seats: 1 });
  const { link } = await feast.pass("Rina");
  const door = await prepare(context, link, feast);
  await door.getByRole("button", { name: "Langsung" }).click();
  await context.setOffline(true);

  await host.call("deleteGuests", { invitationId, guestIds: [deleted.id] });
  await host.call("mergeGuests", { invitationId, keptId: kept.id, goneId: twin.id });
  await host.call("saveDraft", { invitationId, basedOn: 2, content: movedWedding() });
  await host.call("publishInvitation", { invitationId, revision: 3 });

  await test.step("as far as the phone knows they are all invited, and nobody is sent home", async () => {
    for (const { code } of [deleted, twin, kept]) {
      await scan(door, code);
      await expect(verdict(door, "Silakan masuk")).toBeVisible();
      await door.keyboard.press("Escape");
      await expect(verdict(door, "Silakan masuk")).toHaveCount(0);
    }
    await expect(door.getByText("3 orang masuk · 3 undangan")).toBeVisible();
  });

  await context.setOffline(false);
  await expect(door.getByText(/belum terkirim/)).toHaveCount(0);
  await fetchAnew(door);
  // The new list is there, whose name of the door is another.
  await expect(door.getByRole("banner").getByText("Resepsi malam")).toBeVisible();

  await test.step("with a signal the family sees who came, those without a place on the list apart", async () => {
    await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 1 });
    expect(await strangers(feast)).toEqual({ invitations: 2, people: 2 });
  });

  await test.step("their codes are nobody's now, and the one that is left is in already", async () => {
    for (const { code } of [deleted, twin]) {
      await scan(door, code);
      await expect(verdict(door, "Tidak dikenal")).toBeVisible();
      await door.keyboard.press("Escape");
    }
    await scan(door, kept.code);
    await expect(verdict(door, "Sudah masuk").getByText("Bapak Hadi Wiranto")).toBeVisible();
    await door.keyboard.press("Escape");
  });

  await test.step("the phone stands at the same door, by its new name and hour", async () => {
    await door.getByRole("button", { name: "Menu" }).click();
    const doors = door.getByRole("dialog", { name: "Menu" }).getByLabel("Acara di pintu ini");
    await expect(doors.locator("option:checked")).toHaveText("Resepsi malam");
  });
});

test("a phone that was just let in asks at once what others did @once @proof", async ({ page, baseURL }) => {
  const feast = await startFeast(baseURL);
  const rina = await feast.pass("Rina");
  // Without the timer by which a phone without a door looks whether it has one now.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, ms: number) => (ms === 5_000 ? 0 : wait(work, ms)),
    });
  });
  await page.goto(rina.link);
  await page.getByLabel("PIN dari pengundang").fill(feast.pin);
  const asked = page.waitForRequest(/\/doorSync$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Siapkan HP ini" })).toBeVisible();
  await asked;
});
