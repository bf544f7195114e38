import { albumLimits } from "@janur/domain/limits/album-limits";
import { expect, test } from "vitest";
import { readPhotoForm } from "./read-photo-form.ts";

/* Node writes such forms byte by byte as browsers do. */

const requestOf = (rawBody: Buffer | undefined, contentType: string) => ({
  ...(rawBody === undefined ? {} : { rawBody }),
  get: () => contentType,
});

async function bodyOf(fields: Record<string, string | File>): Promise<[Buffer, string]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const written = new Response(form);
  const contentType = written.headers.get("content-type") ?? "";
  return [Buffer.from(await written.arrayBuffer()), contentType];
}

const read = async (fields: Record<string, string | File>) =>
  readPhotoForm(requestOf(...(await bodyOf(fields))));

test("gives each field and the photo, of which nothing is copied", async () => {
  const bytes = Buffer.from("\r\n--x\r\n\r\n\0\xff--\r\n", "latin1");
  const [body, contentType] = await bodyOf({
    language: "id",
    m: "",
    name: 'Bu "Sri" ✿\r\nname="photo"',
    photo: new File([bytes], 'a"b; name="name".jpg', { type: "image/jpeg" }),
    key: "k",
  });
  const fields = readPhotoForm(requestOf(body, contentType));
  expect(["language", "m", "name", "key", "photo", "absent"].map((name) => fields?.text(name))).toEqual([
    ...["id", "", 'Bu "Sri" ✿\r\nname="photo"', "k", "", ""],
  ]);
  expect(fields?.photo).toEqual(bytes);
  expect(fields?.photo?.buffer).toBe(body.buffer);
  expect(fields?.isTooLarge).toBe(false);
});

test("tells that none was chosen", async () => {
  expect((await read({ photo: new File([], "") }))?.photo).toBeNull();
  expect((await read({ photo: "words" }))?.photo).toBeNull();
  expect((await read({ remove: "x" }))?.text("remove")).toBe("x");
});

test("takes a photo of the size that is allowed and not one byte more, and no field without end", async () => {
  const sized = (bytes: number) => read({ photo: new File([Buffer.alloc(bytes, 1)], "a.jpg") });
  expect(await sized(albumLimits.formBytes)).toMatchObject({ isTooLarge: false });
  expect(await sized(albumLimits.formBytes + 1)).toMatchObject({ isTooLarge: true });
  expect(await sized(albumLimits.formBytes + 100_000)).toMatchObject({ isTooLarge: true, photo: null });
  expect((await read({ name: "a".repeat(1_000_000) }))?.text("name").length).toBeLessThan(20_000);
});

test("reads a boundary in quotes", () => {
  const body = Buffer.from('--a b\r\nContent-Disposition: form-data; name="m"\r\n\r\nx\r\n--a b--');
  expect(readPhotoForm(requestOf(body, 'multipart/form-data; boundary="a b"'))?.text("m")).toBe("x");
});

const head = 'Content-Disposition: form-data; name="m"\r\n\r\n';
test.each([
  ["no body", undefined],
  ["an empty one", ""],
  ["words", "x"],
  ["another boundary", `--y\r\n${head}x\r\n--y--`],
  ["a part without an end", `--x\r\n${head}x`],
  ["a part without a head", "--x\r\nx\r\n--x--"],
  ["a head without an end", `--x\r\n${"a: b\r\n".repeat(1_000)}\r\n\r\n--x--`],
  ["parts without number", `${`--x\r\n${head}x\r\n`.repeat(1_000)}--x--`],
])("is none with %s", (_what, body) => {
  const raw = body === undefined ? undefined : Buffer.from(body);
  expect(readPhotoForm(requestOf(raw, "multipart/form-data; boundary=x"))).toBeNull();
});

test.each(["", "text/plain", "multipart/form-data", `multipart/form-data; boundary=${"x".repeat(71)};`])(
  "is none of type %j",
  (contentType) => {
    expect(readPhotoForm(requestOf(Buffer.from("--x--"), contentType))).toBeNull();
  },
);
