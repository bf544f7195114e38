import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../../../tests/harness/http.ts";
import { startProduct, type Product } from "../../../../tests/harness/product.ts";
import { fileFacts, filesUnder, removeFile, writeFile } from "../../platform/google/bucket.ts";

let product: Product;
const name = randomBytes(16).toString("hex");
const bytes = randomBytes(1000);
const path = `/media/${name}-480.webp`;
beforeAll(async () => {
  product = await startProduct();
  await Promise.all([
    // What was stored with a file is not believed.
    writeFile(path.slice(1), bytes, "text/html"),
    writeFile(`media/${name}-480.avif`, Buffer.from("smaller"), "image/avif"),
    writeFile(`media/${name}-128.m4a`, bytes, "audio/mp4"),
    writeFile(`uploads/${name}-480.webp`, bytes, "image/webp"),
  ]);
});
afterAll(() => product.close());

const get = (at: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(`${product.origin}${at}`, { headers, method });

describe("a file", () => {
  test("comes whole, for a day, under the type of its name", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.body.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "1000",
      "cache-control": "public, max-age=86400",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["content-disposition"]).toBeUndefined();
  });

  test("has the same headers and no body for HEAD", async () => {
    const [whole, head] = await Promise.all([get(path), get(path, {}, "HEAD")]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe("1000");
    expect(head.headers["etag"]).toBe(whole.headers["etag"]);
  });

  test.each([
    ["image/avif,image/webp,image/*,*/*;q=0.8", "image/avif", 7],
    ["image/webp,image/png,image/*;q=0.8", "image/webp", 1000],
    ["", "image/webp", 1000],
  ])("without extension comes for Accept %s as %s", async (accept, type, length) => {
    const { headers, status } = await get(`/media/${name}-480`, { Accept: accept });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": type, "content-length": String(length), vary: "Accept" });
  });

  test("is not sent again to somebody who has it", async () => {
    const { headers } = await get(path);
    const again = await get(path, { "If-None-Match": `"x", ${headers["etag"] ?? ""}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=900-", 900, 1000],
    ["bytes=-1", 999, 1000],
    ["bytes=500-99999", 500, 1000],
  ])("comes in part for %s", async (range, from, to) => {
    const response = await get(`/media/${name}-128.m4a`, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers["content-range"]).toBe(`bytes ${String(from)}-${String(to - 1)}/1000`);
    expect(response.headers["content-length"]).toBe(String(to - from));
    expect(response.headers["content-type"]).toBe("audio/mp4");
    expect(response.body.equals(bytes.subarray(from, to))).toBe(true);
  });

  test("has no part beyond its end", async () => {
    const response = await get(path, { Range: "bytes=1000-" });
    expect(response.status).toBe(416);
    expect(response.headers["content-range"]).toBe("bytes */1000");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toHaveLength(0);
  });

  test("comes whole when a part was asked of another one", async () => {
    const { headers } = await get(path);
    const etag = headers["etag"] ?? "";
    expect((await get(path, { Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
    expect((await get(path, { Range: "bytes=0-9", "If-Range": '"other"' })).status).toBe(200);
  });
});

describe("what is no file", () => {
  const absent = randomBytes(16).toString("hex");

  test.each([
    `/media/${absent}-480.webp`,
    `/media/${name}-960.webp`,
    `/media/${name}-480.jpg`,
    `/media/${name}-960`,
    "/media/",
    "/media/?prefix=",
    `/media/${name}`,
    `/media/..%2fuploads%2f${name}-480.webp`,
    `/media/${name}-480.webp%00`,
    "/media/__proto__",
  ])("%s answers 404, kept by nobody", async (at) => {
    const response = await get(at);
    expect(response.status).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.text).toBe("");
  });

  test("tells a reader who opened its address, in both languages, and is kept by nobody", async () => {
    const accept = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    for (const at of [`/media/${absent}-480.webp`, "/media/", `/media/${name}/more`]) {
      const response = await get(at, accept);
      expect(response.status).toBe(404);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers["content-type"]).toMatch("text/html");
      expect(response.text).toContain("Halaman ini tidak kami temukan");
      expect(response.text).toContain("We cannot find this page");
    }
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("and %s does nothing", async (method) => {
    expect((await get(path, {}, method)).status).toBe(404);
    expect(await fileFacts(path.slice(1))).not.toBeNull();
  });
});

test("files are listed by their beginning and removed, also twice", async () => {
  const prefix = randomBytes(8).toString("hex");
  const paths = [1, 2].map((number) => `media/${prefix}${String(number).repeat(16)}-1200.jpg`);
  await Promise.all(paths.map((at) => writeFile(at, bytes, "image/jpeg")));
  expect((await filesUnder(`media/${prefix}`)).map((file) => file.name).sort()).toEqual(paths);
  for (let said = 0; said < 2; said += 1) await Promise.all(paths.map(removeFile));
  expect(await filesUnder(`media/${prefix}`)).toEqual([]);
  expect(await fileFacts(paths[0] ?? "")).toBeNull();
});
