import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import * as z from "zod";

const hostingConfig = z.object({
  hosting: z.object({ headers: z.array(z.looseObject({ source: z.string() })) }),
});

const hosting = process.env["JANUR_HOSTING_URL"] ?? "";

const ask = (path: string) => fetch(`${hosting}${path}`, { redirect: "manual" });

it.each(["/", "/sign-in", "/invitations/edit/abc", "/no/such/page"])(
  "serves the application at %s",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  },
);

it.each([
  "/assets/missing.js",
  "/media/missing.avif",
  "/cek/missing",
  "/bantu/missing",
  "/layar/missing",
  "/api/missing",
  "/event/rani/dimas/more",
])("answers 404 in our own words, not with the application, at %s", async (path) => {
  const answer = await fetch(`${hosting}${path}`, { headers: { Accept: "text/html,*/*;q=0.8" } });
  expect(answer.status).toBe(404);
  const text = await answer.text();
  expect(text).toMatch(/tidak kami temukan/);
  expect(text).toMatch(/We cannot find this/);
  expect(text).not.toContain('id="root"');
});

it("lets assets be kept for good and the page that names them not at all", async () => {
  const page = await (await ask("/")).text();
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect(asset).toBeDefined();
  const answer = await ask(asset ?? "");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

it("sends the application's security headers", async () => {
  const { headers } = await ask("/sign-in");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' /);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|data:|blob:|127\.0\.0\.1/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toMatch("camera=(self)");
});

/** Whether a policy lets an address through, by the rules of CSP for hosts and paths; nothing here ends in a redirect. */
function allows(policy: string, directive: string, address: string): boolean {
  const sources = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(" ") ?? [];
  const { origin, pathname } = new URL(address);
  return sources.some((source) => {
    const parts = /^(https:\/\/[^/]+)(\/.*)?$/.exec(source);
    if (parts === null) return false;
    const [, host = "", path] = parts;
    const isHost = new RegExp(`^${host.replaceAll(".", "\\.").replace("*", "[^/]+")}$`).test(origin);
    return (
      isHost && (path === undefined || (path.endsWith("/") ? pathname.startsWith(path) : pathname === path))
    );
  });
}

it("lets the application load what Firebase's sign-in loads, by its own sources", async () => {
  const policy = (await ask("/sign-in")).headers.get("content-security-policy") ?? "";
  const folder = join(import.meta.dirname, "../node_modules/@firebase/auth/dist/esm");
  const source = globSync("index-*.js", { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const scripts = [...source.matchAll(/(?:gapi|recaptcha)\w*Script: '(https:[^']+)'/g)].map(
    ([, url]) => url ?? "",
  );
  expect(scripts).toHaveLength(3);
  for (const url of [
    ...scripts,
    // What these fetch in their turn.
    "https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.id.x/m=gapi_iframes/rt=j",
    "https://www.gstatic.com/recaptcha/releases/abc/recaptcha__id.js",
  ])
    expect(allows(policy, "script-src", url), url).toBe(true);
  expect(allows(policy, "frame-src", "https://janur-production.firebaseapp.com/__/auth/iframe")).toBe(true);
  expect(allows(policy, "frame-src", "https://www.google.com/recaptcha/api2/anchor")).toBe(true);
  const hosts = [...source.matchAll(/"((?:identitytoolkit|securetoken)\.googleapis\.com)"/g)].map(
    ([, host]) => host,
  );
  expect(new Set(hosts).size).toBe(2);
  for (const host of [...hosts, "firestore.googleapis.com", "firebasestorage.googleapis.com"])
    expect(allows(policy, "connect-src", `https://${host ?? ""}/v1/any`), host).toBe(true);
});

it("lets the application ask App Check, at its own address", async () => {
  const policy = (await ask("/sign-in")).headers.get("content-security-policy") ?? "";
  const source = readFileSync(
    join(import.meta.dirname, "../node_modules/@firebase/app-check/dist/esm/index.esm.js"),
    "utf8",
  );
  const address = /'(https:\/\/content-firebaseappcheck[^']+)'/.exec(source)?.[1] ?? "";
  expect(allows(policy, "connect-src", `${address}/projects/p/apps/a:exchangeRecaptchaEnterpriseToken`)).toBe(
    true,
  );
  const script = /'(https:\/\/www\.google\.com\/recaptcha\/enterprise\.js)'/.exec(source)?.[1] ?? "";
  expect(allows(policy, "script-src", script)).toBe(true);
});

it("trusts no whole host of Google's with scripts, and none with what could be carried off", async () => {
  const policy = (await ask("/sign-in")).headers.get("content-security-policy") ?? "";
  for (const url of [
    // Libraries and answers with a word of the asker's, on hosts that sign-in needs.
    "https://www.google.com/recaptcha/about/js/main.min.js",
    "https://www.google.com/complete/search?client=chrome&jsonp=alert",
    "https://www.gstatic.com/recaptcha/about.js",
    "https://www.gstatic.com/fsn/angular_js-bundle1.js",
    "https://apis.google.com/js/plusone.js",
    "https://apis.google.com/any/other.js",
  ])
    expect(allows(policy, "script-src", url), url).toBe(false);
  for (const url of ["https://storage.googleapis.com/of-a-stranger/x", "https://sheets.googleapis.com/v4/x"])
    expect(allows(policy, "connect-src", url), url).toBe(false);
  expect(allows(policy, "frame-src", "https://of-a-stranger.firebaseapp.com/page")).toBe(false);
});

it("gives scripts of the other provider's demo no whole host either", async () => {
  const policy = (await ask("/clerk/sign-in")).headers.get("content-security-policy") ?? "";
  const host = "https://quiet-leaf-12.clerk.accounts.dev";
  expect(allows(policy, "script-src", `${host}/npm/@clerk/clerk-js@6/dist/clerk.browser.js`)).toBe(true);
  expect(allows(policy, "script-src", `${host}/v1/client?_clerk_js_version=6&callback=alert`)).toBe(false);
});

const matcher = z.object({
  configMatcher: z.function({ input: [z.string(), z.object({ source: z.string() })], output: z.boolean() }),
});

it("leaves what Firebase frames from its own domain without our headers", async () => {
  const { headers } = await ask("/__/firebase/init.json");
  for (const name of ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"])
    expect(headers.get(name), name).toBeNull();
  // The emulator has nothing at the other paths and answers them as 404.html, so its own matcher is asked.
  const root = join(import.meta.dirname, "..");
  const patterns: unknown = await import(
    pathToFileURL(join(root, "node_modules/superstatic/lib/utils/patterns.js")).href
  );
  const { configMatcher } = matcher.parse({ ...Object(patterns) });
  const { hosting: config } = hostingConfig.parse(
    JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")),
  );
  const rulesFor = (path: string) => config.headers.filter((rule) => configMatcher(path, rule));
  expect(rulesFor("/sign-in").length).toBeGreaterThan(1);
  for (const path of ["/__/auth/iframe", "/__/auth/handler", "/__/auth/iframe.js", "/__/firebase/init.js"])
    expect(rulesFor(path), path).toEqual([]);
});

it("leaves every header of the guests' page to its function", async () => {
  const { headers } = await ask("/event/no-such-invitation");
  expect(headers.get("cross-origin-opener-policy")).not.toBe("same-origin-allow-popups");
  expect(headers.get("content-security-policy")).toMatch("default-src 'none'");
  expect(headers.get("cache-control") ?? "").not.toBe("no-cache");
});

it("hands the check of codes, the helper's page, the greeting screen and the media to their functions, with the functions' own headers", async () => {
  const check = await ask("/cek");
  expect(check.status).toBe(200);
  expect(check.headers.get("content-security-policy")).toMatch("script-src 'none'");
  expect(check.headers.get("cache-control")).toMatch("s-maxage=60");
  expect(await (await ask("/cek/en")).text()).toContain("Check an invitation");
  const helper = await ask("/bantu");
  expect(helper.status).toBe(200);
  expect(helper.headers.get("content-security-policy")).toMatch("default-src 'none'");
  expect(helper.headers.get("cache-control")).toBe("no-store");
  expect(helper.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await (await ask("/bantu/en")).text()).toContain("Your tasks");
  const screen = await ask("/layar");
  expect(screen.status).toBe(200);
  expect(screen.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'sha256-/);
  expect(screen.headers.get("cache-control")).toBe("no-store");
  expect(screen.headers.get("referrer-policy")).toBe("no-referrer");
  const media = await ask(`/media/${"0".repeat(32)}-480.webp`);
  expect(media.status).toBe(404);
  expect(media.headers.get("cache-control")).toBe("no-store");
  expect(media.headers.get("content-security-policy")).toMatch("default-src 'none'");
});

it("serves the door's application by itself, behind a policy of its own", async () => {
  const page = await ask("/bantu/pintu/");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("permissions-policy")).toMatch("camera=(self)");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(/script-src[^;]*/.exec(policy)?.[0]).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(/connect-src[^;]*/.exec(policy)?.[0]).toMatch(
    // The suite adds its emulators to every policy.
    /^connect-src 'self'(?: http:\/\/(?:127\.0\.0\.1|localhost):\*)*$/,
  );
  const script = /src="(\/bantu\/pintu\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const asset = await ask(script);
  expect(asset.status).toBe(200);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  // Whoever is asked for what stores the page must get the newest.
  const worker = await ask("/bantu/pintu/service-worker.js");
  expect(worker.status).toBe(200);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect((await ask("/bantu/pintu/assets/missing.js")).status).toBe(404);
});

it("serves the worker of kept codes where the guests' pages lie, asked for anew each time", async () => {
  const { status, headers } = await ask("/event/code-worker.js");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch("javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; connect-src 'self'/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const page = await ask("/event/no-such-invitation");
  expect(page.headers.get("content-security-policy")).not.toMatch("worker-src");
});

const ofFunctions: readonly [string, RequestInit?][] = [
  ["/event/no-such-invitation"],
  ["/event/no-such-invitation/calendar.ics"],
  ["/event/no-such-invitation/wishes.json"],
  ["/cek"],
  ["/bantu"],
  ["/layar"],
  ["/media/missing.avif"],
  ["/api/apps/calendar/nothing.ics"],
  ["/api/apps/missing"],
  ["/api/guest/missing"],
  ["/api/guest/openLink", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } }],
  ["/api/guest/openLink", { method: "GET" }],
  ["/api/host/saveDraft", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } }],
  ["/api/staff/listUsers", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } }],
];

it.each(ofFunctions)("guards whatever a function answers, refusals too, at %s", async (path, init) => {
  const { headers } = await fetch(`${hosting}${path}`, { redirect: "manual", ...init });
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/(?:default|object)-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/frame-ancestors '(?:none|self)'/);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toMatch(/^(?:same-origin|no-referrer)$/);
  expect(headers.get("set-cookie")).toBeNull();
});
