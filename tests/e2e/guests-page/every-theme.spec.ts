import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test, type CDPSession, type Page, type Response } from "@playwright/test";
import { sharedLetters } from "../../../event-page/src/fonts/shared-letters.ts";
import { themes } from "../../../event-page/src/themes/themes.ts";
import { pageFaults } from "../../../tools/contact-sheet/page-faults.ts";
import { sampleShower } from "../../../tools/contact-sheet/sample-page.ts";
import type { Sample } from "../../../tools/contact-sheet/sample.ts";
import { artHasCome } from "../support/painted-words.ts";

const smallest = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

/** One page wears them one after the other: a page or a server for each would cost more than all that is looked at. */
test("every theme holds every name: nothing is cut, crowded, pale or moving @once @proof", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const show = await sampleShower();
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  await page.emulateMedia({ reducedMotion: "reduce" });

  const seen = new Set<string>();
  for (const theme of themeIds) {
    const usual: Sample = { theme, language: "id", names: "short", hasPhotos: false, isEasy: false };
    const expectNone = async (what: string) => {
      expect.soft(await page.evaluate(pageFaults), `${theme}, ${what}`).toEqual([]);
    };

    await page.setViewportSize(smallest);
    await page.emulateMedia({ colorScheme: "light" });
    // They are fetched once they are near, which on a short page they are at once.
    const wishes = page.waitForResponse(/wishes\.json/);
    await show(page, { ...usual, names: "long", hasPhotos: true });
    expect
      .soft(await layoutShift(page, wishes), `${theme}, what moves while it loads and is read`)
      .toBeLessThan(0.02);
    await expectNone("long names on a small phone");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNone("by night");

    await page.emulateMedia({ colorScheme: "light" });
    await show(page, { ...usual, names: "long", hasPhotos: true, isEasy: true });
    await expectNone("in easy reading");
    for (const size of [smallest, laptop]) {
      await page.setViewportSize(size);
      expect.soft(await dottedPlaces(page), `${theme}, a dot before the place in easy reading`).toEqual([]);
    }
    await page.setViewportSize(smallest);

    await show(page, usual);
    await expectNone("without a photo on a small phone");
    expect.soft(await strangeLetters(page), `${theme}, letters that its faces lack`).toEqual([]);
    for (const names of ["wide", "single", "hanging"] as const) {
      await show(page, { ...usual, names });
      await dressed(page);
      expect.soft(await brokenWords(page), `${theme}, ${names} names that break within a word`).toEqual([]);
      expect.soft(await cutLetters(page), `${theme}, ${names} names that are cut`).toEqual([]);
    }
    await show(page, usual);
    const button = await page.locator("#open").boundingBox();
    expect
      .soft(
        (button?.y ?? Infinity) + (button?.height ?? 0),
        `${theme}, end of the button on the first screen`,
      )
      .toBeLessThanOrEqual(smallest.height);
    await page.setViewportSize(laptop);
    await expectNone("short names on a laptop");

    const { displayFace } = themes[theme];
    if (seen.has(displayFace)) continue;
    seen.add(displayFace);
    await show(page, { ...usual, names: "letters" });
    expect.soft(await mixedNames(browser), `${theme}, names in two faces`).toEqual([]);
  }
});

/** Places of the cover with a dot before them though they stand on a line of their own. */
async function dottedPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leads = [...document.querySelectorAll<HTMLElement>(".cover .lead")];
    return leads
      .filter((lead, index) => {
        const isDotted = getComputedStyle(lead, "::before").content.includes("·");
        return isDotted && lead.offsetTop !== leads[index - 1]?.offsetTop;
      })
      .map((lead) => lead.innerText);
  });
}

/** Waits until the page wears its art and its own faces, below the cover too. */
async function dressed(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.classList.add("near");
  });
  if ((await page.locator("#art").count()) > 0) await artHasCome(page);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Names in a gradient whose letters reach below the box that it fills: there they are not painted. More than a pixel
 * of them is told, in pixels.
 */
async function cutLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const isCutOut = (element: Element) =>
      getComputedStyle(element).webkitTextFillColor === "rgba(0, 0, 0, 0)";
    const pen = document.createElement("canvas").getContext("2d")!;
    const cut: string[] = [];
    for (const element of document.querySelectorAll(".names, .big")) {
      if (!isCutOut(element)) continue;
      const { bottom } = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== "" && isCutOut(node.parentElement!))
          lines.push(node);
      for (const line of lines) {
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(line.parentElement!);
        const probe = document.createElement("span");
        probe.style.cssText = "display: inline-block; width: 0; height: 0; vertical-align: baseline";
        line.after(probe);
        const baseline = probe.getBoundingClientRect().bottom;
        probe.remove();
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const lacking = baseline + pen.measureText(line.data.trim()).actualBoundingBoxDescent - bottom;
        if (lacking > 1) cut.push(`${line.data.trim()}: ${lacking.toFixed(1)}`);
      }
    }
    document.adoptedStyleSheets.pop();
    return cut;
  });
}

/** Words of the names, on the cover and of each person, that stand on two lines. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const broken: string[] = [];
    for (const element of document.querySelectorAll(".names, .big")) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const word of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word[0]);
        }
    }
    document.adoptedStyleSheets.pop();
    return broken;
  });
}

/**
 * Sum of all shifts while the page is scrolled through, as CLS counts them. It begins with its faces there: what stands
 * in for them until they have come is the phone's own, and no phone's faces are on the machine that tests.
 */
async function layoutShift(page: Page, wishes: Promise<Response>): Promise<number> {
  await page.locator("#wishes").evaluate((node) => {
    node.scrollIntoView({ behavior: "instant" });
  });
  await (await wishes).finished();
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
    });
    scrollTo({ top: 0, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    observer.observe({ type: "layout-shift" });
    for (let isThrough = false; !isThrough;) {
      scrollBy({ top: innerHeight, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      isThrough = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }
    scrollTo({ top: 0, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return sum;
  });
}

/** Letters of the page's words that stand in no shared file of ours. */
function strangeLetters(page: Page): Promise<string[]> {
  return page.evaluate(
    (known) => [
      ...new Set(
        [...document.querySelector("main")!.innerText].filter(
          (letter) => !`${known}\n\u{a0}`.includes(letter),
        ),
      ),
    ],
    sharedLetters,
  );
}

/** Names on the cover that are set in more than one of our faces, or partly in the phone's own. */
async function mixedNames(browser: CDPSession): Promise<string[]> {
  const { root } = await browser.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await browser.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: ".names [dir]",
  });
  const all = await Promise.all(
    nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  return all
    .filter(({ fonts }) => fonts.length > 1 && fonts.some(({ isCustomFont }) => isCustomFont))
    .map(({ fonts }) => fonts.map(({ familyName }) => familyName).join(" + "));
}
