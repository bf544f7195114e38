import type { Page } from "@playwright/test";

/** What a page is made of, as far as a text that breaks out of its place would add to it. */
export interface Markup {
  /** Names of elements. */
  tags: string[];
  /** Names of attributes, but those that say a state. */
  attributes: string[];
  /** How many there are of what runs, loads or draws. */
  inlineScripts: number;
  pictures: number;
  drawings: number;
  /** What no body of ours has. */
  strange: string[];
}

/** Reads what Chromium has made of the page. */
export function markupOf(page: Page): Promise<Markup> {
  return page.evaluate(() => {
    const states =
      /^(class|hidden|open|checked|disabled|tabindex|style|aria-(busy|expanded|hidden|invalid))$/;
    // The rest of the page's own script comes when it pleases.
    const all = [...document.querySelectorAll('*:not(script[src^="/assets/event/"])')];
    const attributes = new Set(all.flatMap((element) => element.getAttributeNames()));
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const strange = [
      ...document.body.querySelectorAll(
        "meta,link,base,style,object,embed,iframe,frame,math,[srcdoc],[style]",
      ),
      ...all.filter((element) => element.getAttributeNames().some((name) => name.startsWith("on"))),
      ...all.filter((element) =>
        ["href", "src", "action", "formaction", "xlink:href"].some((name) =>
          // A guest's own calendar file is the one address of ours that carries its content.
          /^\s*(javascript:|vbscript:|data:(?!text\/calendar;charset=utf-8,BEGIN))/i.test(
            element.getAttribute(name) ?? "",
          ),
        ),
      ),
    ];
    return {
      tags: [...new Set(all.map(({ tagName }) => tagName))].sort(),
      attributes: [...attributes].filter((name) => !states.test(name)).sort(),
      inlineScripts: count("script:not([src])"),
      pictures: count("img"),
      drawings: count("svg"),
      strange: strange.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}
