import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pageLimits } from "@janur/domain/limits/page-limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { ask, type Response } from "../../../tests/harness/http.ts";
import { expectOwnHeaders } from "../../../tests/harness/own-headers.ts";
import {
  freshSender,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../tests/harness/product.ts";
import { siteUrl } from "../platform/runtime.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(`${product.origin}${path}`, { headers, method });
const page = () => `/event/${wedding.slug}`;

describe("the page of a published invitation", () => {
  test("is one page that caches may share for a minute", async () => {
    const response = await get(page());
    expect(response.status).toBe(200);
    expectOwnHeaders(response);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect(response.text).toContain("Rani");
    expect(response.text).toContain('lang="id"');
    expect(response.text).toContain('property="og:title"');
  });

  test("allows its own style and script, by their hashes, and no other", async () => {
    const { headers, text } = await get(page());
    const policy = String(headers["content-security-policy"]);
    const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
    const bodiesOf = (tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^]*?)</${tag}>`, "g"))].map(
        ([, body = ""]) => body,
      );
    const styles = bodiesOf("style");
    expect(styles).not.toEqual([]);
    for (const style of styles) expect(policy).toContain(hash(style));
    const scripts = [...text.matchAll(/<script(\s[^>]*)?>([^]*?)<\/script>/g)].filter(
      ([, attributes = ""]) => !attributes.includes("json"),
    );
    expect(scripts).not.toEqual([]);
    for (const [, , script = ""] of scripts) expect(policy).toContain(hash(script));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
    expect(text).not.toMatch(/<[^>]+\son[a-z]+=/);
  });

  test("has its second language at an address of its own, and its first one at one only", async () => {
    const english = await get(`${page()}/en`);
    expect(english.status).toBe(200);
    expect(english.text).toContain('lang="en"');
    expect((await get(`${page()}/id`)).status).toBe(404);
  });

  test("is the same for everybody, whatever cookies and languages they bring", async () => {
    const plain = await get(page());
    const other = await get(page(), {
      Cookie: "session=1",
      "Accept-Language": "en",
      "User-Agent": "WhatsApp/2",
    });
    expect(other.body.equals(plain.body)).toBe(true);
  });

  test.each(["br", "gzip", "identity"])("travels as %s with the same words", async (encoding) => {
    const plain = await get(page());
    const response = await get(page(), { "Accept-Encoding": encoding });
    expect(response.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((body: Buffer) => body);
    expect(decode(response.body).equals(plain.body)).toBe(true);
  });

  test("prefers br, and nothing that the client refuses", async () => {
    expect((await get(page(), { "Accept-Encoding": "gzip, deflate, br" })).headers["content-encoding"]).toBe(
      "br",
    );
    const refused = await get(page(), { "Accept-Encoding": "br;q=0, gzip" });
    expect(refused.headers["content-encoding"]).toBe("gzip");
  });

  test("is not sent again to who has it, also when a cache has weakened its tag", async () => {
    const { etag = "" } = (await get(page())).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await get(page(), { "If-None-Match": known, "Cache-Control": "no-cache" });
      expect(response.status, known).toBe(304);
      expect(response.body).toHaveLength(0);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    }
    expect((await get(page(), { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("answers HEAD with the headers alone", async () => {
    const response = await get(page(), {}, "HEAD");
    expect(response.status).toBe(200);
    expect(response.body).toHaveLength(0);
    expect(response.headers.etag).toBe((await get(page())).headers.etag);
  });

  test("is never kept when asked afresh", async () => {
    const response = await get(`${page()}?v=1`);
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers).not.toHaveProperty("etag");
  });

  test("is the shared one whatever else somebody asks with", async () => {
    const { headers } = await get(page());
    for (const query of ["?to=Budi", "?utm_source=x", "?q=1", "?V=1", "?fresh"]) {
      const response = await get(`${page()}${query}`);
      expect(response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
      expect(response.headers.etag).toBe(headers.etag);
    }
  });

  test("is made afresh so often for one sender; beyond that they see the shared one, kept by nobody", async () => {
    const mine = await publishWedding(product, owner);
    const sender = freshSender();
    const visit = (headers: Record<string, string>) => get(`/event/${mine.slug}?v=1`, headers);
    const visits = Array.from({ length: pageLimits.fresh.count }, async () => (await visit(sender)).status);
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    await get(`/event/${mine.slug}`);
    await product.asHost("unpublishInvitation", { invitationId: mine.invitationId }, owner);
    const shared = await visit(sender);
    expect(shared.status).toBe(200);
    expect(shared.headers["cache-control"]).toBe("no-store");
    expect((await visit(freshSender())).status).toBe(404);
  });

  test("names its own address by the settings, whatever a request says of itself", async () => {
    const headers = { Host: "evil.test", "X-Forwarded-Host": "evil.test", Origin: "https://evil.test" };
    for (const path of [page(), `${page()}?v=1`, `${page()}?mudah`, `${page()}/calendar.ics`]) {
      const { text } = await get(path, headers);
      expect(text).not.toContain("evil.test");
      expect(text.replace(/\r\n[\t ]/g, "")).toContain(`${siteUrl()}${page()}`);
    }
  });

  test("carries nothing that is private", async () => {
    const { invitationId } = wedding;
    const contact = { phone: "+6281298765432", email: "canary@janur.test" };
    const guest = {
      name: "Kenari",
      honorific: "",
      suffix: "",
      origin: "",
      group: "",
      seats: 2,
      note: "catatan-kenari",
    };
    await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact }, owner);
    const { text } = await get(`${page()}?v=2`);
    for (const canary of ["Kenari", contact.phone, contact.email, "catatan-kenari", owner.uid, owner.email]) {
      expect(text).not.toContain(canary);
    }
  });
});

test("a parameter that comes twice, or as a list, does no harm", async () => {
  const twice = (name: string) => `${name}=en&${name}=id&${name}[a]=1&${name}[]=2`;
  for (const [rest, name] of [
    ["", "v"],
    ["", "mudah"],
    ["/en", "language"],
    ["/calendar.ics", "language"],
    ["/calendar.ics", "ceremony"],
    ["/wishes.json", "after"],
    ["/ucapan", "after"],
    ["/ucapan", "language"],
    ["/lapor", "language"],
    ["/lapor", "photo"],
    ["/foto", "m"],
    ["/album", "after"],
    ["/album.json", "after"],
    ["/berhenti", "language"],
  ] as const) {
    const once = await get(`${page()}${rest}`, freshSender());
    const { status } = await get(`${page()}${rest}?${twice(name)}`, freshSender());
    // As if it had not been said at all.
    expect(status, `${rest}?${name}`).toBe(once.status);
  }
});

describe("the other shapes of a page", () => {
  const notice = { id: "Eyang sedang dirawat.", en: "Grandmother is ill." };

  test("Mode mudah comes without script, and is a shared page of its own", async () => {
    const response = await get(`${page()}?mudah`);
    expect(response.text).toContain('class="easy"');
    expect(response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect((await get(page())).text).not.toContain('class="easy"');
  });

  test("the calendar file is of this moment and in the language asked for", async () => {
    const response = await get(`${page()}/calendar.ics?language=en`);
    expect(response.status).toBe(200);
    expectOwnHeaders(response);
    expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe('inline; filename="calendar.ics"');
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.text).toContain(`UID:${wedding.invitationId}-`);
    expect(response.text.replace(/\r\n[\t ]/g, "")).toContain(`${page()}/en`);
    expect((await get(`${page()}/calendar.ics`, {}, "POST")).status).toBe(404);
    expect((await get(`${page()}/calendar.ics?ceremony=none`)).status).toBe(404);
  });

  test("a cancelled event has its own page and takes its calendar entries back", async () => {
    const mine = await publishWedding(product, owner);
    const { invitationId, slug } = mine;
    const before = await get(`/event/${slug}/calendar.ics`);
    await product.asHost("announceChange", { invitationId, change: "cancel", notice }, owner);
    const { status, text } = await get(`/event/${slug}?v=9`);
    expect(status).toBe(200);
    expect(text).toContain("Acara dibatalkan");
    expect(text).toContain(notice.id);
    expect(text).not.toContain("rsvp-form");
    const after = await get(`/event/${slug}/calendar.ics`);
    expect(after.text).toContain("METHOD:CANCEL");
    const sequence = ({ text: file }: Response) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    const uids = ({ text: file }: Response) => file.match(/^UID:.+$/gm);
    expect(uids(after)).toEqual(uids(before));
  });
});

describe("what is not there", () => {
  const absent = [
    "/event/no-such-slug-at-all",
    "/event/NOT-A-SLUG",
    "/event/..%2f..%2fusers",
    "/event/a",
    "/event/",
    "/event/no-such-slug-at-all/en",
    "/event/no-such-slug-at-all/wishes.json",
    "/event/no-such-slug-at-all/ucapan",
    "/event/no-such-slug-at-all/calendar.ics",
    "/event/%00",
    "/event/__proto__",
  ];

  test("unpublished, unknown and malformed addresses answer with the very same page, kept by nobody", async () => {
    const mine = await publishWedding(product, owner);
    await product.asHost("unpublishInvitation", { invitationId: mine.invitationId }, owner);
    const unpublished = await get(`/event/${mine.slug}`);
    expect(unpublished.status).toBe(404);
    expect(unpublished.headers["cache-control"]).toBe("no-store");
    for (const path of absent) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.body.equals(unpublished.body), path).toBe(true);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers["content-security-policy"]).toBe(
        unpublished.headers["content-security-policy"],
      );
      expectOwnHeaders(response);
    }
  });

  test("a broken address is a mistake of the asker's, not of ours", async () => {
    const response = await get("/event/%E0%A4%A");
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test("publishing and taking away show at once to who asks past the caches", async () => {
    const mine = await publishWedding(product, owner);
    expect((await get(`/event/${mine.slug}?v=1`)).status).toBe(200);
    await product.asHost("unpublishInvitation", { invitationId: mine.invitationId }, owner);
    expect((await get(`/event/${mine.slug}?v=1`)).status).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "%s of the page is not there either",
    async (method) => {
      expect((await get(page(), {}, method)).status).toBe(404);
    },
  );
});
