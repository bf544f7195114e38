import { checkCodeText } from "@janur/domain/invitation/check-code";
import { findSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { usualSettings } from "@janur/domain/invitation/settings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  newSlug,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { siteUrl } from "../../platform/runtime.ts";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Ibu Sri");
});
afterAll(() => product.close());

async function codeOf({ slug }: Wedding): Promise<string> {
  const code = (await stored.publication(slug))?.checkCode;
  if (code == null) throw new Error("the publication has no code");
  return code;
}

const check = (code: string, headers: Record<string, string> = freshSender(), language = "id") =>
  ask(`${product.origin}/cek`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-Host": "evil.test",
      ...headers,
    },
    body: new URLSearchParams({ language, code }).toString(),
  });

function wedding(): Promise<Wedding> {
  const cover = findSection(openWedding(), "cover");
  if (cover === undefined) throw new Error("the wedding has no cover");
  return publishWedding(product, owner, openWedding({ ...cover, senderPhoneEnding: "3344" }));
}

describe("a right code", () => {
  test("tells whose feast it is, who sends it, where and since when, however it is typed", async () => {
    const mine = await wedding();
    const code = await codeOf(mine);
    for (const typed of [code, checkCodeText(code).toLowerCase(), ` ${code.slice(0, 4)} ${code.slice(4)} `]) {
      const answer = await check(typed);
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      for (const fact of [
        "Rani &amp; Dimas",
        "Ibu Sri, nomor berakhiran 3344",
        `${siteUrl()}/event/${mine.slug}`,
        String(new Date().getFullYear()),
        "Kami tidak pernah meminta",
      ])
        expect(answer.text).toContain(fact);
    }
    expect((await check(code, freshSender(), "en")).text).toContain("number ending 3344");
  });

  test("stays the same when the page is published again, moves, or comes back", async () => {
    const mine = await wedding();
    const { invitationId, revision } = mine;
    const code = await codeOf(mine);
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    expect(await codeOf(mine)).toBe(code);
    const slug = newSlug();
    await product.asHost("changeSlug", { invitationId, slug }, owner);
    expect((await check(code)).text).toContain(`/event/${slug}`);
    await product.asHost("unpublishInvitation", { invitationId }, owner);
    expect((await check(code)).status).toBe(404);
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    expect((await check(code)).status).toBe(200);
  });

  test("of a closed invitation tells its sender's name only", async () => {
    const mine = await wedding();
    const { invitationId, slug } = mine;
    const code = await codeOf(mine);
    const settings = { ...usualSettings, access: "guests" as const };
    await product.asHost("changeSettings", { invitationId, settings, password: null }, owner);
    const answer = await check(code);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Ibu Sri");
    for (const secret of ["Rani", "Dimas", slug, "3344"]) expect(answer.text).not.toContain(secret);
  });
});

describe("any other code", () => {
  test.each(["00000000", "", "x", "ZZZZ-ZZZ", "../../users", "<b>"])(
    "%j has the same answer",
    async (typed) => {
      const [answer, absent] = await Promise.all([check(typed), check("ZZZZZZZZ")]);
      expect(answer.status).toBe(404);
      expect(answer.text.replace(/value="[^"]*"/g, "")).toBe(absent.text.replace(/value="[^"]*"/g, ""));
      expect(answer.text).not.toContain("<b>");
    },
  );

  test("is looked up so often and not once more, right ones too", async () => {
    const code = await codeOf(await wedding());
    const headers = freshSender();
    for (let done = 0; done < limits.check.rate.count; done += 1)
      expect((await check("ZZZZZZZZ", headers)).status).toBe(404);
    const refused = await check(code, headers);
    expect(refused.status).toBe(429);
    expect(refused.text).not.toContain("Ibu Sri");
  });
});

test("the form is one page for everybody, in both languages, without script", async () => {
  const page = await ask(`${product.origin}/cek`);
  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
  expect(page.headers["set-cookie"]).toBeUndefined();
  expect(page.text).toContain('action="/cek"');
  expect(page.text).toContain('href="/cek/en"');
  const english = await ask(`${product.origin}/cek/en`);
  expect(english.text).toContain("Check an invitation");
  expect(english.text).toContain('href="/cek"');
  expect(english.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  const asked = await ask(`${product.origin}/cek/en?fresh`);
  expect(asked.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  const foreign = await check("ZZZZZZZZ", { ...freshSender(), "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(403);
});

test.each(["/cek/fr", "/cek/en/more", "/cek/..%2fevent"])(
  "%s is a small page that leads to the check in both languages, kept by nobody",
  async (path) => {
    const page = await ask(`${product.origin}${path}`);
    expect(page.status).toBe(404);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.text).toContain("Halaman ini tidak kami temukan");
    expect(page.text).toContain("We cannot find this page");
    for (const way of ["/cek", "/cek/en"]) expect(page.text).toContain(`href="${way}"`);
  },
);
