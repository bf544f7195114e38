import type { Page } from "@playwright/test";

/**
 * What is wrong with a page's frame, whatever stands in it: another number of `<main>` or of headings of level 1 than
 * one, an id twice, a skip link that leads nowhere, or a part of the library on it whose styles nobody has imported.
 */
export function frameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const name of ["main", "h1"]) {
      const count = document.querySelectorAll(name).length;
      if (count !== 1) faults.push(`${String(count)} of <${name}>`);
    }
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
      faults.push(`#${id} more than once`);
    if (document.querySelector("main#content") === null) faults.push("no #content to skip to");

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join("\n");
    const worn = new Set(
      [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    );
    for (const name of worn) {
      if (/^m_[0-9a-f]{6,8}$/.test(name) && !styles.includes(`.${name}`)) {
        faults.push(`no styles for ${document.querySelector(`.${name}`)?.getAttribute("class") ?? name}`);
      }
    }
    return faults;
  });
}
