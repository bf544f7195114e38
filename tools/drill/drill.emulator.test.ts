import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromJson, releases, samplesOf } from "../../tests/golden/golden-documents.ts";
import { parseOffset } from "../emulators/ports.ts";
import { writeAccounts } from "./accounts.ts";
import { differences } from "./differences.ts";
import { readDocuments, wipeDocuments, writeDocuments } from "./documents.ts";
import { wipeFiles, writeFiles } from "./files.ts";
import { oddDocuments } from "./odd-documents.ts";
import { placeAt } from "./place.ts";
import { exportProject, importProject, isEmpty, wipeProject } from "./project-copy.ts";

/* T14 at a small size, in a project of its own beside the suite's: no function listens there, and nobody else is wiped. */

const place = placeAt(
  parseOffset(process.env["JANUR_PORT_OFFSET"]),
  `demo-drill-${randomBytes(4).toString("hex")}`,
);
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "janur-drill-"));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  await wipeProject(place);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const [, files = ""] = place.buckets;
const signs = { salt: "salz", passwordHash: "fakeHash:salt=salz:password=janur123" };
const accounts = [
  { localId: "a", email: "a@janur.test", emailVerified: true, displayName: "Ä", createdAt: "5", ...signs },
  {
    ...{ localId: "b", email: "b@janur.test", emailVerified: true, disabled: true, lastLoginAt: "7" },
    customAttributes: '{"role":"admin"}',
    providerUserInfo: [{ providerId: "google.com", rawId: "1", email: "b@janur.test" }],
    mfaInfo: [{ mfaEnrollmentId: "x", phoneInfo: "+628123456789", enrolledAt: "2026-01-01T00:00:00.000Z" }],
  },
  { localId: "c", phoneNumber: "+628123456780" },
];

/** What releases have stored, as the product's own library writes it. */
async function writeGolden(): Promise<void> {
  const app = initializeApp({ projectId: place.projectId }, place.projectId);
  const batch = getFirestore(app).batch();
  for (const { path, data } of releases().flatMap(samplesOf))
    batch.set(getFirestore(app).doc(path), Object(fromJson(data)) as object);
  await batch.commit();
  await deleteApp(app);
}

beforeAll(async () => {
  await writeGolden();
  await writeDocuments(place, oddDocuments(place));
  await writeAccounts(place, accounts);
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
  const said = { contentType: "image/webp", cacheControl: "public, max-age=60", metadata: { of: "ä" } };
  const known = { md5: "", sha256: "", size: 0 };
  await writeFiles(
    place,
    [
      { ...known, bucket: files, name: "media/a b+c%/é.webp", metadata: said },
      { ...known, bucket: files, name: "media/bare", metadata: {} },
    ],
    () => bytes,
  );
});

test("what is exported, wiped and imported is what it was", async () => {
  const folder = newFolder();
  const before = await exportProject(place, folder);
  expect(before.documents.length).toBeGreaterThan(60);
  expect(before.accounts.map(({ localId }) => localId)).toEqual(["a", "b", "c"]);
  expect(before.accounts[0]).toMatchObject(signs);
  expect(before.files.map(({ name, size }) => [name, size])).toEqual([
    ["media/a b+c%/é.webp", 300_000],
    ["media/bare", 300_000],
  ]);

  await wipeProject(place);
  expect(isEmpty(await exportProject(place, newFolder()))).toBe(true);
  await importProject(place, folder);
  expect(differences(before, await exportProject(place, newFolder()))).toEqual([]);
});

test("what is lost, added, altered or only of another type is told", async () => {
  const before = await exportProject(place, newFolder());
  await writeDocuments(place, [
    {
      path: "odd/values",
      fields: {
        ...before.documents.find(({ path }) => path === "odd/values")?.fields,
        v5: { integerValue: "5" },
      },
    },
    { path: "odd/new", fields: {} },
  ]);
  await wipeFiles(place);
  const told = differences(before, await exportProject(place, newFolder()));
  expect(told).toEqual([
    'document odd/values: v5 was {"doubleValue":5} and is {"integerValue":"5"}',
    `file ${files}/media/a b+c%/é.webp is missing`,
    `file ${files}/media/bare is missing`,
    "document odd/new was not there before",
  ]);
});

test("more documents than are read at once come whole and in order", async () => {
  const paths = Array.from({ length: 1_201 }, (_, index) => `many/${String(index).padStart(5, "0")}`);
  await wipeDocuments(place);
  const written = paths.map((path) => ({ path, fields: { path: { stringValue: path } } }));
  expect(await writeDocuments(place, written)).toBe(paths.length);
  expect(await readDocuments(place)).toEqual(written);
});
