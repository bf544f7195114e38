import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { documentIdFromBytes } from "@janur/domain/id";
import { invitationSchema } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { readStored } from "@janur/domain/stored/read-stored";
import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { stored } from "../harness/documents.ts";
import { groomWords, useFeast } from "../harness/feast.ts";
import { newSlug } from "../harness/product.ts";
import { fromJson, releases, samplesOf, type GoldenSample } from "./golden-documents.ts";

/* What releases have stored of one feast, with one version and with two, goes to two and to one by today's code. */

const { host, call, page } = useFeast();
// Pages and their pictures are drawn, some of them four times.
vi.setConfig({ testTimeout: 90_000 });

/** The weddings that a release has published, and how many families had a version of their own. */
const weddings = releases().flatMap((release) =>
  samplesOf(release).flatMap(({ path, data }) => {
    const invitation = /^invitations\/\w+$/.test(path)
      ? invitationSchema.safeParse(fromJson(data)).data
      : null;
    return invitation?.status === "published" && invitation.eventType === "wedding"
      ? [{ release, slug: invitation.slug, families: invitation.sides.length, id: invitation.id }]
      : [];
  }),
);

/** Puts a release's documents of one invitation into the database, under an id, an owner and addresses of their own. */
async function put(release: string, id: string) {
  const [own, owner] = [documentIdFromBytes(randomBytes(20)), host.owner.uid];
  const samples = samplesOf(release);
  const head = readStored(
    invitationSchema,
    fromJson(samples.find(({ path }) => path === paths.invitation(id))?.data),
  );
  const addresses = [head.slug, ...head.sides.map(({ slug }) => slug)].map(
    (slug) => [slug, newSlug()] as const,
  );
  const renamed = (sample: GoldenSample): GoldenSample => {
    const changes = [[id, own], [head.owner, owner], ...addresses];
    const text = changes.reduce(
      (json, [from = "", to = ""]) => json.replaceAll(`"${from}"`, `"${to}"`),
      JSON.stringify(sample),
    );
    const { path, data } = JSON.parse(text) as GoldenSample;
    return {
      path: path
        .split("/")
        .map((part) => changes.find(([from]) => from === part)?.[1] ?? part)
        .join("/"),
      data,
    };
  };
  const batch = db().batch();
  for (const sample of samples.map(renamed))
    if (sample.path.startsWith(paths.invitation(own)) || sample.data["invitationId"] === own)
      batch.set(db().doc(sample.path), fromJson(sample.data) as Record<string, unknown>);
  for (const [, slug] of addresses) batch.set(db().doc(paths.slug(slug)), { invitationId: own });
  await batch.commit();
  const [common, ...sides] = addresses.map(([, slug]) => slug);
  return { invitationId: own, slug: common ?? "", sides };
}

test("there is a wedding of one version and one of two", () => {
  expect(new Set(weddings.map(({ families }) => families))).toEqual(new Set([0, 1]));
});

describe.each(weddings)(
  "$slug as $release has stored it, of $families families (T21)",
  ({ release, id, families }) => {
    test("goes to two and to one and to two again, and loses nothing", async () => {
      const { invitationId, slug, sides } = await put(release, id);
      const kept = async () => (await stored.draft(invitationId)) ?? never();
      const shown = async (of: string) => (await stored.publication(of))?.content;
      const before = {
        draft: await kept(),
        common: await shown(slug),
        groom: sides[0] && (await shown(sides[0])),
      };
      expect(before.common).toBeDefined();

      // The groom's family writes something of its own, and both versions are seen.
      const groom = sides[0] ?? (await call.add(invitationId, "groom"));
      const seen = contentOfSide(before.draft.content, "groom");
      const content = withSideEdited(before.draft.content, "groom", {
        ...seen,
        sections: seen.sections.map((section) =>
          section.type === "opening"
            ? { ...section, greeting: { ...section.greeting, id: groomWords } }
            : section,
        ),
      });
      const { draftRevision } = await call.save(invitationId, before.draft.revision, content);
      await call.publish(invitationId, draftRevision);
      expect(await shown(slug)).toEqual(before.common);
      expect((await page(`${groom}?v=two`)).text).toContain(groomWords);
      const two = await shown(groom);
      if (families > 0) expect(two?.sections.length).toBe(before.groom && before.groom.sections.length);

      // One version again: everybody reads what they read, and the family's words wait.
      await call.remove(invitationId, "groom");
      await call.publish(invitationId, draftRevision);
      expect(await shown(slug)).toEqual(before.common);
      expect((await page(`${groom}?v=one`)).headers.location?.split("?")[0]).toBe(`/event/${slug}`);
      expect((await kept()).content).toEqual(content);
      expect(contentOfSide((await kept()).content, null)).toEqual(contentOfSide(before.draft.content, null));

      await call.add(invitationId, "groom", groom);
      await call.publish(invitationId, draftRevision);
      expect(await shown(groom)).toEqual(two);
      expect(await shown(slug)).toEqual(before.common);
      expect((await stored.invitation(invitationId))?.sides).toMatchObject([{ id: "groom", slug: groom }]);
    });
  },
);

function never(): never {
  throw new Error("there is no draft");
}
