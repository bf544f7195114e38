import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { openForm, rsvpWith, sayYes } from "../support/answering-guest.ts";
import { guestContext } from "../support/host.ts";
import { colourOf, distance, type Colour } from "../support/pixels.ts";
import { artHasCome } from "../support/painted-words.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";

/* What a guest meets in the form and around it, in sizes and colours as they are computed. */

const option = (id: string, text: string) => ({ id, label: { id: text, en: text } });
const asked = (id: string, kind: "choice" | "text" | "number", text: string, isRequired: boolean) => ({
  id,
  kind,
  label: { id: text, en: text },
  options: kind === "choice" ? [option("ayam", "Ayam bakar"), option("sayur", "Sayuran")] : [],
  isRequired,
  tags: [],
});
const questions: RsvpSection["questions"] = [
  asked("menu", "choice", "Pilihan menu", true),
  asked("asal", "text", "Datang dari kota mana?", true),
  asked("kursi", "number", "Kursi bayi", true),
  asked("alergi", "text", "Alergi makanan", false),
];
const needed = "Pertanyaan ini perlu dijawab dulu.";
/** What a fault is drawn in, whatever the theme is. */
const red: Colour = [217, 74, 61];

/** Where a question stands: the group of a choice, the label of a field. */
const place = (page: Page, text: string): Locator =>
  page.locator("#rsvp-form :is(fieldset,label.f)").filter({ hasText: text });

/** Whether a question is drawn as wrong, and says so in words where it stands. */
async function expectNeeded(page: Page, text: string, isNeeded: boolean): Promise<void> {
  const words = place(page, text).getByText(needed);
  if (!isNeeded) {
    await expect(words, text).toBeHidden();
    return;
  }
  await expect(words, text).toBeVisible();
  const marked = place(page, text).locator("xpath=descendant-or-self::*[@aria-invalid='true']");
  const { width, style, colour } = await marked.evaluate((element) => {
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element);
    return { width: outlineWidth, style: outlineStyle, colour: outlineColor };
  });
  expect([width, style], text).toEqual(["2px", "solid"]);
  expect(distance(colourOf(colour), red), text).toBeLessThan(8);
  // What is said is said to those who hear it, too.
  const spoken = await marked.evaluate((element) => {
    const id = element.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent ?? "";
  });
  expect(spoken, text).toBe(needed);
}

test("questions that need an answer say so before, and at the field once they were missed @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { invite } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ questions })));
  await openForm(page, await invite());
  await sayYes(page);
  for (const { label, isRequired } of questions) {
    await expect(place(page, label.id)).toContainText(isRequired ? "(perlu dijawab)" : "(boleh kosong)");
    await expectNeeded(page, label.id, false);
  }

  // Nothing is sent, and one stands before the first that was missed.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("submitRsvp")) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  for (const { label, isRequired } of questions) await expectNeeded(page, label.id, isRequired);
  await expect(place(page, "Pilihan menu").getByText(needed)).toBeInViewport();
  expect(sent).toEqual([]);

  // What is answered is not wrong any more; the others still are.
  await page.getByRole("radio", { name: "Sayuran" }).check();
  await expectNeeded(page, "Pilihan menu", false);
  await expectNeeded(page, "Datang dari kota mana?", true);
  await page.getByLabel("Datang dari kota mana?").fill("Sleman");
  await expectNeeded(page, "Datang dari kota mana?", false);
  await page.getByLabel("Kursi bayi").fill("0");
  await expectNeeded(page, "Kursi bayi", false);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.locator("#answered")).toContainText("Kami menantikan Bapak Hadi Wiranto");

  await test.step("who changes the answer sees the form, and no thanks for the old one", async () => {
    await page.getByRole("button", { name: "Ubah jawaban" }).click();
    await expect(page.locator("#rsvp-form")).toBeVisible();
    await expect(page.locator("#answered")).toBeHidden();
    await expect(page.getByText("Terima kasih!", { exact: false })).toBeHidden();
    await expect(page.getByRole("radio", { name: "Sayuran" })).toBeChecked();
  });
});

test("without script a refused form names what is missing at each field @once", async ({
  browser,
  baseURL,
}) => {
  const { slug } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ questions, policy: "open" })));
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: "id-ID" });
  const page = await plain.newPage();
  await page.goto(`${baseURL ?? ""}/event/${slug}`);
  await sayYes(page);
  await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Udin");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  for (const { label, isRequired } of questions)
    await expect(place(page, label.id).getByText(needed), label.id).toBeVisible({ visible: isRequired });
  await plain.close();
});

test("steps end where the seats end, and whoever has one seat counts nothing @once", async ({
  page,
  baseURL,
}) => {
  const { invite } = await publishWedding(baseURL);
  await openForm(page, await invite({ seats: 3 }));
  await sayYes(page);
  const adults = page.getByRole("spinbutton", { name: "Dewasa" });
  const children = page.getByRole("spinbutton", { name: "Anak" });
  const step = (of: Locator, by: "1" | "-1") => of.locator("xpath=..").locator(`[data-step="${by}"]`);
  while (Number(await adults.inputValue()) > 1) await step(adults, "-1").click();
  await step(children, "1").click();
  await step(children, "1").click();
  await expect(children).toHaveValue("2");
  // All seats are taken: neither goes on, and both look like it.
  for (const more of [step(adults, "1"), step(children, "1")]) {
    await expect(more).toBeDisabled();
    await expect(more).toHaveCSS("opacity", "0.4");
  }
  await step(adults, "-1").click();
  await expect(adults).toHaveValue("0");
  await expect(step(adults, "-1")).toBeDisabled();
  await expect(step(children, "1")).toBeEnabled();
  await expect(step(children, "1")).toHaveCSS("opacity", "1");

  const alone = await page.context().newPage();
  await openForm(alone, await invite({ name: "Joko", seats: 1 }));
  await sayYes(alone);
  await expect(alone.locator("#rsvp-form").getByRole("spinbutton")).toHaveCount(0);
  await expect(alone.locator("#rsvp-form [data-step]")).toHaveCount(0);
  await expect(alone.locator("#rsvp-form")).not.toContainText("Paling banyak");
});

/** Pairs of things to tap that are nearer to each other than a finger can tell apart. */
function crowded(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const all = [...document.querySelectorAll<HTMLElement>(".btn,.quiet,button.link")]
      .filter((element) => element.checkVisibility() && element.closest(".cover,.step,dialog") === null)
      .map((element) => ({ name: element.innerText.trim(), box: element.getBoundingClientRect() }));
    return all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const across = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
        const down = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
        const apart = Math.max(across, down);
        return apart < px ? [`${one.name} and ${other.name}: ${String(Math.round(apart))} px`] : [];
      }),
    );
  }, least);
}

test("buttons stand apart, and codes in one piece, on every width of phones and in Mode mudah @once", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { invite } = await publishWedding(baseURL);
  const phone = await guestContext(browser);
  const page = await phone.newPage();
  await openForm(page, await invite());
  for (const isEasy of [false, true]) {
    if (isEasy) await page.getByRole("button", { name: /Mode mudah/ }).click();
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const share = page.getByRole("button", { name: "Bagikan undangan" });
      await share.scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "Tanya tuan rumah" })).toBeVisible();
      expect(await crowded(page, 8), `${String(width)} px, easy: ${String(isEasy)}`).toEqual([]);
      const code = page.locator("footer .code");
      const lines = await code.evaluate((element) => {
        const range = document.createRange();
        const text = [...element.childNodes].find(({ textContent }) => /\w{4}-\w{4}/.test(textContent ?? ""));
        if (text === undefined) return -1;
        const said = text.textContent ?? "";
        const from = said.search(/\w{4}-\w{4}/);
        range.setStart(text, from);
        range.setEnd(text, from + 9);
        return range.getClientRects().length;
      });
      expect(lines, `lines of the code at ${String(width)} px, easy: ${String(isEasy)}`).toBe(1);
    }
  }
  const code = (/\w{4}-\w{4}/.exec(await page.locator("footer .code").innerText()) ?? [""])[0];
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${baseURL ?? ""}/cek`);
  await page.getByRole("textbox").first().fill(code);
  await page.getByRole("button").first().click();
  const shown = page.getByText(code).first();
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((element, said) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const from = (text.textContent ?? "").indexOf(said);
        if (from < 0) continue;
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + said.length);
        return range.getClientRects().length;
      }
      return 1;
    }, code),
  ).toBe(1);
  await phone.close();
});

// Those that leave most room for their art above the first words.
for (const theme of ["janur", "gonjong", "sido", "ronce", "mega"] as const) {
  test(`a phone on its side shows words, not an empty band, once the invitation is opened: ${theme} @once`, async ({
    page,
    baseURL,
  }) => {
    const { invite } = await publishWedding(baseURL, { ...weddingAhead(30), theme });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(await invite());
    await artHasCome(page);
    await page.locator("#open").click();
    // It comes to rest where the tap leads.
    let before = -1;
    await expect
      .poll(async () => {
        const now = await page.evaluate(() => Math.round(scrollY));
        const isStill = now === before && now >= 300;
        before = now;
        return isStill;
      })
      .toBe(true);
    const first = await page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector(".column") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      let top = Infinity;
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if ((text.textContent ?? "").trim() === "" || text.parentElement?.checkVisibility() !== true)
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects())
          if (box.width > 0 && box.top >= 0 && box.bottom <= innerHeight) top = Math.min(top, box.top);
      }
      return top;
    });
    // Well above the middle of the little that such a screen shows.
    expect(first).toBeLessThan(100);
  });
}
