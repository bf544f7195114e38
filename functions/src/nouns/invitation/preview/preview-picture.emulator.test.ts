import { randomBytes } from "node:crypto";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { paths } from "@janur/domain/paths";
import { usualSettings } from "@janur/domain/invitation/settings";
import { usualCrop } from "@janur/domain/content/sections/media";
import { previewCard } from "@janur/event-page/preview/preview-card";
import { previewSize } from "@janur/event-page/preview/preview-size";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { db } from "../../../platform/google/firestore.ts";
import { newAccount } from "../../../../../tests/harness/accounts.ts";
import { stored } from "../../../../../tests/harness/documents.ts";
import { ask } from "../../../../../tests/harness/http.ts";
import { useHost } from "../../../../../tests/harness/host.ts";
import {
  draftWedding,
  openWedding,
  publishWedding,
  type Wedding,
} from "../../../../../tests/harness/product.ts";
import { purge } from "../../../../../tests/harness/purge.ts";
import { filesUnder, writeFile } from "../../../platform/google/bucket.ts";
import { siteUrl } from "../../../platform/runtime.ts";
import { drawPreview, previewsUnder } from "./preview-picture.ts";

const host = useHost();

const previewOf = async ({ slug }: Wedding) => (await stored.publication(slug))?.preview ?? null;
const picturesOf = (invitationId: string) => filesUnder(previewsUnder(invitationId));
const file = (name: string | null) => ask(`${host.product.origin}/media/${String(name)}-1200.jpg`);

describe("publishing", () => {
  test("draws a picture of 1200 × 630 and at most 300 KB, which the page's head names", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const name = await previewOf(mine);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    const picture = await file(name);
    expect(picture.status).toBe(200);
    expect(picture.body.length).toBeLessThanOrEqual(300 * 1024);
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: "jpeg", ...previewSize });
    const page = await ask(`${host.product.origin}/event/${mine.slug}`);
    const meta = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(page.text)?.[1];
    expect(meta("og:image")).toBe(`${siteUrl()}/media/${String(name)}-1200.jpg`);
    expect(meta("og:image:width")).toBe("1200");
    expect(meta("og:image:height")).toBe("630");
    expect(meta("og:image:alt")).toContain("Rani &amp; Dimas");
    expect(meta("twitter:card")).toBe("summary_large_image");
  });

  test("puts the cover's photo beside the words, and does without one whose file is gone", async () => {
    const media = randomBytes(16).toString("hex");
    const bytes = await sharp({ create: { width: 720, height: 900, channels: 3, background: "#c01030" } })
      .webp()
      .toBuffer();
    await writeFile(`media/${media}-1440.webp`, bytes, "image/webp");
    const content = weddingContent;
    const draw = async (of: string) => {
      const card = previewCard({ ...content, theme: "sunyi" }, "id");
      return sharp(await drawPreview({ ...card, photo: { media: of, crop: usualCrop } }))
        .extract({ left: 1000, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer();
    };
    const [red = 0, green = 0] = await draw(media);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(60);
    const [, paper = 0] = await draw(randomBytes(16).toString("hex"));
    expect(paper).toBeGreaterThan(200);
  });

  test("again makes a new picture and removes the earlier one", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const before = await previewOf(mine);
    const { invitationId, revision } = mine;
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    const after = await previewOf(mine);
    expect(after).not.toBe(before);
    expect((await file(after)).status).toBe(200);
    expect((await file(before)).status).toBe(404);
  });

  test("that is refused leaves no picture behind", async () => {
    const nameless = await newAccount("Rani");
    const { invitationId, revision, slug } = await draftWedding(host.product, nameless);
    await db().doc(paths.user(nameless.uid)).update({ displayName: "Pengguna Baru" });
    const refused = await host.product.callHost("publishInvitation", { invitationId, revision }, nameless);
    expect(refused.refusal).toBe("publish/sender-unnamed");
    expect(await stored.publication(slug)).toBeUndefined();
    expect(await picturesOf(invitationId)).toEqual([]);
  });

  test("goes on without a picture when Storage does not answer", async () => {
    const mine = await draftWedding(host.product, host.owner);
    vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", "127.0.0.1:1");
    try {
      const { invitationId, revision } = mine;
      await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await stored.publication(mine.slug)).toMatchObject({ preview: null });
    const page = await ask(`${host.product.origin}/event/${mine.slug}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("og:image");
  });

  test("draws nothing of a closed page, and closing one takes its picture away", async () => {
    const closed = { ...usualSettings, access: "guests" as const };
    const mine = await draftWedding(host.product, host.owner);
    const { invitationId, revision } = mine;
    await host.product.asHost(
      "changeSettings",
      { invitationId, settings: closed, password: null },
      host.owner,
    );
    await host.product.asHost("publishInvitation", { invitationId, revision }, host.owner);
    expect(await previewOf(mine)).toBeNull();
    expect(await picturesOf(invitationId)).toEqual([]);

    await host.product.asHost(
      "changeSettings",
      { invitationId, settings: usualSettings, password: null },
      host.owner,
    );
    const opened = await previewOf(mine);
    expect((await file(opened)).status).toBe(200);
    await host.product.asHost(
      "changeSettings",
      { invitationId, settings: closed, password: null },
      host.owner,
    );
    expect(await previewOf(mine)).toBeNull();
    expect((await file(opened)).status).toBe(404);
  });
});

describe("the picture goes", () => {
  test.each(["unpublishInvitation", "trashInvitation"] as const)("with %s", async (operation) => {
    const mine = await publishWedding(host.product, host.owner);
    const name = await previewOf(mine);
    await host.product.asHost(operation, { invitationId: mine.invitationId }, host.owner);
    expect((await file(name)).status).toBe(404);
  });

  test("with the purge, together with the code of the invitation", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId } = mine;
    const publication = await stored.publication(mine.slug);
    const code = db().doc(paths.checkCode(publication?.checkCode ?? ""));
    expect((await code.get()).exists).toBe(true);
    await host.product.asHost("trashInvitation", { invitationId }, host.owner);
    await purge(invitationId);
    expect(await stored.invitation(invitationId)).toBeUndefined();
    expect((await code.get()).exists).toBe(false);
    expect(await picturesOf(invitationId)).toEqual([]);
  });
});

test("names with letters that the face lacks are left out, and publishing goes on", async () => {
  const content = openWedding();
  const sections = content.sections.map((section) =>
    section.type === "hosts"
      ? { ...section, persons: section.persons.map((person) => ({ ...person, nickname: "陈美丽 🌿" })) }
      : section,
  );
  const mine = await publishWedding(host.product, host.owner, { ...content, sections });
  expect((await file(await previewOf(mine))).status).toBe(200);
});
