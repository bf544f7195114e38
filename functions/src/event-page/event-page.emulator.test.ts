import { createHash } from "node:crypto";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../harness/accounts.ts";
import { stored } from "../harness/documents.ts";
import { ask, type Response } from "../harness/http.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  tokenOf,
  type Product,
  type Wedding,
} from "../harness/product.ts";

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

/** What every answer on these paths owes. */
function expectOwnHeaders({ headers }: Response): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers.vary).toContain("Accept-Encoding");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(headers).not.toHaveProperty("x-powered-by");
}

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

  test.each(["?v=1", "?to=Budi", "?utm_source=x"])("is never kept when asked with %s", async (query) => {
    const response = await get(`${page()}${query}`);
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers).not.toHaveProperty("etag");
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

describe("the other shapes of a page", () => {
  const notice = { id: "Eyang sedang dirawat.", en: "Grandmother is ill." };

  test("Mode mudah comes without script and is kept by nobody", async () => {
    const response = await get(`${page()}?mudah`);
    expect(response.text).toContain('class="easy"');
    expect(response.headers["cache-control"]).toBe("no-store");
    expect((await get(page())).text).not.toContain('class="easy"');
  });

  test("the calendar file is of this moment and in the language asked for", async () => {
    const response = await get(`${page()}/calendar.ics?language=en`);
    expect(response.status).toBe(200);
    expectOwnHeaders(response);
    expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
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

describe("a plain form", () => {
  const form = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      language: "id",
      name: "Udin",
      basedOn: "0",
      "attend.resepsi": "yes",
      adults: "2",
      children: "0",
      note: "",
      ...change,
    }).toString();

  const sameOrigin = () => ({ Origin: product.origin, "Sec-Fetch-Site": "same-origin" });
  const send = (path: string, body: string, headers: Record<string, string> = sameOrigin()) =>
    ask(`${product.origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...freshSender(), ...headers },
      body,
    });

  test("from our own page is an answer, with a page and a personal link of its own", async () => {
    const mine = await publishWedding(product, owner);
    const response = await send(`/event/${mine.slug}/rsvp`, form());
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expectOwnHeaders(response);
    const [guestId = ""] = await stored.guestIds(mine.invitationId);
    expect(await stored.guest(mine.invitationId, guestId)).toMatchObject({
      name: "Udin",
      listing: "inbox",
      answer: { attendance: "yes", people: 2 },
    });
    const link = /href="([^"]*#[^"]*g=[^"]*)"/.exec(response.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(tokenOf(link).slice(0, 20)).toBe(guestId);
  });

  test("sent twice has one effect", async () => {
    const mine = await publishWedding(product, owner);
    const sender = { ...sameOrigin(), ...freshSender() };
    await send(`/event/${mine.slug}/rsvp`, form(), sender);
    expect((await send(`/event/${mine.slug}/rsvp`, form(), sender)).status).toBe(200);
    expect(await stored.guestIds(mine.invitationId)).toHaveLength(1);
  });

  test("of somebody else who types the very same is another guest and shows nobody's link", async () => {
    const mine = await publishWedding(product, owner);
    const linkOf = ({ text }: Response) => /g=([A-Za-z0-9]{20})\./.exec(text)?.[1];
    const [first, second] = [
      await send(`/event/${mine.slug}/rsvp`, form()),
      await send(`/event/${mine.slug}/rsvp`, form()),
    ];
    expect(linkOf(first)).toBeDefined();
    expect(linkOf(second)).not.toBe(linkOf(first));
    expect(await stored.guestIds(mine.invitationId)).toHaveLength(2);
  });

  test("by a personal link changes that guest", async () => {
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const response = await send(`${page()}/rsvp`, form({ token, name: "" }));
    expect(response.status).toBe(200);
    expect((await stored.guest(wedding.invitationId, guestId))?.answer?.people).toBe(2);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" }],
    ["another site in an older browser", { Origin: "https://other.example" }],
    ["a sandboxed page", { Origin: "null" }],
    ["nowhere", {}],
  ])("from %s is refused and leaves nothing", async (_name, headers) => {
    const mine = await publishWedding(product, owner);
    for (const path of ["rsvp", "ucapan"]) {
      const response = await send(`/event/${mine.slug}/${path}`, form({ text: "x" }), headers);
      expect(response.status).toBe(403);
      expect(response.headers["cache-control"]).toBe("no-store");
    }
    expect(await stored.guestIds(mine.invitationId)).toEqual([]);
    expect(await stored.wishCount(mine.invitationId)).toBe(0);
  });

  test("of 16 KB is read, of one byte more is too large", async () => {
    const full = `${form()}&padding=`.padEnd(limits.rsvp.formBytes, "x");
    expect((await send(`${page()}/rsvp`, full)).status).toBe(200);
    const refused = await send(`${page()}/rsvp`, `${full}x`);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain("Semuanya masih di sini");
    expect(refused.text).toContain('value="Udin"');
  });

  test.each([
    ["letters", "Semoga samawa. ".repeat(667).trim()],
    ["Arabic letters", "بارك الله لكما ".repeat(667).trim()],
    ["emoji", "💐".repeat(5_000)],
  ])(
    "with 10,000 characters of %s comes back whole, with what it may hold, and leaves nothing",
    async (_of, text) => {
      const mine = await publishWedding(product, owner);
      const at = (rest: string) => `/event/${mine.slug}/${rest}`;
      const typed = (fields: Record<string, string>) =>
        new URLSearchParams({ language: "id", ...fields }).toString();
      const wish = await send(at("ucapan"), typed({ name: "Udin", text }));
      expect([400, 413]).toContain(wish.status);
      expect(wish.headers["cache-control"]).toBe("no-store");
      expect(wish.text).toContain(`>${text}</textarea>`);
      expect(wish.text).toContain("ucapan (paling banyak 1.000 huruf)");
      const answer = await send(at("rsvp"), form({ note: text }));
      expect([400, 413]).toContain(answer.status);
      expect(answer.text).toContain(`>${text}</textarea>`);
      expect(answer.text).toContain("Paling banyak 500 huruf.");
      const report = await send(at("lapor"), typed({ reason: "other", text, contact: "" }));
      expect([400, 413]).toContain(report.status);
      expect(report.text).toContain(`>${text}</textarea>`);
      expect(report.text).toContain("ceritanya paling banyak 1.000 huruf");
      expect(await stored.guestIds(mine.invitationId)).toEqual([]);
      expect(await stored.wishCount(mine.invitationId)).toBe(0);
    },
  );

  test("far beyond all that comes back as far as it goes, soon, and with the page it stood on", async () => {
    const started = performance.now();
    const wish = await send(`${page()}/ucapan`, `language=en&name=Udin&text=${"x".repeat(2_000_000)}`);
    expect(wish.status).toBe(413);
    expect(wish.text).toContain("at most 1,000 characters");
    expect(wish.body.length).toBeGreaterThan(100_000);
    expect(wish.body.length).toBeLessThan(limits.rsvp.formBytesGivenBack + 50_000);
    const fields = Array.from({ length: 20_000 }, (_, index) => `q.${String(index)}=`).join("&");
    expect((await send(`${page()}/rsvp`, `${form()}&${fields}`)).status).toBe(413);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test("counts a line break as one character, as the form does", async () => {
    const mine = await publishWedding(product, owner);
    const text = "Selamat\n"
      .repeat(limits.wish.text)
      .slice(0, limits.wish.text - 1)
      .trim();
    const whole = text.padEnd(limits.wish.text, ".");
    const body = new URLSearchParams({ language: "id", name: "Udin", text: whole.replaceAll("\n", "\r\n") });
    expect((await send(`/event/${mine.slug}/ucapan`, body.toString())).status).toBe(200);
    expect(await stored.wishCount(mine.invitationId)).toBe(1);
  });

  test.each<[string, string, Record<string, string>]>([
    ["JSON", "{}", { "Content-Type": "application/json" }],
    ["broken JSON", "{", { "Content-Type": "application/json" }],
    ["plain text", "x", { "Content-Type": "text/plain" }],
    ["a file", "x", { "Content-Type": "multipart/form-data; boundary=x" }],
    ["nothing at all", "", { "Content-Length": "0" }],
    ["nonsense", "%%%=&&&", {}],
    ["a page that is not there", form(), { "X-Test": "absent" }],
  ])("that is %s is the sender's mistake", async (name, body, headers) => {
    const paths = name.includes("not there")
      ? ["/event/no-such-slug-at-all/rsvp"]
      : [`${page()}/rsvp`, `${page()}/ucapan`];
    for (const path of paths) {
      const { status } = await send(path, body, { ...sameOrigin(), ...headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  test("that does not even announce a body is the sender's mistake", async () => {
    const { host, hostname, port } = new URL(product.origin);
    const socket = connect(Number(port), hostname);
    const lines = [
      `POST ${page()}/rsvp HTTP/1.1`,
      `Host: ${host}`,
      "Sec-Fetch-Site: same-origin",
      "Connection: close",
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  });

  test("that is wrong comes back with what was typed, escaped", async () => {
    const typed = `<b onclick="x">Udin</b>`;
    const response = await send(`${page()}/rsvp`, form({ name: typed, adults: "0" }));
    expect(response.status).toBe(400);
    expect(response.text).toContain("&lt;b");
    expect(response.text).not.toContain("<b onclick");
  });

  test("with a wish puts it on the wall that is read without script", async () => {
    const mine = await publishWedding(product, owner);
    const body = new URLSearchParams({
      language: "id",
      name: "Ibu Suparmi",
      text: "Mugi <rukun> & ayem.",
    }).toString();
    const posted = await send(`/event/${mine.slug}/ucapan`, body);
    expect(posted.status).toBe(200);
    const wall = await get(`/event/${mine.slug}/ucapan`);
    expect(wall.headers["cache-control"]).toBe("no-store");
    expectOwnHeaders(wall);
    expect(wall.text).toContain("Mugi &lt;rukun&gt; &amp; ayem.");
  });
});
