import { expect, it } from "vitest";

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
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|data:|blob:|127\.0\.0\.1/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toMatch("camera=(self)");
});

it("leaves every header of the guests' page to its function", async () => {
  const { headers } = await ask("/event/no-such-invitation");
  expect(headers.get("cross-origin-opener-policy")).not.toBe("same-origin-allow-popups");
  expect(headers.get("content-security-policy")).toMatch("default-src 'none'");
  expect(headers.get("cache-control") ?? "").not.toBe("no-cache");
});

it("hands the check of codes, the helper's page and the media to their functions, with the functions' own headers", async () => {
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
  const media = await ask(`/media/${"0".repeat(32)}-480.webp`);
  expect(media.status).toBe(404);
  expect(media.headers.get("cache-control")).toBe("no-store");
  expect(media.headers.get("content-security-policy")).toBe("default-src 'none'");
});
