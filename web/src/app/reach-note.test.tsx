import { weddingContent } from "@janur/domain/fixtures/fixtures";
import type { Content } from "@janur/domain/content/content";
import { contentDifferences } from "@janur/domain/content/merge/merge-content";
import { orderChanges } from "@janur/domain/content/merge/section-order";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { guestSides } from "@janur/domain/side/guest-side";
import { MantineProvider } from "@mantine/core";
import { prerender } from "react-dom/static";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces } from "../lib/i18n/i18n.ts";
import { ReachNote } from "../features/side/components/reach-note.tsx";

const sides = guestSides.map((id) => ({ id, slug: id, oldSlugs: [], publishedRevision: 1 }));

/** What the note says of a change, without its markup. */
async function said(before: Content, after: Content): Promise<string[]> {
  const { prelude } = await prerender(
    <MantineProvider>
      <ReachNote
        invitation={{ sides }}
        differences={contentDifferences(before, after)}
        orders={orderChanges(before, after, guestSides)}
        content={after}
      />
    </MantineProvider>,
  );
  const html = await new Response(prelude).text();
  return [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text ?? "");
}

const turned = (content: Content): Content => ({ ...content, sections: content.sections.toReversed() });

beforeAll(() => loadNamespaces(["side", "versions", "invitation"]));

test("sections in another order reach every family but one that has placed its own", async () => {
  expect(await said(weddingContent, turned(weddingContent))).toEqual([
    "Perubahan bersama sampai ke semua versi.",
  ]);
  const placed = withSideEdited(weddingContent, "groom", turned(contentOfSide(weddingContent, "groom")));
  expect(await said(placed, turned(placed))).toEqual(["Perubahan Urutan bagian tidak sampai ke pihak pria."]);
  // Of what a family changed for itself nothing is common.
  expect(await said(weddingContent, placed)).toEqual([]);
});
