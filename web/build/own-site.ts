import { isDemo, namedProject } from "./without-project.ts";

const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * Where a deployment is at home: what it was told, else the address that Firebase Hosting gives every project. Null for a
 * demo, which is at home wherever it runs.
 */
export function siteOf(env: Readonly<Record<string, string | undefined>>): string | null {
  const told = env["VITE_SITE_URL"]?.trim().replace(/\/$/, "") ?? "";
  if (told !== "") {
    if (!origin.test(told))
      throw new Error(`VITE_SITE_URL is no origin such as https://janur.example: ${told}`);
    return told;
  }
  const project = namedProject(env["VITE_FIREBASE_PROJECT_ID"]);
  return project === null || isDemo(project) ? null : `https://${project}.web.app`;
}

/** Pages of the service itself that search engines may list; invitations decide for themselves and stand in no list. */
const listed = ["/", "/themes", "/privacy", "/terms"];

/** `sitemap.xml`. */
export function sitemap(site: string): string {
  const urls = listed.map((path) => `  <url><loc>${site}${path}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
