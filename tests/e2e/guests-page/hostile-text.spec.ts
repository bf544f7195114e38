import { limits } from "@janur/domain/limits";
import type { Section } from "@janur/domain/content/section";
import { expect, test, type APIResponse, type BrowserContext, type Page } from "@playwright/test";
import { contentOf, cutTo, textFields } from "../../load/hostile-content.ts";
import { hostileStrings } from "../../load/hostile-strings.ts";
import { markupOf, type Markup } from "../support/foreign-markup.ts";
import { changeSettingsByApi, showInvitation, signUpByApi, type HostApi } from "../support/host-api.ts";

const narrow = 360;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const both = (text: string) => ({ id: text, en: text });

/** Shows an answer that came by a plain form as the page that it is. */
async function show(page: Page, answer: APIResponse): Promise<void> {
  const body = await answer.body();
  const contentType = "text/html; charset=utf-8";
  await page.route("**/event/shown-here", (route) => route.fulfill({ contentType, body }), { times: 1 });
  // Chromium does not always tell the load of a document that never came by wire; nothing else is on its way here.
  await page.goto("/event/shown-here", { waitUntil: "domcontentloaded" });
}

/** A guests' side whose every text is one of `texts`: pages by what they are, each as Chromium has it. */
async function pagesOf(
  texts: readonly string[],
  { context, host, baseURL }: { context: BrowserContext; host: HostApi; baseURL: string },
): Promise<Map<string, Markup & { words: string }>> {
  const text = (index: number) => texts[index % texts.length] ?? "";
  const content = contentOf(text);
  const open = content.sections.map((section): Section => {
    if (section.type === "rsvp") return { ...section, deadlineAt: null };
    if (section.type !== "ceremonies") return section;
    const ceremonies = section.ceremonies.map((one) => ({ ...one, startAt: inDays(30), endAt: null }));
    return { ...section, ceremonies };
  });
  const shown = await showInvitation(host, () => ({ ...content, sections: open }));
  const { slug, invitationId } = shown;
  const at = `/event/${slug}`;
  const name = (index: number) => cutTo(text(index), limits.guest.name.max);
  // Those for which the content has no field left, and enough of the others for a wall.
  const wishes = texts.slice(Math.min(textFields.length, texts.length - 8));
  const sender = (index: number) => ({ Origin: baseURL, "Fastly-Client-IP": `${slug}-${String(index)}` });
  for (const [index, wish] of wishes.entries()) {
    await context.request.post(`${at}/ucapan`, {
      form: { language: "id", name: name(index), text: cutTo(wish, limits.wish.text) },
      headers: sender(index),
    });
  }
  const found = new Map<string, Markup & { words: string }>();
  const page = await context.newPage();
  const look = async (what: string) => {
    // What a refused form gives back stands in its fields.
    const given = await page
      .locator("input:not([type=radio], [type=checkbox]), textarea")
      .evaluateAll((fields) =>
        fields.map((field) =>
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "",
        ),
      );
    const words = [await page.locator("body").innerText(), ...given].join("\n");
    found.set(what, { ...(await markupOf(page)), words });
  };
  const visit = async (what: string, path: string) => {
    await page.goto(path);
    await look(what);
  };
  const send = async (what: string, path: string, form: Record<string, string>) => {
    await show(page, await context.request.post(path, { form, headers: sender(99) }));
    await look(what);
  };

  await page.goto(at);
  // What stands above takes its own height on the way, so that one jump may end before the wall.
  await expect(async () => {
    await page.locator("#wishes").scrollIntoViewIfNeeded();
    await expect(page.locator("#wishes li")).toHaveCount(wishes.length, { timeout: 2_000 });
  }).toPass();
  await look("the page with its wall");
  await visit("in English", `${at}/en`);
  await visit("Mode mudah", `${at}?mudah`);
  await visit("the wall's own page", `${at}/ucapan`);
  await visit("the form of a report", `${at}/lapor`);
  const typed = { language: "id", name: text(1), text: text(2), contact: text(3), note: text(4) };
  const said = Object.fromEntries(
    open.flatMap((section) =>
      section.type === "ceremonies" ? section.ceremonies.map(({ id }) => [`attend.${id}`, "yes"]) : [],
    ),
  );
  const answer = {
    ...typed,
    ...said,
    adults: "1",
    companions: text(5),
    representedBy: text(6),
    "q.q-text": text(7),
  };
  await send("a refused answer", `${at}/rsvp`, { ...answer, adults: "99" });
  await send("a refused wish", `${at}/ucapan`, { ...typed, text: text(2).repeat(200) });
  await send("a refused report", `${at}/lapor`, { ...typed, reason: "none" });
  await send("a code that nobody has", "/cek", { ...typed, code: text(8) });
  await page.goto(at);
  const code = /Kode undangan: ([0-9A-Z-]+)/.exec(await page.locator("footer").innerText())?.[1] ?? "";
  await send("a code that is known", "/cek", { language: "id", code });
  await send("a kept answer", `${at}/rsvp`, {
    ...answer,
    name: name(1),
    note: cutTo(text(4), 500),
    companions: cutTo(text(5), 60).replaceAll(/[,;\n]/g, " "),
    representedBy: cutTo(text(6), 80),
    "q.q-text": cutTo(text(7), 500),
  });
  const own = await page.locator(".address a").getAttribute("href");
  await page.goto(own ?? "");
  await page.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(page.locator("#answered")).toBeVisible();
  await look("the page by a personal link");
  const calendar = await context.request.get(`${at}/calendar.ics`);
  expect(calendar.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  await changeSettingsByApi(host, shown, { access: "password" }, "melati 26");
  // An instance may know the page as it was for some seconds more.
  await expect
    .poll(async () => (await context.request.get(`${at}?v=closing`)).text(), {
      intervals: [0, 1_000],
      timeout: 30_000,
    })
    .not.toContain('id="s-opening"');
  // For the guest whom this tab knows it would open by itself.
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await visit("the closed page", `${at}?v=closed`);
  const word = { language: "id", password: "melati 26" };
  await expect
    .poll(
      async () => {
        const answer = await context.request.post(`${at}/masuk`, { form: word, headers: sender(98) });
        return answer.text();
      },
      { intervals: [0, 5_000], timeout: 30_000 },
    )
    .toContain('id="s-opening"');
  await send("a closed page that was opened", `${at}/masuk`, word);
  await changeSettingsByApi(host, shown, {});
  const notice = both(cutTo(text(9), limits.invitation.notice));
  await host.call("announceChange", { invitationId, change: "postpone", notice });
  await visit("a postponed event", `${at}?v=postponed`);
  await page.close();
  return found;
}

/* T7 in Chromium: what escaping alone keeps from becoming markup. */
test("hostile texts, each in a place of its own, stay texts in every output of the guests' side @once @proof", async ({
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  test.setTimeout(300_000);
  // Only escaping stands between these texts and the page here: its Content-Security-Policy is off.
  const context = await browser.newContext({
    viewport: { width: narrow, height: 740 },
    isMobile: true,
    bypassCSP: true,
  });
  const dialogs: string[] = [];
  context.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const strangers: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(baseURL)) strangers.push(request.url());
  });
  const half = hostileStrings.length / 2;
  const harmless = await pagesOf(
    Array.from({ length: half }, (_, index) => `Kata ${String(index)}`),
    { context, host: await signUpByApi(baseURL, "Ratri Ayu"), baseURL },
  );
  for (const from of [0, half]) {
    const texts = hostileStrings.slice(from, from + half);
    const host = await signUpByApi(baseURL, cutTo(texts[5] ?? "", limits.account.displayName.max));
    const pages = await pagesOf(texts, { context, host, baseURL });
    expect([...pages.keys()]).toEqual([...harmless.keys()]);
    for (const [what, { words, ...markup }] of pages) {
      const usual = harmless.get(what);
      const added = {
        tags: markup.tags.filter((tag) => usual?.tags.includes(tag) !== true),
        attributes: markup.attributes.filter((name) => usual?.attributes.includes(name) !== true),
      };
      expect({ ...markup, ...added }, what).toEqual({
        tags: [],
        attributes: [],
        inlineScripts: usual?.inlineScripts,
        pictures: usual?.pictures,
        drawings: usual?.drawings,
        strange: [],
      });
      if (!/closed page$|form of a report/.test(what)) expect(words, what).toMatch(/alert\(1\)/i);
    }
  }
  expect(dialogs).toEqual([]);
  expect(strangers).toEqual([]);
  await context.close();
});
