import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { retiredThemes, type ThemeId } from "@janur/domain/content/theme";
import { paths } from "@janur/domain/paths";
import { colourwaysOf } from "@janur/event-page/themes/base/colourway";
import { themes } from "@janur/event-page/themes/themes";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test, vi } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { stored } from "../harness/documents.ts";
import { brideWords, groomWords, greeted, useFeast } from "../harness/feast.ts";
import { draftWedding, openWedding } from "../harness/product.ts";

/* What a release with more themes has stored is read, shown, saved, published and brought back by today's. */

const { host, call, page } = useFeast();
// Pages and their pictures are drawn, some of them four times.
vi.setConfig({ testTimeout: 90_000 });

const accent = "#2A6F4E";

/** The same with each name in another's place, as a value and as a key. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (value instanceof Timestamp || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key === from ? to : key, renamed(item, from, to)]),
  );
}

/** What a guest reads, without the page's style and scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
/** Themes whose baked pictures a page asks for. */
const artOf = (html: string) => [...new Set([...html.matchAll(/event\/art-([a-z]+)/g)].map(([, id]) => id))];

/** A published feast with a version of the groom's, of which every document says `retired` where it said `successor`. */
async function feastIn(retired: string, successor: ThemeId) {
  const [colourway] = colourwaysOf(themes[successor]);
  const common = {
    ...greeted("bride", brideWords, openWedding()),
    theme: successor,
    adjustments: { [successor]: { accent } },
  };
  const content = withSideEdited(greeted("groom", groomWords, common), "groom", {
    ...contentOfSide(greeted("groom", groomWords, common), "groom"),
    adjustments: { [successor]: { accent, ...(colourway && { colourway }) } },
  });
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
  const groom = await call.add(invitationId, "groom");
  await call.publish(invitationId, revision);
  const before = { common: (await page(slug)).text, groom: (await page(groom)).text };
  const draft = await stored.draft(invitationId);
  const written = [
    paths.invitation(invitationId),
    paths.draft(invitationId),
    paths.publication(slug),
    paths.publication(groom),
    ...(await db().collection(paths.versions(invitationId)).listDocuments()).map(({ path }) => path),
  ];
  for (const path of written) {
    const data = renamed((await db().doc(path).get()).data(), successor, retired) as Record<string, unknown>;
    expect(JSON.stringify(data)).not.toContain(`"${successor}"`);
    await db().doc(path).set(data);
  }
  return { invitationId, slug, groom, revision, before, draft: draft?.content ?? never() };
}

describe.each(Object.entries(retiredThemes))("a feast in %s, which is %s now", (retired, successor) => {
  test("is the same to guests, to hosts and in its history, word by word", async () => {
    const { invitationId, slug, groom, revision, before, draft } = await feastIn(retired, successor);

    // Guests who never heard of a change.
    for (const [address, expected] of [
      [slug, before.common],
      [groom, before.groom],
    ] as const) {
      const { text } = await page(`${address}?v=later`);
      expect(wordsOf(text)).toBe(wordsOf(expected));
      expect(artOf(text)).toEqual([successor]);
      expect(text).not.toContain(retired);
    }
    expect((await page(`${groom}?v=words`)).text).toContain(groomWords);

    // Its host, with what was stored and with a tab that still calls the theme by its name.
    expect((await stored.invitation(invitationId))?.theme).toBe(successor);
    expect((await stored.draft(invitationId))?.content).toEqual(draft);
    const ofYesterday = renamed(draft, successor, retired);
    const opening = `${brideWords}!`;
    const typed = JSON.parse(JSON.stringify(ofYesterday).replaceAll(groomWords, opening)) as typeof draft;
    const { draftRevision } = await call.save(invitationId, revision, typed);
    const saved = (await db().doc(paths.draft(invitationId)).get()).data();
    expect(JSON.stringify(saved)).not.toContain(retired);
    expect((await stored.invitation(invitationId))?.draftRevision).toBe(draftRevision);
    await call.publish(invitationId, draftRevision);
    const published = (await db().doc(paths.publication(groom)).get()).data();
    expect(published).toMatchObject({ content: { theme: successor } });
    expect(published?.["displayFont"]).not.toBeNull();
    expect((await page(`${groom}?v=new`)).text).toContain(opening);

    // An old version, as the old release kept it.
    const kept = await db()
      .doc(paths.version(invitationId, String(revision)))
      .get();
    if (!kept.exists) await db().doc(kept.ref.path).set(versionOf(revision, ofYesterday));
    const { draftRevision: restored } = await host.product.asHost(
      "restoreVersion",
      { invitationId, revision, basedOn: draftRevision },
      host.owner,
    );
    expect((await stored.draft(invitationId))?.content).toEqual(draft);
    await call.publish(invitationId, restored);
    const { text } = await page(`${groom}?v=restored`);
    expect(wordsOf(text)).toBe(wordsOf(before.groom));
  });
});

/** A version as the release of those days kept it. */
function versionOf(revision: number, content: unknown): Record<string, unknown> {
  const createdAt = Timestamp.now();
  return { revision, content, createdAt, createdBy: host.owner.uid, kind: "automatic", name: null };
}

function never(): never {
  throw new Error("there is no draft");
}
