import { connect } from "node:net";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { stored } from "../../../tests/harness/documents.ts";
import { ask, type Response } from "../../../tests/harness/http.ts";
import { expectOwnHeaders } from "../../../tests/harness/own-headers.ts";
import {
  freshSender,
  guestIdOf,
  inviteGuest,
  type Product,
  publishWedding,
  startProduct,
  tokenOf,
  type Wedding,
} from "../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
afterAll(() => product.close());

const page = () => `/event/${wedding.slug}`;

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
    expect(guestIdOf(mine, tokenOf(link))).toBe(guestId);
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
    const linkOf = ({ text }: Response) => /href="[^"]*#[^"]*g=([\w.-]+)"/.exec(text)?.[1];
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
      expect(wish.text).toContain("ucapan (paling banyak 1.000 karakter)");
      const answer = await send(at("rsvp"), form({ note: text }));
      expect([400, 413]).toContain(answer.status);
      expect(answer.text).toContain(`>${text}</textarea>`);
      expect(answer.text).toContain("Paling banyak 500 karakter.");
      const report = await send(at("lapor"), typed({ reason: "other", text, contact: "" }));
      expect([400, 413]).toContain(report.status);
      expect(report.text).toContain(`>${text}</textarea>`);
      expect(report.text).toContain("ceritanya paling banyak 1.000 karakter");
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
    const wall = await ask(`${product.origin}/event/${mine.slug}/ucapan`);
    expect(wall.headers["cache-control"]).toBe("no-store");
    expectOwnHeaders(wall);
    expect(wall.text).toContain("Mugi &lt;rukun&gt; &amp; ayem.");
  });
});
