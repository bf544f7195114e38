import type { Page } from "@playwright/test";

/**
 * Lets a component throw as soon as it is drawn: the file that exports it comes as it was built, with another one in
 * its place.
 * @param chunk of its file, as `apps` for `apps-*.js`
 */
export async function breakComponent(page: Page, chunk: string, name = "Component"): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // As an export, and as a member of the namespace that stands for it where other files share the chunk.
    const broken = code
      .replace(new RegExp(`[\\w$]+ as ${name}\\b`), `janurBroken as ${name}`)
      .replace(new RegExp(`\\b${name}:\\(\\)=>[\\w$]+`), `${name}:()=>janurBroken`);
    const thrower = `;function janurBroken(){throw new Error("broken for a test")}`;
    await route.fulfill({ response, body: broken === code ? code : broken + thrower });
  });
}
