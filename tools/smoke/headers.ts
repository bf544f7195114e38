import type { SmokeTarget } from "./target.ts";

/** What has to stand on the application's pages as they come from the edge. */
const onPages: readonly (readonly [string, RegExp])[] = [
  ["content-security-policy", /script-src 'self'.*object-src 'none'.*frame-ancestors 'self'/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^SAMEORIGIN$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["strict-transport-security", /max-age=31536000/],
  ["cache-control", /no-cache/],
];

/**
 * Whether the patterns of firebase.json mean at the edge what they mean here: negation and braces in them are documented
 * for no CDN.
 * @throws Error that names every difference
 */
export async function checkHeaders({ site, isLocal }: SmokeTarget): Promise<void> {
  const wrong: string[] = [];
  const ask = (path: string) => fetch(`${site}${path}`, { redirect: "manual" });
  for (const path of ["/", "/sign-in", "/invitations"]) {
    const answer = await ask(path);
    if (answer.status !== 200) wrong.push(`${path} answers ${String(answer.status)}`);
    for (const [name, pattern] of onPages) {
      const value = answer.headers.get(name) ?? "";
      if (!pattern.test(value)) wrong.push(`${path} has ${name}: ${value === "" ? "nothing" : value}`);
    }
  }
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await (await ask("/")).text())?.[1] ?? "/assets/none";
  const kept = (await ask(asset)).headers.get("cache-control") ?? "";
  if (!kept.includes("immutable")) wrong.push(`${asset} may be kept for: ${kept}`);

  // What Firebase serves by itself must not be under our policy, or sign-in with Google cannot be framed.
  const own = await ask("/__/firebase/init.json");
  for (const name of ["content-security-policy", "x-frame-options"]) {
    if (own.headers.get(name) !== null) wrong.push(`/__/firebase/init.json has ${name}`);
  }
  // The build's list of files lies beside what is served. Emulators serve all that lies there.
  const hidden = isLocal ? "" : await (await ask("/.vite/manifest.json")).text();
  if (hidden.includes('"isEntry"')) wrong.push("/.vite/manifest.json is served");

  for (const path of ["/assets/none.js", "/api/none", "/media/none.avif"]) {
    const { status } = await ask(path);
    if (status !== 404) wrong.push(`${path} answers ${String(status)}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}
